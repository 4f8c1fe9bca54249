export const pushRefusals = {
  push_service_unknown: 'We do not know the notification service of this browser.',
  push_key_invalid:
    'Your browser sent a key that cannot be used. Turn notifications off and on again.',
} as const;
