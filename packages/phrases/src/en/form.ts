/** What every form says: what is wrong with a field, and what stands beside it. */
export const form = {
  missing: 'Please enter: {field}',
  required: 'This is required.',
  oneOf: 'Must be one of: {options}',
  length: 'Between {min} and {max} characters',
  exactLength: 'Exactly {max} characters',
  range: 'Between {min} and {max}',
  optional: 'optional',
  show: 'Show',
  hide: 'Hide',
  insecure:
    'This page is not opened over a secure connection, so nothing can be encrypted. Please open it by https or on localhost.',
  captcha: 'Characters of the picture',
  captchaLabel: 'Picture with characters. Tap for another one.',
  captchaFailed: 'The picture did not load. Tap to try again.',
  captchaWrite: 'Please write code',
  /** Six digits of the payment password. */
  pad: {
    label: 'Payment password',
    digits: '{count} of 6 digits entered',
    delete: 'Delete the last digit',
    forgotten: 'Forgotten?',
    sending: 'One moment …',
  },
} as const;
