import { expect, test } from 'vitest';
import { findPlace, keepPlace } from './kept-place.ts';

function createStorage(text: string | null = null) {
  let kept = text;
  return {
    getItem: () => kept,
    setItem: (_key: string, value: string) => {
      kept = value;
    },
  };
}

test('[LIST-3] a place is found again at its own address, and at no other', () => {
  const storage = createStorage();
  const place = { address: '/rng?vassalage=HFOX', pages: 4, topPx: 3_210 };
  keepPlace(storage, place);
  expect(findPlace(storage, '/rng?vassalage=HFOX')).toEqual(place);
  expect(findPlace(storage, '/rng')).toBeUndefined();
});

test.each([
  null,
  'not json',
  '"text"',
  '{"address":"/rng"}',
  '{"address":"/rng","pages":0,"topPx":5}',
  '{"address":"/rng","pages":41,"topPx":5}',
  '{"address":"/rng","pages":2.5,"topPx":5}',
  '{"address":"/rng","pages":2,"topPx":-5}',
  '{"address":"/rng","pages":2,"topPx":"far"}',
])('[LIST-3] %s is no place', (text) => {
  expect(findPlace(createStorage(text), '/rng')).toBeUndefined();
});

test('[LIST-3] a browser that keeps nothing is no trouble', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  expect(() => keepPlace({ setItem: refuse }, { address: '/', pages: 1, topPx: 0 })).not.toThrow();
  expect(findPlace({ getItem: refuse }, '/')).toBeUndefined();
});
