/** Members' money. */
export const walletEn = {
  ledger: {
    title: 'Ledger health',
    right: 'The books are right: every question that they must answer was answered rightly.',
    wrong:
      '{count, plural, one {One question was} other {# questions were}} answered wrongly. Look at the findings below, and at what operating.md says about them.',
    late: 'A check is late. Look at the jobs: what it would have found is not known.',
    never: 'The books have not been checked yet.',
    mode: { news: 'What is new, each minute', full: 'Everything, each night' },
    ok: 'Right',
    findings: '{count, plural, one {# finding} other {# findings}}',
    holdings: 'Who holds what',
    members: 'All members',
    account: 'Account',
    currency: 'Currency',
    balance: 'Balance',
    nothing: 'No money has moved yet.',
  },
  adjustment: {
    title: 'Change a balance',
    gives: 'Gives {amount} to member {memberId}',
    takes: 'Takes {amount} from member {memberId}',
  },
} as const;
