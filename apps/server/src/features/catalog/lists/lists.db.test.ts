import { catalogEndpoints } from '@maneki/contract/catalog/endpoints';
import {
  catalogSchemas,
  type ListedGame,
  type VendorSorting,
} from '@maneki/contract/catalog/schemas';
import type { RequestOf } from '@maneki/contract/contract';
import { stakesOf } from '@maneki/games/stakes/bet-ladder';
import { DAY_MS } from '@maneki/kernel/clock';
import { CURRENCIES, type Currency, writeAmount } from '@maneki/kernel/money';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { keepHouseGames } from '../house/keep-house-games.ts';
import { oneName } from '../names.ts';
import { addGame, addVendor, setVendorOn } from '../store.ts';
import { slotManifest } from '../testing/slot-manifest.ts';
import { startSlotServer } from '../testing/start-slot-server.ts';

const server = await startSlotServer();
afterAll(() => server.dispose());
const { database, clock, reload, switchHouse, switchSlot } = server;
const keep = async () => {
  await database.transact((tx) => keepHouseGames(tx, slotManifest));
  await reload();
};

type Asked = RequestOf<typeof catalogEndpoints.listGames>;
type Page = {
  games: ListedGame[];
  pageNum: number;
  totalPages: number;
  total: number;
  classifies: string[];
};

async function list(input: Asked = {}, language = 'EN'): Promise<Page> {
  const headers = { language };
  const { status, body } = await server.send(catalogEndpoints.listGames, input, { headers });
  expect(status).toBe(200);
  expect(catalogSchemas['catalog.listGames'].response.safeParse(body.value).success).toBe(true);
  return body.value;
}
const idsOf = ({ games }: Page) => games.map(({ gameId }) => gameId);
const find = async (input: Asked, language?: string) => idsOf(await list(input, language));
const all = (input: Asked = {}) => find({ ...input, pageSize: 100 });

test('[LIST-3] a page holds thirty games where no size is named, and the pages together every slot once, in its order', async () => {
  const first = await list();
  expect(first).toMatchObject({ pageNum: 1, totalPages: 2, total: 33, classifies: ['SM', 'JP'] });
  expect(first.games).toHaveLength(30);
  const second = await list({ pageNo: 2 });
  expect(second).toMatchObject({ pageNum: 2, totalPages: 2, total: 33 });
  expect([...idsOf(first), ...idsOf(second)]).toEqual(
    slotManifest.games.map(({ gameId }) => gameId),
  );
  expect(await list({ pageNo: 3 })).toMatchObject({ games: [], pageNum: 3, totalPages: 2 });
  expect(await list({ pageNo: 11, pageSize: 3 })).toMatchObject({ totalPages: 11 });
  for (const wrong of [{ pageNo: 0 }, { pageNo: 1_001 }, { pageSize: 0 }, { pageSize: 101 }])
    expect((await server.send(catalogEndpoints.listGames, wrong)).status).toBe(422);
});

test('[FAIR-1] a game is listed with what it costs, in which language it is read, and its proven return', async () => {
  const [maneki] = (await list({}, 'JA')).games;
  expect(maneki).toEqual({
    nodeId: expect.stringMatching(/^\d+$/),
    gameId: 'maneki3',
    gameCode: 'maneki3',
    displayName: '招き猫トリプル',
    nodeName: 'Maneki Triple',
    vassalage: 'HSLOT',
    vendorName: 'マネキオリジナル',
    gameType: 'RNG',
    gameClassify: 'SM',
    minBet: '10',
    minLine: 5,
    supportPlay: true,
    freeplay: true,
    isGameH5: true,
    roomId: null,
    lottoMode: [],
    iconUrl: '/games/art/maneki3/tile',
    returnRate: '95.82',
    isShared: false,
    isNew: false,
  });
  const sakura = (await list()).games.find(({ gameId }) => gameId === 'sakura243');
  expect(sakura).toMatchObject({ minLine: null, returnRate: '96.34' });
});

test('[LIST-1] slots with jackpots stand among slots, and have a list of their own', async () => {
  expect(await all({ gameType: 'RNG' })).toHaveLength(slotManifest.games.length);
  const jackpots = await list({ gameType: 'JACKPOT' });
  expect(idsOf(jackpots)).toEqual(['vault3', 'dragonvault3']);
  expect(jackpots.games[0]).toMatchObject({ gameType: 'JACKPOT', gameClassify: 'JP' });
  expect(jackpots.classifies).toEqual(['JP']);
  expect(await list({ gameType: 'FISH' })).toEqual({
    games: [],
    pageNum: 1,
    totalPages: 0,
    total: 0,
    classifies: [],
  });
});

