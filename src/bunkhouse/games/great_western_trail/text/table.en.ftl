### Great Western Trail: the words on the table in a terminal. The columns are narrow.

table-over = The game is over
table-last-turns = the last turns
table-token = job market token in row { $row } of { $rows }
table-trail = The trail
table-trade = Teepees
table-legend = gr, bl: green or black hand; 1 to 10 with a letter: a private building; □ white, ■ black corner; * station master
table-railroad = Railroad
table-masters = Station masters
table-cities = Cities
table-job-market = Job market
table-foresight = Foresight
table-market = Cattle market (stack: { $count })
table-pool = Objective cards (stack: { $count })
table-wealth = ${ $dollars }  certificates { $certificates }/{ $limit }+{ $permanent }  points { $points }
table-crew = cowboys { $cowboy }  craftsmen { $craftsman }  engineers { $engineer }  steps { $steps }
table-buildings = To build: { $left }
table-cleared = Cleared: { $discs }
table-area = Objectives: { $cards }
table-hand = Hand: { $cards }
table-hand-size =
    { $count ->
        [one] Hand: { $count } card
       *[other] Hand: { $count } cards
    }
table-piles = Draw pile { $draw }, discarded: { $discard }
