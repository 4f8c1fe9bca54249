import { expect, test } from 'vitest';
import { checkTyped, readRound, type TypedRound } from './checked-round.ts';

const seed = 'ab'.repeat(32);
const typed: TypedRound = {
  game: 'maneki3',
  serverSeed: seed,
  clientSeed: 'lucky-cat',
  nonce: '12',
  commitment: '',
};
const check = (changed: Partial<TypedRound>) => checkTyped({ ...typed, ...changed }, ['maneki3']);

test('[FAIR-1] a round is its game, both seeds and its number', () => {
  expect(check({})).toEqual({
    ok: true,
    round: {
      game: 'maneki3',
      serverSeed: seed,
      clientSeed: 'lucky-cat',
      nonce: 12,
      commitment: undefined,
    },
  });
});

test('blanks around a value and large letters of a hash do not matter', () => {
  const checked = check({ serverSeed: ` ${seed.toUpperCase()} `, commitment: 'CD'.repeat(32) });
  expect(checked.ok && checked.round.serverSeed).toBe(seed);
  expect(checked.ok && checked.round.commitment).toBe('cd'.repeat(32));
});

test.each([
  ['game', 'unknown9'],
  ['game', ''],
  ['serverSeed', seed.slice(1)],
  ['serverSeed', `${seed}0`],
  ['serverSeed', 'zz'.repeat(32)],
  ['clientSeed', ''],
  ['clientSeed', 'a|b'],
  ['clientSeed', 'a b'],
  ['clientSeed', 'x'.repeat(65)],
  ['nonce', ''],
  ['nonce', '-1'],
  ['nonce', '1.5'],
  ['commitment', 'abc'],
] as const)('%s is wrong as %j, and the others are not blamed', (field, value) => {
  expect(check({ [field]: value })).toEqual({ ok: false, wrong: [field] });
});

test('an address fills in what it tells, and nothing that would not fit', () => {
  const address = new URLSearchParams({ game: 'maneki3', nonce: '7', serverSeed: 'a'.repeat(500) });
  const read = readRound(address);
  expect(read).toMatchObject({ game: 'maneki3', nonce: '7', clientSeed: '', commitment: '' });
  expect(read.serverSeed.length).toBe(128);
});