test('[LIST-2] a list is narrowed by vendor and kind, and empty texts ask for nothing', async () => {
  expect(await find({ vassalage: 'HSLOT' })).toEqual(['maneki3', 'tide20', 'sakura243']);
  expect(await find({ vassalage: 'nobody' })).toEqual([]);
  expect(await find({ gameClassify: 'JP' })).toEqual(['vault3', 'dragonvault3']);
  expect(await find({ gameClassify: 'JP', vassalage: 'HSLOT' })).toEqual([]);
  // What a list can be narrowed by does not shrink while it is.
  expect((await list({ gameClassify: 'JP' })).classifies).toEqual(['SM', 'JP']);
  const nothing = {
    gameType: '',
    vassalage: '',
    gameId: '',
    gameClassify: '',
    minBet: '',
    minLine: '',
    gameName: '  ',
  } as const;
  expect(await all(nothing)).toHaveLength(slotManifest.games.length);
  expect(await vendors({ typeId: '' })).toEqual(await vendors());
});

test('one game is asked for by its vendor and its id', async () => {
  expect(await find({ vassalage: 'HVAULT', gameId: 'vault3' })).toEqual(['vault3']);
  expect(await find({ vassalage: 'HSLOT', gameId: 'vault3' })).toEqual([]);
  expect(await find({ gameId: 'vault' })).toEqual([]);
});

test('[LIST-2] a list is narrowed by the smallest stake and the least lines', async () => {
  expect((await list({ minBet: '10' })).total).toBe(33);
  expect((await list({ minBet: '9.9999' })).total).toBe(0);
  const lines = async (minLine: number) => (await list({ minLine, pageSize: 100 })).games;
  expect((await lines(25)).map(({ minLine }) => minLine)).toEqual(Array(5).fill(25));
  expect(await lines(26)).toEqual([]);
  expect(await lines(21)).toHaveLength(5);
  // Where ways are counted there are no lines to ask for.
  expect((await lines(1)).map(({ gameId }) => gameId)).not.toContain('sakura243');
  expect(await find({ minLine: 20, minBet: '100', gameName: 'dragon' })).toEqual(['tide20']);
});

test.each(Object.keys(CURRENCIES) as Currency[])(
  '[LIST-2] the smallest stake of a slot in %s is the one that it takes, told and asked for',
  async (currency) => {
    const [least] = stakesOf(currency);
    const { games, total } = await list({ currency, minBet: writeAmount(least!) });
    expect(total).toBe(33);
    expect(new Set(games.map(({ minBet }) => minBet))).toEqual(new Set([writeAmount(least!)]));
    expect((await list({ currency, minBet: writeAmount(least! - 1n) })).total).toBe(0);
  },
);

test('[LIST-2] a game is found by its name in any language, and one slip is forgiven', async () => {
  expect(await find({ gameName: ' VAULT ' })).toEqual(['vault3', 'dragonvault3']);
  expect(await find({ gameName: 'dragon' })).toEqual(['tide20', 'dragonvault3']);
  expect(await find({ gameName: '招き猫' }, 'EN')).toEqual(['maneki3']);
  expect(await find({ gameName: 'まねき' })).toEqual([]);
  expect(await find({ gameName: 'だるまだっしゅ' })).toEqual(['daruma3']);
  expect(await find({ gameName: 'ｎｅｂｕｌａ' }, 'TH')).toEqual(['nebula243']);
  expect(await find({ gameName: 'den long' })).toEqual(['lantern243']);
  expect(await find({ gameName: 'manki' })).toEqual(['maneki3']);
  expect(await find({ gameName: 'Corsiar Bay' })).toEqual(['corsair20']);
  expect(await find({ gameName: '%' })).toEqual([]);
  expect(await find({ gameName: 'dragon', vassalage: 'HVAULT' })).toEqual(['dragonvault3']);
  expect(await find({ gameName: 'dragon', gameType: 'LIVE' })).toEqual([]);
});

test('a game that is off, or whose vendor or provider is, is not listed', async () => {
  await switchSlot('tide20', false);
  expect(await find({ vassalage: 'HSLOT' })).toEqual(['maneki3', 'sakura243']);
  expect(await find({ gameName: 'dragon' })).toEqual(['dragonvault3']);
  await database.statement((tx) => setVendorOn(tx, { vendorCode: 'HFOX', isOn: false }));
  await reload();
  expect(await find({ vassalage: 'HFOX' })).toEqual([]);
  await switchHouse(false);
  expect(await all()).toEqual([]);
  await switchHouse(true);

  await keep();
  expect(await find({ vassalage: 'HSLOT' })).toEqual(['maneki3', 'sakura243']);
  expect(await find({ vassalage: 'HFOX' })).toEqual([]);
  await database.statement((tx) => setVendorOn(tx, { vendorCode: 'HFOX', isOn: true }));
  await switchSlot('tide20', true);
  expect(await all()).toHaveLength(slotManifest.games.length);
});

