### Tury w dzienniku w kilku słowach, bez imienia przed nimi; ile kosztowała albo przyniosła czyjaś tura.

deed-moves =
    { $you ->
        [yes] jedziesz { deed-stop }
       *[no] jedzie { deed-stop }
    }
deed-sells =
    { $you ->
        [yes] odrzucasz { card } za pieniądze
       *[no] odrzuca { card } za pieniądze
    }
deed-certificates =
    { $you ->
        [yes] zdobywasz { deed-certificates-gained }
       *[no] zdobywa { deed-certificates-gained }
    }
deed-takes-exchange =
    { $you ->
        [yes] bierzesz żeton wymiany
       *[no] bierze żeton wymiany
    }
deed-dismisses =
    { $you ->
        [yes] odrzucasz { worker-acc }
       *[no] odrzuca { worker-acc }
    }
deed-exchanges =
    { $you ->
        [yes] używasz żetonu wymiany
       *[no] używa żetonu wymiany
    }
deed-hires =
    { $you ->
        [yes] zatrudniasz { worker-acc }
       *[no] zatrudnia { worker-acc }
    }
deed-gains-cow =
    { $you ->
        [yes] zdobywasz { card }
       *[no] zdobywa { card }
    }
deed-buys =
    { $you ->
        [yes] kupujesz { card }
       *[no] kupuje { card }
    }
deed-uses-train =
    { $you ->
        [yes] używasz karty pociągu { $card }
       *[no] używa karty pociągu { $card }
    }
deed-builds =
    { $you ->
        [yes] budujesz { $building }
       *[no] buduje { $building }
    }
deed-upgrades =
    { $you ->
        [yes] zastępujesz { $replaced } budynkiem { $building }
       *[no] zastępuje { $replaced } budynkiem { $building }
    }
deed-takes-objective =
    { $you ->
        [yes] bierzesz żeton celu
       *[no] bierze żeton celu
    }
deed-takes-bonus =
    { $you ->
        [yes] bierzesz żeton premii
       *[no] bierze żeton premii
    }
deed-auxiliary =
    { $you ->
        [yes] wykonujesz akcję pomocniczą { $number }
       *[no] wykonuje akcję pomocniczą { $number }
    }
deed-removes =
    { $you ->
        [yes] usuwasz { card }
       *[no] usuwa { card }
    }
deed-takes-simmental =
    { $you ->
        [yes] bierzesz kartę Simmental
       *[no] bierze kartę Simmental
    }
deed-finishes =
    { $you ->
        [yes] kończysz grę
       *[no] kończy grę
    }
deed-delivers =
    { $you ->
        [yes] dostarczasz krowy do placówki { $post }
       *[no] dostarcza krowy do placówki { $post }
    }
deed-gains-worker =
    { $you ->
        [yes] dostajesz pracownika
       *[no] dostaje pracownika
    }
deed-gets-nothing =
    { $you ->
        [yes] nie dostajesz niczego
       *[no] nie dostaje niczego
    }
deed-draws-bot-card =
    { $you ->
        [yes] odkrywasz kartę bota { $card }
       *[no] odkrywa kartę bota { $card }
    }
deed-stop =
    { $field ->
        [el_paso] do El Paso
       *[other] na budynek { $field }
    }
deed-certificates-gained =
    { $count ->
        [one] { $count } certyfikat
        [few] { $count } certyfikaty
       *[many] { $count } certyfikatów
    }
