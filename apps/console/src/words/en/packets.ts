/** Rounds of red packets. */
export const packetsEn = {
  packets: {
    empty:
      'No round is planned. Rounds are planned a day ahead for active promotions of red packets.',
    starts: 'Begins',
    ends: 'Ends',
    promotion: 'Promotion',
    state: 'State',
    given: 'Given',
    left: 'Left',
    amount: 'Given of all (RU)',
    states: { PLANNED: 'Planned', OPEN: 'Open', OVER: 'Over', NOT_HELD: 'Not held' },
  },
} as const;
