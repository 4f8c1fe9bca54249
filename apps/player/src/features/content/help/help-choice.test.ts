import { expect, test } from 'vitest';
import { findChosen, helpAddress, stepBy } from './help-choice.ts';

const articles = [
  { tag: null },
  { tag: null },
  { tag: 'tc' },
  { tag: 'privacy' },
  { tag: 'responsible' },
] as const;
const chosen = (query: string) => findChosen(articles, new URLSearchParams(query));

test('[HELP-1] `i` picks an article by its position, the first where there is none', () => {
  expect(chosen('')).toBe(0);
  expect(chosen('i=1')).toBe(1);
  expect(chosen('i=4')).toBe(4);
});

test('[HELP-1] a position that does not exist is the first', () => {
  for (const query of ['i=5', 'i=-1', 'i=1.5', 'i=x', 'i=', 'i=99999'])
    expect(chosen(query)).toBe(0);
});

test('[HELP-1] `tag` picks terms, privacy and responsible play, whatever `i` says', () => {
  expect(chosen('tag=tc')).toBe(2);
  expect(chosen('tag=privacy&i=1')).toBe(3);
  expect(chosen('tag=responsible')).toBe(4);
});

test('[HELP-1] a tag that nobody knows, or whose article is not there, leaves it to `i`', () => {
  expect(chosen('tag=other&i=1')).toBe(1);
  expect(findChosen([{ tag: null }, { tag: null }], new URLSearchParams('tag=tc&i=1'))).toBe(1);
});

test('[HELP-1] each article has an address that leads to it', () => {
  for (const position of articles.keys()) {
    const { search } = new URL(helpAddress(articles, position), 'https://site.example');
    expect(chosen(search)).toBe(position);
  }
});

test('[HELP-1] arrow keys go round the menu, Home and End to its ends', () => {
  expect(stepBy('ArrowDown', 0, 5)).toBe(1);
  expect(stepBy('ArrowDown', 4, 5)).toBe(0);
  expect(stepBy('ArrowUp', 0, 5)).toBe(4);
  expect(stepBy('Home', 3, 5)).toBe(0);
  expect(stepBy('End', 3, 5)).toBe(4);
  expect(stepBy('Enter', 3, 5)).toBeUndefined();
});
