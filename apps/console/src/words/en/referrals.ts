/** Friends whom members invited. */
export const referralsEn = {
  referrals: {
    title: 'Invited friends',
    text: 'Who invited whom. A friend has until the last day to verify a phone, pay in and play; then both are thanked.',
    empty: 'Nobody was invited yet.',
    joined: 'Registered',
    friend: 'Friend',
    referrer: 'Invited by',
    state: 'State',
    states: { OPEN: 'On the way', QUALIFIED: 'Qualified', EXPIRED: 'Time is over' },
    lastDay: 'Last day',
    deposits: 'Paid in',
    qualified: 'Qualified on',
  },
} as const;
