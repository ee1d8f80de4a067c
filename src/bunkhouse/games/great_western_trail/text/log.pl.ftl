### Tury w dzienniku w kilku słowach, bez imienia przed nimi; ile kosztowała albo przyniosła czyjaś tura.

deed-moves =
    { $you ->
        [yes] jedziesz { deed-stop }
       *[no] jedzie { deed-stop }
    }
deed-pays-owner =
    { $you ->
        [yes] płacisz { $dollars } $ graczowi { $victim }
        [victim] płaci ci { $dollars } $
       *[no] płaci { $dollars } $ graczowi { $victim }
    }
deed-plays =
    { $you ->
        [yes] zagrywasz cel
       *[no] zagrywa cel
    }
deed-removes =
    { $you ->
        [yes] usuwasz kartę
       *[no] usuwa kartę
    }
deed-hires =
    { $you ->
        [yes] zatrudniasz { worker-acc }
       *[no] zatrudnia { worker-acc }
    }
deed-trades =
    { $you ->
        [yes] bierzesz { tile }
       *[no] bierze { tile }
    }
deed-clears =
    { $you ->
        [yes] usuwasz niebezpieczeństwo
       *[no] usuwa niebezpieczeństwo
    }
deed-engine =
    { $you ->
        [yes] przesuwasz lokomotywę
       *[no] przesuwa lokomotywę
    }
deed-upgrades =
    { $you ->
        [yes] ulepszasz stację { $station }
       *[no] ulepsza stację { $station }
    }
deed-takes-master =
    { $you ->
        [yes] bierzesz zawiadowcę stacji
       *[no] bierze zawiadowcę stacji
    }
deed-takes-token =
    { $you ->
        [yes] bierzesz żeton rynku pracy
       *[no] bierze żeton rynku pracy
    }
deed-delivers =
    { $you ->
        [yes] dostarczasz krowy do { deed-city }
       *[no] dostarcza krowy do { deed-city }
    }
deed-builds =
    { $you ->
        [yes] budujesz { $building }
       *[no] buduje { $building }
    }
deed-buys =
    { $you ->
        [yes] kupujesz { deed-cows }
       *[no] kupuje { deed-cows }
    }
deed-takes-objective =
    { $you ->
        [yes] bierzesz cel
       *[no] bierze cel
    }
deed-certificates =
    { $you ->
        [yes] bierzesz { deed-certificates-taken }
       *[no] bierze { deed-certificates-taken }
    }
deed-auxiliary =
    { $you ->
        [yes] wykonujesz akcję pomocniczą
       *[no] wykonuje akcję pomocniczą
    }
deed-draws =
    { $you ->
        [yes] dobierasz karty
       *[no] dobiera karty
    }
deed-foresees =
    { $you ->
        [yes] uzupełniasz planszę
       *[no] uzupełnia planszę
    }
deed-stop =
    { $field ->
        [flood-black-2] na powódź
        [flood-black-3] na powódź
        [flood-green-2] na powódź
        [flood-green-3] na powódź
        [flood-green-4] na powódź
        [drought-black-2] na suszę
        [drought-black-3] na suszę
        [drought-green-2] na suszę
        [drought-green-3] na suszę
        [drought-green-4] na suszę
        [rockfall-black-2] na lawinę
        [rockfall-black-3] na lawinę
        [rockfall-green-2] na lawinę
        [rockfall-green-3] na lawinę
        [rockfall-green-4] na lawinę
        [kansas_city] do Kansas City
        [teepee-green] na zielone tipi
        [teepee-blue] na niebieskie tipi
        [empty] na puste pole
       *[other] na budynek { $field }
    }
deed-city =
    { $city ->
        [topeka] Topeki
        [wichita] Wichity
       *[other] { city }
    }
deed-cows =
    { $second ->
        [none] { card }
       *[other] { card } i { second-card }
    }
deed-certificates-taken =
    { $count ->
        [one] { $count } certyfikat
        [few] { $count } certyfikaty
       *[many] { $count } certyfikatów
    }
stake-pays-owner = +{ $dollars } $
