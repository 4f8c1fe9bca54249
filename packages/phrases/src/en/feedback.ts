/** The words of the pages about feedback. */
export const feedback = {
  intro:
    'Tell us what went wrong or what we could do better. We answer in your inbox and on this page.',
  type: 'What is it about?',
  typePick: 'Choose a type',
  types: {
    deposit: 'Deposit',
    withdrawal: 'Withdrawal',
    game: 'Games',
    service: 'Customer service',
    agent: 'Becoming an agent',
    other: 'Something else',
  },
  content: 'Description',
  placeholder: 'What happened, when, and in which game or order?',
  few: '{count, plural, one {# more character} other {# more characters}} to go',
  submit: 'Send feedback',
  sent: 'Thank you, your feedback was sent.',
  sentText: 'We read every word. The answer will stand below and in your inbox.',
  own: 'Your feedback',
  empty: 'You have not sent any feedback yet.',
  more: 'Show more',
  answer: 'Our answer',
  waiting: 'We will answer here.',
  failed: 'Your feedback could not be loaded.',
  states: {
    NEW: 'Received',
    IN_PROGRESS: 'Being looked at',
    ANSWERED: 'Answered',
    CLOSED: 'Closed',
  },
} as const;
