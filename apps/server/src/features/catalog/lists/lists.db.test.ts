import { catalogEndpoints } from '@maneki/contract/catalog/endpoints';
import type { ListedGame, ListedVendor } from '@maneki/contract/catalog/schemas';
import { SLOT_GAMES } from '@maneki/games/slots/catalogue';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '#testing/test-server';
import { keepSlots } from '../slots/keep-slots.ts';
import { setGameOn, setVendorOn } from '../store.ts';
import { recordRecent } from './store.ts';

const server = await startTestServer();
afterAll(() => server.dispose());
const { database, clock, services } = server;
const keep = () => database.transact((tx) => keepSlots(tx));
await database.statement((tx) =>
  sql`insert into play_providers (code, name, created_at)
      values ('house', 'House', ${clock.now()})`.execute(tx),
);
await keep();

type Page = { list: ListedGame[]; next: string | null };

async function list(input: Record<string, string> = {}, language = 'EN'): Promise<Page> {
  const headers = { language };
  const { status, body } = await server.send(catalogEndpoints.listGames, input, { headers });
  expect(status).toBe(200);
  return body.value;
}
const idsOf = ({ list: games }: Page) => games.map(({ gameId }) => gameId);

/** All pages of a list, one after the other. */
async function listAll(input: Record<string, string> = {}): Promise<string[]> {
  const page = await list(input);
  if (page.next === null) return idsOf(page);
  return [...idsOf(page), ...(await listAll({ ...input, cursor: page.next }))];
}

const switchProvider = async (isOn: boolean) => {
  await database.statement((tx) =>
    sql`update play_providers set is_on = ${isOn} where code = 'house'`.execute(tx),
  );
  services.play.providers.forget();
};

test('a page holds thirty games, and the pages together every slot once, in its order', async () => {
  const page = await list();
  expect(page.list).toHaveLength(30);
  expect(page.next).not.toBeNull();
  expect(await listAll()).toEqual(SLOT_GAMES.map(({ id }) => id));
});

test('[FAIR-1] a game is listed with what it costs, in which language it is read, and its proven return', async () => {
  const [maneki] = (await list({}, 'JA')).list;
  expect(maneki).toEqual({
    vendor: 'HSLOT',
    vendorName: 'マネキオリジナル',
    gameId: 'maneki3',
    name: '招き猫トリプル',
    category: 'RNG',
    classify: 'SM',
    minBet: '0.05',
    minLines: 5,
    hasFreePlay: true,
    icon: '/games/art/maneki3/tile',
    returnRate: '95.82',
  });
  const sakura = (await list()).list.find(({ gameId }) => gameId === 'sakura243');
  expect(sakura).toMatchObject({ minLines: null, returnRate: '96.34' });
});

test('[LIST-1] slots with jackpots stand among slots, and have a list of their own', async () => {
  expect(await listAll({ category: 'RNG' })).toHaveLength(SLOT_GAMES.length);
  const jackpots = await list({ category: 'JACKPOT' });
  expect(idsOf(jackpots)).toEqual(['vault3', 'dragonvault3']);
  expect(jackpots.list[0]).toMatchObject({ category: 'JACKPOT', classify: 'JP' });
  expect(idsOf(await list({ category: 'FISH' }))).toEqual([]);
});

test('[LIST-2] a list is narrowed by vendor, by kind and by a part of the name', async () => {
  expect(idsOf(await list({ vendor: 'HSLOT' }))).toEqual(['maneki3', 'tide20', 'sakura243']);
  expect(idsOf(await list({ vendor: 'nobody' }))).toEqual([]);
  expect(idsOf(await list({ classify: 'JP' }))).toEqual(['vault3', 'dragonvault3']);
  expect(idsOf(await list({ name: ' VAULT ' }))).toEqual(['vault3', 'dragonvault3']);
  expect(idsOf(await list({ name: '招き猫' }, 'JA'))).toEqual(['maneki3']);
  expect(idsOf(await list({ name: 'maneki' }, 'JA'))).toEqual(['maneki3']);
  expect(idsOf(await list({ name: '招き猫' }, 'EN'))).toEqual([]);
  expect(idsOf(await list({ name: '%' }))).toEqual([]);
  expect((await list({ name: '  ' })).list).toHaveLength(30);
  expect(idsOf(await list({ vendor: 'HVAULT', name: 'dragon' }))).toEqual(['dragonvault3']);
});

test('a game that is off, or whose vendor or provider is, is not listed', async () => {
  const name = { vendorCode: 'HSLOT', gameId: 'tide20' };
  await database.statement((tx) => setGameOn(tx, { ...name, isOn: false }));
  expect(idsOf(await list({ vendor: 'HSLOT' }))).toEqual(['maneki3', 'sakura243']);
  await database.statement((tx) => setVendorOn(tx, { vendorCode: 'HFOX', isOn: false }));
  expect(idsOf(await list({ vendor: 'HFOX' }))).toEqual([]);
  await switchProvider(false);
  expect(idsOf(await list())).toEqual([]);
  await switchProvider(true);

  await keep();
  expect(idsOf(await list({ vendor: 'HSLOT' }))).toEqual(['maneki3', 'sakura243']);
  expect(idsOf(await list({ vendor: 'HFOX' }))).toEqual([]);
  await database.statement((tx) => setGameOn(tx, { ...name, isOn: true }));
  await database.statement((tx) => setVendorOn(tx, { vendorCode: 'HFOX', isOn: true }));
  expect(await listAll()).toHaveLength(SLOT_GAMES.length);
});

