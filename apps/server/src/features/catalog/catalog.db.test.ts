import { fixedClock } from '@maneki/testkit/fixed-clock';
import { afterAll, expect, test } from 'vitest';
import { openTestDatabase } from '#platform/database/testing/test-database';
import { createCategoryFinder } from './category-cache.ts';
import { nameIn, oneName } from './names.ts';
import { addGame, addVendor, findGame, setGameOn, setVendorOn } from './store.ts';

const database = await openTestDatabase();
afterAll(() => database.dispose());

const vendor = {
  code: 'acme',
  providerCode: 'acme',
  category: 'RNG',
  walletMode: 'SEAMLESS',
  names: oneName('Acme'),
} as const;
const cat = { vendorCode: 'acme', gameId: 'cat' };
const game = { ...cat, category: 'RNG', names: { EN: 'Lucky Cat', JA: '招き猫' } } as const;
await database.transact(async (tx) => {
  await addVendor(tx, vendor);
  await addGame(tx, game);
});
const find = () => database.statement((tx) => findGame(tx, { merchantCode: 'maneki', ...cat }));

test('a game is found with its vendor, and named in the reader’s language or in English', async () => {
  const found = await find();
  expect(found).toMatchObject({ category: 'RNG', providerCode: 'acme', walletMode: 'SEAMLESS' });
  expect(nameIn(found!.names, 'JA')).toBe('招き猫');
  expect(nameIn(found!.names, 'TH')).toBe('Lucky Cat');
  expect(nameIn(found!.vendorNames, 'VI')).toBe('Acme');
});

test('a game is on while it and its vendor are, and adding it again does not switch it', async () => {
  expect(await find()).toMatchObject({ isOn: true });
  expect(await database.statement((tx) => setGameOn(tx, { ...cat, isOn: false }))).toBe(true);
  await database.statement((tx) => addGame(tx, game));
  expect(await find()).toMatchObject({ isOn: false });
  await database.statement((tx) => setGameOn(tx, { ...cat, isOn: true }));
  const acme = { vendorCode: 'acme' };
  await database.statement((tx) => setVendorOn(tx, { ...acme, isOn: false }));
  expect(await find()).toMatchObject({ isOn: false });
  await database.statement((tx) => setVendorOn(tx, { ...acme, isOn: true }));
  expect(await find()).toMatchObject({ isOn: true });
});

test('what is not there is not found and cannot be switched', async () => {
  const nothing = { vendorCode: 'acme', gameId: 'dog' };
  expect(
    await database.statement((tx) => findGame(tx, { merchantCode: 'maneki', ...nothing })),
  ).toBeUndefined();
  expect(await database.statement((tx) => setGameOn(tx, { ...nothing, isOn: true }))).toBe(false);
  const nobody = { vendorCode: 'nobody', isOn: true };
  expect(await database.statement((tx) => setVendorOn(tx, nobody))).toBe(false);
});

test('a category is remembered for a minute', async () => {
  const clock = fixedClock('2030-01-01T12:00:00Z');
  const findCategory = createCategoryFinder({ database, clock });
  expect(await findCategory(cat)).toBe('RNG');
  await database.statement((tx) => addGame(tx, { ...game, category: 'FISH' }));
  clock.advance(59_999);
  expect(await findCategory(cat)).toBe('RNG');
  clock.advance(1);
  expect(await findCategory(cat)).toBe('FISH');
  expect(await findCategory({ vendorCode: 'acme', gameId: 'dog' })).toBeUndefined();
});
