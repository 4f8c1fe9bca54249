import { randomUUID } from 'node:crypto';
import { catalogEndpoints } from '@maneki/contract/catalog/endpoints';
import { catalogSchemas, type ListedGame } from '@maneki/contract/catalog/schemas';
import type { RequestOf } from '@maneki/contract/contract';
import { DAY_MS } from '@maneki/kernel/clock';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { recordRecent } from '../recents/store.ts';
import { slotManifest } from '../testing/slot-manifest.ts';
import { slotName, startSlotServer } from '../testing/start-slot-server.ts';
import { setHotGames } from './store.ts';

const server = await startSlotServer();
afterAll(() => server.dispose());
const { database, clock, reload, send } = server;

const hot = async (
  input: RequestOf<typeof catalogEndpoints.listHotGames> = {},
  headers: Record<string, string> = {},
): Promise<ListedGame[]> => {
  const { status, body } = await send(catalogEndpoints.listHotGames, input, { headers });
  expect(status).toBe(200);
  expect(catalogSchemas['catalog.listHotGames'].response.safeParse(body.value).success).toBe(true);
  return body.value.list;
};
const hotIds = async (...asked: Parameters<typeof hot>) =>
  (await hot(...asked)).map(({ gameId }) => gameId);
const getLobby = async (headers: Record<string, string> = {}) => {
  const { status, body } = await send(catalogEndpoints.getLobby, {}, { headers });
  expect(status).toBe(200);
  expect(catalogSchemas['catalog.getLobby'].response.safeParse(body.value).success).toBe(true);
  return body.value;
};
const choose = async (games: readonly string[], merchantCode: string | null = null) => {
  await database.transact((tx) => setHotGames(tx, { merchantCode, games: games.map(slotName) }));
  await reload();
};
/** So many members start a game, so long ago. */
const launch = async (gameId: string, members: number, agoMs = 0) => {
  const playedAt = new Date(clock.now().getTime() - agoMs);
  for (let member = 0; member < members; member += 1)
    await database.statement((tx) =>
      recordRecent(tx, { memberId: randomUUID(), ...slotName(gameId), playedAt }),
    );
  await reload();
};

test('[HOME-8] a new demonstration has twelve hot slots of all five studios', async () => {
  const games = await hot();
  expect(games).toHaveLength(12);
  expect(new Set(games.map(({ vassalage }) => vassalage))).toEqual(
    new Set(slotManifest.vendors.map(({ code }) => code)),
  );
});

/** Nobody has chosen or started anything. */
const empty = async () => {
  await database.statement((tx) => sql`delete from catalog_recents`.execute(tx));
  for (const merchantCode of [null, 'sampaguita']) await choose([], merchantCode);
};

test('[HOME-8] what an operator chose stands first, then what most members started', async () => {
  await empty();
  await launch('tide20', 1);
  await launch('koi9', 2);
  await launch('vault3', 3);
  expect(await hotIds()).toEqual(['vault3', 'koi9', 'tide20']);
  await choose(['ninja10', 'koi9']);
  expect(await hotIds()).toEqual(['ninja10', 'koi9', 'vault3', 'tide20']);
  expect(await hotIds({ vassalage: 'HFOX' })).toEqual(['ninja10', 'koi9']);
  expect(await hotIds({ gameType: 'JACKPOT' })).toEqual(['vault3']);
  expect(await hotIds({ gameType: 'RNG', vassalage: '' })).toHaveLength(4);
  expect(await hotIds({ gameType: 'LIVE' })).toEqual([]);
});

test('a game that is named twice is hot once, and of two who choose at once one is heard', async () => {
  await empty();
  await choose(['koi9', 'tide20', 'koi9']);
  expect(await hotIds()).toEqual(['koi9', 'tide20']);
  await Promise.all([choose(['koi9', 'ninja10']), choose(['tide20', 'koi9'])]);
  expect([
    ['koi9', 'ninja10'],
    ['tide20', 'koi9'],
  ]).toContainEqual(await hotIds());
});

test('[HOME-8] launches count for seven days, and equals stand in the order of the catalogue', async () => {
  await empty();
  await launch('koi9', 1, 7 * DAY_MS);
  await launch('panda9', 1);
  await launch('tide20', 1);
  expect(await hotIds()).toEqual(['tide20', 'koi9', 'panda9']);
  clock.advance(1);
  await reload();
  expect(await hotIds()).toEqual(['tide20', 'panda9']);
});

test('[HOME-8] launches fill the list up to thirty games: what names everything says nothing', async () => {
  await empty();
  for (const { gameId } of slotManifest.games) await launch(gameId, 1);
  expect(await hotIds()).toEqual(slotManifest.games.slice(0, 30).map(({ gameId }) => gameId));
  await choose(slotManifest.games.slice(-31).map(({ gameId }) => gameId));
  expect(await hotIds()).toHaveLength(31);
});

test('[HOME-8] a merchant’s own list replaces the one for all', async () => {
  await empty();
  await choose(['tide20']);
  await choose(['koi9', 'vault3'], 'sampaguita');
  const merchant = { merchant: 'sampaguita' };
  expect(await hotIds()).toEqual(['tide20']);
  expect(await hotIds({}, merchant)).toEqual(['koi9', 'vault3']);
  expect((await getLobby(merchant)).hot).toMatchObject([{ gameId: 'koi9' }, { gameId: 'vault3' }]);
  await choose([], 'sampaguita');
  expect(await hotIds({}, merchant)).toEqual(['tide20']);
});

test('[HOME-8] a hot game that is off is not hot', async () => {
  await empty();
  await choose(['tide20', 'koi9']);
  await server.switchSlot('tide20', false);
  expect(await hotIds()).toEqual(['koi9']);
  const hasHot = async () => (await send(catalogEndpoints.listVendors, {})).body.value.hasHot;
  expect(await hasHot()).toBe(true);
  await server.switchHouse(false);
  expect(await hotIds()).toEqual([]);
  expect(await hasHot()).toBe(false);
  expect(await getLobby()).toEqual({ hot: [], totalHot: 0, categories: [] });
  await server.switchHouse(true);
  await server.switchSlot('tide20', true);
  expect(await hotIds()).toEqual(['tide20', 'koi9']);
});

test('[HOME-8] the lobby shows a row of each category, with its vendors and how many games there are', async () => {
  await empty();
  await choose(slotManifest.games.slice(0, 16).map(({ gameId }) => gameId));
  const lobby = await getLobby({ language: 'JA' });
  expect(lobby.hot).toHaveLength(15);
  expect(lobby.totalHot).toBe(16);
  expect(lobby.hot[0]).toMatchObject({ displayName: '招き猫トリプル' });
  expect(lobby.categories).toMatchObject([
    { gameCategory: 'JACKPOT', vendorNames: { length: 1 }, games: { length: 2 }, totalGames: 2 },
    { gameCategory: 'RNG', vendorNames: { length: 5 }, games: { length: 15 }, totalGames: 33 },
  ]);
  expect((await getLobby()).hot[0]).toMatchObject({ displayName: 'Maneki Triple' });
});
