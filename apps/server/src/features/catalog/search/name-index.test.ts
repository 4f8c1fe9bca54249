import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slotManifest } from '../testing/slot-manifest.ts';
import { foldName } from './fold-name.ts';
import { indexNames } from './name-index.ts';
import { SLIPS, type Slip, slipOf } from './testing/slip.ts';

const called = (...names: string[]) => indexNames(names.map((name) => [name]));

test('[LIST-2] beginnings come first, then beginnings of words, then parts, then slips', () => {
  const index = called('The Redragon', 'Golden Dragon', 'Dragons', 'Dagon', 'Tiger', 'Dragon Tide');
  expect(index.search('dragon')).toEqual([2, 5, 1, 0, 3]);
});

test('[LIST-2] a thing with several names counts by its best, once', () => {
  const index = indexNames([['Mèo', 'Lucky Cat'], ['Cat'], ['The Cat', 'Cat', 'Cat']]);
  expect(index.search('cat')).toEqual([1, 2, 0]);
});

test('[LIST-2] a slip is forgiven from four letters on, in a word or in the whole name', () => {
  const index = called('Koi Fortune', 'Sun');
  expect(index.search('koy')).toEqual([]);
  expect(index.search('sunn')).toEqual([1]);
  expect(index.search('fortnue')).toEqual([0]);
  expect(index.search('koi fortun')).toEqual([0]);
  expect(index.search('koifortune')).toEqual([0]);
  expect(index.search('koifortun')).toEqual([0]);
  expect(index.search('koifortu')).toEqual([]);
});

test('[LIST-2] what nothing is called finds nothing, and neither does nothing', () => {
  const index = called('Koi', 'Sun');
  for (const nothing of ['', '  ', '%', '_', 'x', 'xyzzy', 'koisun'])
    expect(index.search(nothing)).toEqual([]);
  expect(indexNames([]).search('koi')).toEqual([]);
});

test('[LIST-2] asked twice, or after many others, the answer is the same', () => {
  const index = called('Koi', 'Sun', 'Koi Pond');
  const first = index.search('koi');
  for (let other = 0; other < 1_000; other += 1) index.search(`koi ${other}`);
  expect(index.search('KOI')).toEqual(first);
});

const names = slotManifest.games.flatMap((game) => Object.values(game.names));
const slots = indexNames(slotManifest.games.map((game) => Object.values(game.names)));
const positionsOf = (name: string) =>
  slotManifest.games.flatMap((game, at) => (Object.values(game.names).includes(name) ? [at] : []));

/**
 * Letters of all the languages that names come in, spaces and signs among them. Of Thai those marks that
 * Unicode does not put in order by itself: in nonsense it would move them about.
 */
const ALPHABET = [...'aBcdé 2đơ-ồかガーゆ招财猫กั่งำ'];
const letter = fc.constantFrom(...ALPHABET);
const anyName = fc.string({ unit: letter, minLength: 1, maxLength: 12 });
/** Real names, and made-up ones beside others that are much alike. */
const anyIndex = fc.array(anyName, { minLength: 1, maxLength: 12 });

test('[LIST-2] every name is found by itself', () => {
  for (const name of names)
    expect(slots.search(name)).toEqual(expect.arrayContaining(positionsOf(name)));
  fc.assert(
    fc.property(anyIndex, (list) => {
      const index = called(...list);
      for (const [at, name] of list.entries())
        if (foldName(name) !== '') expect(index.search(name)).toContain(at);
    }),
  );
});

test('[LIST-2] every name is found by any part of two letters or more', () => {
  fc.assert(
    fc.property(anyIndex, fc.nat(), fc.nat(), fc.nat(), (list, which, from, length) => {
      const at = which % list.length;
      const letters = [...list[at]!];
      fc.pre(letters.length >= 2);
      const start = from % (letters.length - 1);
      const end = start + 2 + (length % (letters.length - start - 1));
      const part = letters.slice(start, end).join('');
      fc.pre(foldName(part) !== '');
      expect(called(...list).search(part)).toContain(at);
    }),
    { numRuns: 500 },
  );
});

const anySlip: fc.Arbitrary<Slip> = fc.record({
  kind: fc.constantFrom(...SLIPS),
  at: fc.nat(),
  letter,
});

/** A mark that lost its letter may change places with the next one, which is more than one slip to whoever reads it. */
const keepsOrder = (letters: readonly string[]) =>
  letters.map((letter) => letter.normalize('NFD')).join('') === letters.join('').normalize('NFD');

const countLetters = (text: string) => [...foldName(text).replaceAll(' ', '')].length;

test('[LIST-2] spaces are no letters: three letters forgive nothing', () => {
  const index = called('abcd');
  expect(index.search('abxd')).toEqual([0]);
  expect(index.search('b cd')).toEqual([]);
});

test('[LIST-2] every name of four letters or more is found after any one slip', () => {
  const search = (index: ReturnType<typeof called>, name: string, slip: Slip) => {
    const letters = slipOf([...foldName(name)], slip);
    const asked = letters.join('');
    fc.pre(countLetters(name) >= 4 && countLetters(asked) >= 4 && keepsOrder(letters));
    return index.search(asked);
  };
  fc.assert(
    fc.property(fc.constantFrom(...names), anySlip, (name, slip) => {
      expect(search(slots, name, slip)).toEqual(expect.arrayContaining(positionsOf(name)));
    }),
    { numRuns: 2_000 },
  );
  fc.assert(
    fc.property(anyIndex, fc.nat(), anySlip, (list, which, slip) => {
      const at = which % list.length;
      expect(search(called(...list), list[at]!, slip)).toContain(at);
    }),
    { numRuns: 1_000 },
  );
});
