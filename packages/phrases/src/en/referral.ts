/** The page about inviting friends. */
export const referral = {
  unread: 'This page could not be read.',
  soon: 'Inviting friends is coming soon',
  soonText: 'We will tell you when it opens.',
  title: 'Invite a friend, and both of you are thanked',
  text: 'Once your friend has done what is listed below, you get {referrer} and your friend gets {friend}.',
  qrAlt: 'Code to scan: it opens the registration with your invitation',
  scan: 'Let your friend scan this',
  link: 'Your link',
  code: 'Your code',
  codeText: 'It can also be typed as the invitation code at registration.',
  copyLink: 'Copy link',
  copyCode: 'Copy code',
  share: 'Share',
  shareText: 'Join me at {merchant}.',
  saveQr: 'Save picture',
  counts: {
    invited: 'Invited',
    qualified: 'Qualified',
    pending: 'On the way',
    earned: 'Earned',
    waiting: '{amount} can be claimed',
    toRewards: 'To the reward centre',
  },
  friends: {
    title: 'Your friends',
    empty: 'Nobody has come by your link yet',
    emptyText: 'Friends who register with it appear here.',
    joined: 'Joined {date}',
    qualified: 'Qualified {date}',
    more: 'Show more',
    daysLeft: '{count, plural, =0 {Today is the last day} one {# day left} other {# days left}}',
    missing: 'Still missing',
    counting: 'All done. It is being counted and takes a few minutes.',
    expired: 'The time was over before everything was done.',
    states: { PENDING: 'On the way', QUALIFIED: 'Qualified', EXPIRED: 'Time is over' },
    obstacles: {
      PHONE: 'Phone number not verified yet',
      DEPOSIT: 'Deposits: {done} of {needed}',
      TURNOVER: 'Valid turnover: {done} of {needed}',
      SHARED: 'You and this friend share something that two people do not usually share',
    },
  },
  milestones: {
    title: 'For more friends',
    row: '{count, plural, one {# qualified friend} other {# qualified friends}}',
    reached: 'Reached',
  },
  rules: {
    title: 'How it works',
    steps:
      'Within {days} days of registering your friend verifies their phone number, deposits {deposit} in all and reaches a valid turnover of {turnover}.',
    apart:
      'You and your friend may not share a device, a network address, a phone or a payout account.',
    gift: 'Your {referrer} are free at once. Your friend stakes their {friend} {times} times before withdrawing.',
    commission:
      'For {months} months you get {first} of the valid turnover of qualified friends at slots, fishing and sports, and {second} of that of the friends they invited.',
    daily:
      'It is worked out every day at 04:30 for the day before and waits in the reward centre. A day below {min} is not paid; at most {max} are paid for a day.',
    calm: 'Only invite people who are of age and like to play. Nobody owes anybody a bet.',
  },
  agent: {
    title: 'You invite as an agent',
    text: 'Whoever registers by your agent link joins your team. The programme for friends is for players only.',
    none: 'You have no active invitation link. Please ask your upline or customer service.',
    close: 'To the member centre',
  },
} as const;
