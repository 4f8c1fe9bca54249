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
    question: {
      wallet: {
        'two-sides': 'Every movement has two sides',
        chain: 'Every balance carries on from the one before',
        'holds-and-debts': 'What is held or owed is accounted for',
        'nothing-negative': 'Nobody has less than nothing',
        'zero-sum': 'All accounts of a currency come to nothing',
        'house-sums': 'The house’s balances are the sums of its movements',
        'rolled-up': 'The house’s balances are up to date',
        'money-apart': 'Play credit never meets money',
        watermarks: 'Nothing was passed over in counting',
      },
      play: {
        'stake-has-ticket': 'Every stake has a ticket',
        'tickets-equal-money': 'Tickets say what the money did',
        'open-bets-have-rounds': 'Every open bet has an open round',
        'held-wins': 'Every held win waits or was decided',
      },
      cashier: {
        'deposits-equal-money': 'Deposits say what the money did',
      },
    },
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
    gives: 'Gives {amount} to member <member>{memberId}</member>',
    takes: 'Takes {amount} from member <member>{memberId}</member>',
  },
} as const;
