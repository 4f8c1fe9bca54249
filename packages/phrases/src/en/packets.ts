/** The rain of red packets: before, while it falls, and after. */
export const packets = {
  failed: 'The red rain could not be read.',
  noneTitle: 'No red rain is planned',
  noneText: 'Once one is, you find it here and among the promotions.',
  toPromotions: 'All promotions',
  nextTitle: 'The next rain begins',
  lasts:
    'It is open for {minutes, plural, one {# minute} other {# minutes}}. There is nothing to do before.',
  noNext: 'There is no further round in the next days.',
  openTitle: 'It rains red packets',
  openText: 'Tap any one of them. The round is open until {time}.',
  envelope: 'Open packet {number, number}',
  takenTitle: 'You got {amount}',
  takenText:
    'It is in your balance. Stake it {multiple, plural, one {once} other {# times}} before you withdraw it.',
  goneTitle: 'All are taken',
  goneText: 'Every packet of this round has found somebody.',
  nextAt: 'The next rain begins {time}.',
  notEarned:
    'This round is for members who have paid in at least {minimum} today. So far you have paid in {paidIn}.',
  unsure: 'We could not confirm this. Look at what you got below.',
  whoTitle: 'Who may take part',
  whoDeposit:
    'Everybody who has paid in at least {minimum} on the day of the round. You have paid in {paidIn} today.',
  whoAll: 'Every member.',
  one: 'One packet for each member and round.',
  holds: '{packets, number} packets with {least} to {most} each. Chance decides which one you get.',
  stake:
    'What you get is staked {multiple, plural, one {once} other {# times}} before it can be withdrawn.',
  ownTitle: 'What you got',
  ownNone: 'Nothing yet.',
} as const;
