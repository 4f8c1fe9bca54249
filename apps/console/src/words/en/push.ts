/** Notifications on members' devices. */
export const pushEn = {
  notifications: {
    title: 'Notifications',
    devices: 'Devices that are notified',
    all: 'Devices',
    categories: { FINANCE: 'Deposits and withdrawals', SECURITY: 'Security', PROMO: 'Offers' },
    quiet: 'With quiet hours',
    waiting: 'Waiting to be sent',
    tried: 'Of them, tried before',
    days: 'The last 14 days',
    none: 'Nothing was sent in the last 14 days.',
    day: 'Day (UTC)',
    category: 'About',
    ends: { taken: 'Delivered', gone: 'Device gone', refused: 'Refused', givenUp: 'Given up' },
    key: 'Key',
    keyFrom: 'Made from',
    keyOwn: 'A key of its own (VAPID_PRIVATE_KEY)',
    keyDerived: 'The master secret',
    keyHint:
      'Should the master secret ever change, all devices must ask for notifications again. A key of its own keeps them.',
    subject: 'Who answers for it',
    publicKey: 'Public key',
  },
} as const;
