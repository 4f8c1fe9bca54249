import { expect, test } from 'vitest';
import { everyPhrase } from './every-phrase.ts';

const NEEDED = {
  required: [],
  missing: ['{field}'],
  oneOf: ['{options}'],
  length: ['{min}', '{max}'],
  exactLength: ['{max}'],
  range: ['{min}', '{max}'],
} as const;

test.each(Object.entries(everyPhrase))(
  '[ERR-3] in %s every form says what is required, what is to be chosen from, and which bounds hold',
  (_, { form, messages }) => {
    for (const [key, bounds] of Object.entries(NEEDED)) {
      const text = form[key as keyof typeof NEEDED];
      expect(text, key).not.toBe('');
      for (const bound of bounds) expect(text, key).toContain(bound);
    }
    for (const bound of ['{min}', '{max}'])
      expect(messages.refusals.feedback_length).toContain(bound);
  },
);
