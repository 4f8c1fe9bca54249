export const inboxRefusals = {
  message_unknown: 'This message is gone.',
  broadcast_unknown: 'There is no such broadcast.',
  broadcast_withdrawn: 'It was withdrawn already.',
  broadcast_empty:
    'Write a title and a text in at least one language, and both in each that you write in.',
  audience_unfit: 'The lowest level is above the highest.',
  template_unfit: 'The words in {language} have a place that nothing fills: {placeholder}',
} as const;
