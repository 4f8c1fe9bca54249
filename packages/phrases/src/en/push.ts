/** Notifications on a device: what they say, and how somebody chooses them. */
export const push = {
  /** By kind, and one for each category whose kinds have none of their own. No sums: anybody may see the screen. */
  notices: {
    FINANCE: 'There is news about your money.',
    SECURITY: 'Something changed about the security of your account. Please check.',
    PROMO: '{merchant} has something new for you.',
    deposit_credited: 'Your deposit has arrived.',
    deposit_failed: 'A deposit did not go through.',
    withdrawal_paid: 'Your withdrawal has been paid.',
    withdrawal_refused: 'A withdrawal was not carried out.',
    new_login: 'Somebody logged in to your account on a new device. Was it you?',
    password_changed: 'Your password was changed.',
    reward_waiting: 'A reward is waiting for you.',
    level_raised: 'You have reached a new level.',
  },
  settings: {
    lead: 'Short notices on this device, even when the site is closed. Amounts are never shown.',
    on: 'Notifications on this device',
    onHint: 'They end when you log out here.',
    saved: 'Saved.',
    unsaved: 'That could not be saved. Try again.',
    unread: 'Your settings could not be read.',
    denied:
      'Your browser blocks notifications of this site. Allow them in its settings for this site, then come back.',
    unsupported: 'This browser shows no notifications of websites.',
    iosInstall: 'On iPhone and iPad, notifications work once the site is on your home screen.',
    toApp: 'Show me how',
    failed: 'Your browser could not turn notifications on. Try again later.',
  },
  categories: {
    title: 'What about',
    FINANCE: { name: 'Money', hint: 'Deposits and withdrawals' },
    SECURITY: { name: 'Security', hint: 'New logins and changed passwords' },
    PROMO: { name: 'Offers', hint: 'Promotions and rewards. Off unless you want them.' },
  },
  quiet: {
    title: 'Quiet hours',
    on: 'Quiet at night',
    hint: 'What comes meanwhile waits until they are over. Security notices come at any hour.',
    from: 'From',
    to: 'Until',
    same: 'Beginning and end are the same.',
  },
  offer: {
    title: 'Shall we tell you when it arrives?',
    text: 'A short notice on this device as soon as your deposit is credited. No offers, and you can turn it off at any time.',
    yes: 'Notify me',
    no: 'Not now',
    done: 'Notifications are on.',
  },
} as const;
