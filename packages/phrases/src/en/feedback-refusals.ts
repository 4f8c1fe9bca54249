export const feedbackRefusals = {
  feedback_type: 'Please choose what it is about.',
  feedback_length: 'Please write between {min} and {max} words.',
  feedback_too_many:
    'You can send feedback {most} times a day. Please come back tomorrow, or ask customer service.',
  feedback_unknown: 'There is no such feedback.',
  feedback_taken: '{operator} is at it. Take it over first if you want to answer.',
  feedback_moved_on: 'Somebody has gone on with this meanwhile. Look at it again.',
} as const;