test('a place that an operator gave a game outlives a restart', async () => {
  const move = (to: number) =>
    database.statement((tx) =>
      sql`update catalog_games set sort_order = ${to} where game_id = 'diamond9'`.execute(tx),
    );
  await move(1);
  await keep();
  expect((await listAll())[0]).toBe('diamond9');
  await move(SLOT_GAMES.length * 10);
  expect((await listAll()).at(-1)).toBe('diamond9');
});

test('a cursor that no page gave is refused', async () => {
  for (const cursor of ['nonsense', '']) {
    const { status, body } = await server.send(catalogEndpoints.listGames, { cursor });
    expect([status, body.code]).toEqual([422, 'wallet.cursor_invalid']);
  }
});

test('vendors are listed with their names while they have something to play', async () => {
  const vendors = async (
    input: { category?: 'RNG' | 'JACKPOT' | 'LIVE' } = {},
    language = 'EN',
  ) => {
    const { body } = await server.send(catalogEndpoints.listVendors, input, {
      headers: { language },
    });
    return body.value.list as ListedVendor[];
  };
  const codes = async (input: { category?: 'RNG' | 'JACKPOT' | 'LIVE' } = {}) =>
    (await vendors(input)).map(({ code }) => code);
  expect(await codes()).toEqual(['HSLOT', 'HVAULT', 'HFOX', 'HNORTH', 'HMANGO']);
  expect(await codes({ category: 'RNG' })).toEqual(await codes());
  expect(await codes({ category: 'LIVE' })).toEqual([]);
  expect(await vendors({ category: 'JACKPOT' }, 'CN')).toEqual([
    { code: 'HVAULT', name: '秘宝金库', category: 'JACKPOT', listsGames: true },
  ]);
  for (const gameId of ['vault3', 'dragonvault3'])
    await database.statement((tx) => setGameOn(tx, { vendorCode: 'HVAULT', gameId, isOn: false }));
  expect(await codes({ category: 'JACKPOT' })).toEqual([]);
  await switchProvider(false);
  expect(await codes()).toEqual([]);
  await switchProvider(true);
  for (const gameId of ['vault3', 'dragonvault3'])
    await database.statement((tx) => setGameOn(tx, { vendorCode: 'HVAULT', gameId, isOn: true }));
});

test('[PLAY-4] recent games come in pages of twenty-five, the latest first, each of them once', async () => {
  const cookie = await server.logIn('sakura');
  const { rows } = await database.statement((tx) =>
    sql<{ id: string }>`select id from identity_members
                         where merchant_code = 'maneki' and username = 'sakura'`.execute(tx),
  );
  const memberId = rows[0]!.id;
  const startedAt = clock.now().getTime();
  const started = SLOT_GAMES.slice(0, 27);
  for (const [index, { id: gameId, vendor: vendorCode }] of started.entries())
    await database.statement((tx) =>
      // Two at the same moment, at the seam between the pages.
      recordRecent(tx, {
        memberId,
        vendorCode,
        gameId,
        playedAt: new Date(startedAt + Math.max(index, 2)),
      }),
    );
  const recents = async (input: Record<string, string> = {}): Promise<Page> => {
    const { body } = await server.send(catalogEndpoints.listRecents, input, { cookie });
    return body.value;
  };
  const first = await recents();
  expect(first.list).toHaveLength(25);
  expect(idsOf(first)[0]).toBe(started.at(-1)!.id);
  const second = await recents({ cursor: first.next! });
  expect(second).toMatchObject({ list: { length: 2 }, next: null });
  expect(new Set([...idsOf(first), ...idsOf(second)]).size).toBe(27);

  const [maneki] = started;
  const name = { memberId, vendorCode: maneki!.vendor, gameId: maneki!.id };
  await database.statement((tx) =>
    recordRecent(tx, { ...name, playedAt: new Date(startedAt + 100) }),
  );
  // A launch that is written down late does not make a game older.
  await database.statement((tx) => recordRecent(tx, { ...name, playedAt: new Date(startedAt) }));
  expect(idsOf(await recents())[0]).toBe(maneki!.id);
  expect(idsOf(await recents({ category: 'JACKPOT' }))).toEqual(['dragonvault3', 'vault3']);
  await database.statement((tx) => setGameOn(tx, { ...name, isOn: false }));
  expect(idsOf(await recents())).not.toContain(maneki!.id);
  await database.statement((tx) => setGameOn(tx, { ...name, isOn: true }));

  const agent = await server.logIn('agent01');
  const others = await server.send(catalogEndpoints.listRecents, {}, { cookie: agent });
  expect(others.body.value).toEqual({ list: [], next: null });
});
