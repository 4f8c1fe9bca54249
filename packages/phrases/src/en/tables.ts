/** What a list shows of a table that many share. A tile leaves little room for words. */
export const tables = {
  phases: {
    BETTING: 'Bets open',
    CLOSED: 'Closed',
    DEALING: 'Dealing',
    RESULT: 'Result',
    SETTLED: 'Result',
    VOIDED: 'Void',
    PAUSED: 'Paused',
  },
  /** Told to whoever hears the page. */
  left: '{count, plural, one {# second left} other {# seconds left}}',
  players: '{count, plural, one {# player has bet} other {# players have bet}}',
  road: 'Latest results, newest last: {results}',
  noRoad: 'No result in this shoe yet',
  results: { DRAGON: 'Dragon', TIGER: 'Tiger', TIE: 'Tie', SUITED_TIE: 'Suited tie' },
  /** One letter each, so that colour is not the only sign. A tie has one that needs no words. */
  marks: { DRAGON: 'D', TIGER: 'T' },
} as const;