test('a place that an operator gave a game outlives a restart', async () => {
  const move = (to: number) =>
    database.statement((tx) =>
      sql`update catalog_games set sort_order = ${to} where game_id = 'diamond9'`.execute(tx),
    );
  await move(1);
  await keep();
  expect((await all())[0]).toBe('diamond9');
  await move(slotManifest.games.length * 10);
  await keep();
  expect((await all()).at(-1)).toBe('diamond9');
});

test('a game is new for thirty days, unless it came with the first', async () => {
  const { rows } = await database.statement((tx) =>
    sql<{ firstAt: Date }>`
      select min(created_at) as "firstAt" from catalog_games`.execute(tx),
  );
  const firstAt = rows[0]!.firstAt.getTime();
  const isNew = async (createdAfterMs: number, seenAfterMs: number) => {
    await database.statement((tx) =>
      sql`update catalog_games set created_at = ${new Date(firstAt + createdAfterMs)}
           where game_id = 'diamond9'`.execute(tx),
    );
    const started = clock.now().getTime();
    clock.advance(firstAt + createdAfterMs + seenAfterMs - started);
    await reload();
    const { games } = await list({ gameName: 'Diamond Rush' });
    clock.advance(started - clock.now().getTime());
    return games[0]!.isNew;
  };
  expect(await isNew(DAY_MS, 0)).toBe(true);
  expect(await isNew(DAY_MS, 30 * DAY_MS - 1)).toBe(true);
  expect(await isNew(DAY_MS, 30 * DAY_MS)).toBe(false);
  expect(await isNew(DAY_MS - 1, 0)).toBe(false);
  await isNew(0, 0);
});

const vendors = async (
  input: RequestOf<typeof catalogEndpoints.listVendors> = {},
  language = 'EN',
): Promise<VendorSorting[]> => {
  const headers = { language };
  const { body } = await server.send(catalogEndpoints.listVendors, input, { headers });
  expect(catalogSchemas['catalog.listVendors'].response.safeParse(body.value).success).toBe(true);
  return body.value.list;
};
const codesOf = (sortings: readonly VendorSorting[]) =>
  sortings.map(({ gameCategory, vendorNames }) => [
    gameCategory,
    ...vendorNames.map(({ vassalage }) => vassalage),
  ]);

test('[HOME-8] vendors are sorted by category while they have something to play', async () => {
  const slots = ['RNG', 'HSLOT', 'HVAULT', 'HFOX', 'HNORTH', 'HMANGO'];
  expect(codesOf(await vendors())).toEqual([['JACKPOT', 'HVAULT'], slots]);
  expect(codesOf(await vendors({ typeId: 'RNG' }))).toEqual([slots]);
  expect(await vendors({ typeId: 'LIVE' })).toEqual([]);
  expect(await vendors({ typeId: 'JACKPOT' }, 'CN')).toEqual([
    {
      gameCategory: 'JACKPOT',
      vendorNames: [
        {
          vassalage: 'HVAULT',
          accountTypeName: 'Treasure Vaults',
          displayName: '秘宝金库',
          gameCategory: 'JACKPOT',
          mobileLargeIcon: 'art:studio-hvault',
          mobileSmallIcon: 'art:studio-hvault',
          listGames: true,
        },
      ],
    },
  ]);
  for (const vault of ['vault3', 'dragonvault3']) await switchSlot(vault, false);
  expect(codesOf(await vendors())).toEqual([slots.filter((code) => code !== 'HVAULT')]);
  await switchHouse(false);
  expect(await vendors()).toEqual([]);
  await switchHouse(true);
  for (const vault of ['vault3', 'dragonvault3']) await switchSlot(vault, true);
});

