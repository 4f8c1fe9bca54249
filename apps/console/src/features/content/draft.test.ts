import { expect, test } from 'vitest';
import { AUDIENCE_CHOICES, choiceOf, emptyDraft, missingParts, wordsOf } from './draft.ts';

const empty = emptyDraft('PL');

test('[CONSOLE-2] a language lacks what another one has, and nothing that nobody has written', () => {
  const texts = {
    EN: { title: 'One', text: 'unseen', body: '<p>One</p>' },
    JA: { title: '一', text: '', body: ' ' },
  };
  const draft = { ...empty, texts };
  expect(missingParts('PL', draft, 'EN')).toEqual([]);
  expect(missingParts('PL', draft, 'JA')).toEqual(['body']);
  expect(missingParts('PL', draft, 'TH')).toEqual(['title', 'body']);
  expect(missingParts('PL', empty, 'EN')).toEqual([]);
  expect(wordsOf('B')).toEqual(['title', 'text']);
});

test('[CONSOLE-2] an audience is the choice that it was made by, else one of its own', () => {
  for (const [name, choice] of Object.entries(AUDIENCE_CHOICES))
    expect(choiceOf({ ...empty.audience, ...choice })).toBe(name);
  expect(choiceOf({ ...empty.audience, guest: false })).toBe('members');
  expect(choiceOf({ ...empty.audience, types: [0] })).toBe('chosen');
});