test('[HOME-8] cockfights stand right after live tables, though their vendor offers them as sports', async () => {
  const open = async (code: string, category: 'LIVE' | 'SPORTS' | 'ESPORTS' | 'LOTT' | 'ELOTT') => {
    const facts = { category, names: oneName(code) } as const;
    await database.transact(async (tx) => {
      await addVendor(tx, { ...facts, code, providerCode: 'house', walletMode: 'SEAMLESS' });
      await addGame(tx, { ...facts, vendorCode: code, gameId: code.toLowerCase() });
    });
  };
  await open('HLIVE', 'LIVE');
  await open('DS88', 'SPORTS');
  await open('HSPORT', 'SPORTS');
  await open('IA', 'ESPORTS');
  await open('DRAWS', 'LOTT');
  const game = { vendorCode: 'DRAWS', gameId: 'fast', category: 'ELOTT' } as const;
  await database.statement((tx) =>
    addGame(tx, { ...game, names: oneName('Fast'), lottoModes: ['Entertainment'], roomId: '7' }),
  );
  await reload();
  expect(codesOf(await vendors())).toEqual([
    ['LIVE', 'HLIVE'],
    ['COCKFIGHT', 'DS88'],
    ['JACKPOT', 'HVAULT'],
    ['RNG', 'HSLOT', 'HVAULT', 'HFOX', 'HNORTH', 'HMANGO'],
    ['SPORTS', 'HSPORT'],
    ['ESPORTS', 'IA'],
    ['LOTT', 'DRAWS'],
    ['ELOTT', 'DRAWS'],
  ]);
  expect(await find({ gameType: 'COCKFIGHT' })).toEqual(['ds88']);
  expect(await find({ gameType: 'SPORTS' })).toEqual(['ds88', 'hsport', 'ia']);
  expect(codesOf(await vendors({ typeId: 'SPORTS' }))).toEqual([
    ['SPORTS', 'DS88', 'HSPORT', 'IA'],
  ]);
  // Home has a row for each of them, and shows nothing twice.
  const { body } = await server.send(catalogEndpoints.getLobby, {});
  const rows: { gameCategory: string; games: ListedGame[]; totalGames: number }[] =
    body.value.categories;
  const shown = rows.map(({ gameCategory, games, totalGames }) => [
    gameCategory,
    totalGames,
    ...games.map(({ gameId }) => gameId),
  ]);
  expect(shown).toContainEqual(['SPORTS', 1, 'hsport']);
  expect(shown).toContainEqual(['ESPORTS', 1, 'ia']);
  expect(shown).toContainEqual(['COCKFIGHT', 1, 'ds88']);
  expect((await list({ gameType: 'ELOTT' })).games[0]).toMatchObject({
    lottoMode: ['Entertainment'],
    roomId: '7',
    minBet: null,
  });
  for (const vendorCode of ['HLIVE', 'DS88', 'HSPORT', 'IA', 'DRAWS'])
    await database.statement((tx) => setVendorOn(tx, { vendorCode, isOn: false }));
  await reload();
});

test('[PLAY-2] lotteries are listed as each merchant pays them, those of South-East Asia as they are', async () => {
  for (const code of ['LOTT', 'TCG_LOTTO_VN', 'TCG_SEA']) {
    const facts = { category: 'ELOTT', names: oneName(code) } as const;
    await database.transact(async (tx) => {
      await addVendor(tx, { ...facts, code, providerCode: 'house', walletMode: 'SEAMLESS' });
      await addGame(tx, { ...facts, vendorCode: code, gameId: `draw${code.length}` });
    });
  }
  await reload();
  const mapOf = async (merchant: string) => {
    const { body } = await server.send(catalogEndpoints.listVendors, {}, { headers: { merchant } });
    const all: VendorSorting[] = body.value.list;
    return codesOf(all.filter(({ gameCategory }) => gameCategory.endsWith('LOTT')));
  };
  const all = [['ELOTT', 'LOTT', 'TCG_LOTTO_VN', 'TCG_SEA']];
  expect(await mapOf('maneki')).toEqual(all);
  expect(await mapOf('sampaguita')).toEqual([
    ['LOTT', 'LOTT', 'TCG_LOTTO_VN'],
    ['ELOTT', 'TCG_SEA'],
  ]);
  await server.change('sampaguita', { flags: { LOTT3: false } });
  expect(await mapOf('sampaguita')).toEqual(all);
  await server.change('sampaguita', { flags: { LOTT3: true } });
  const { games } = await list({ vassalage: 'TCG_LOTTO_VN' });
  expect(games).toMatchObject([{ gameType: 'ELOTT' }]);
  for (const vendorCode of ['LOTT', 'TCG_LOTTO_VN', 'TCG_SEA'])
    await database.statement((tx) => setVendorOn(tx, { vendorCode, isOn: false }));
  await reload();
});

test('what clients say of themselves with a call changes nothing but the language', async () => {
  const asides = {
    merchant: 'other',
    merchantCode: 'other',
    clientType: 2,
    platform: 'html5',
    token: '',
  } as const;
  expect(await list({ ...asides, vassalage: 'HSLOT' })).toEqual(await list({ vassalage: 'HSLOT' }));
  const thai = await list({ vassalage: 'HSLOT' }, 'TH');
  for (const language of ['TH', 'TY', 'ty'])
    expect(await list({ ...asides, vassalage: 'HSLOT', language })).toEqual(thai);
  for (const wrong of [{ cursor: '' }, { language: 'XX' }])
    expect((await server.send(catalogEndpoints.listGames, wrong as never)).status).toBe(422);
});
