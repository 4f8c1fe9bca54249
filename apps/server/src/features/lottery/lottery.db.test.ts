import type { LotteryGameView } from '@maneki/contract/house/lottery';
import { lotteryEndpoints } from '@maneki/contract/lottery/endpoints';
import type { Lottery, Numeros, RecentResult } from '@maneki/contract/lottery/schemas';
import { MINUTE_MS, SECOND_MS } from '@maneki/kernel/clock';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addGame, addVendor, setGameOn } from '#features/catalog';
import { startTestServer } from '#testing/test-server';
import { toldLottery, toldResults } from './testing/told-lotteries.ts';

const HISTORY = 65;
const BASE = new Date('2030-01-01T12:00:00Z');
const VN = { vendor: 'TCG_LOTTO_VN', family: 'VN_N' } as const;

/** Whoever draws is none of our modules: here it says what a test has put down. */
const told = {
  isUp: true,
  aheadMs: 0,
  games: [] as LotteryGameView[],
  results: new Map([
    ['lottossc1', toldResults(BASE, HISTORY)],
    ['lottovn1', toldResults(BASE, 8)],
    ['lottovn3', toldResults(new Date(BASE.getTime() + SECOND_MS), 8)],
  ]),
};
const server = await startTestServer({
  async readLotteries() {
    if (!told.isUp) throw new Error('unreachable');
    return { now: server.clock.now().getTime() + told.aheadMs, games: told.games };
  },
  readLotteryResults: async (gameId) => told.results.get(gameId) ?? [],
});
afterAll(() => server.dispose());
const { database, clock } = server;

beforeAll(async () => {
  await database.transact(async (tx) => {
    await sql`insert into play_providers (code, name, created_at)
              values ('house', 'House', ${clock.now()})`.execute(tx);
    const vendors = ['LOTT', VN.vendor, 'TCG_SEA'];
    await sql`delete from catalog_games where vendor_code = any(${vendors})`.execute(tx);
    await sql`delete from catalog_vendors where code = any(${vendors})`.execute(tx);
    for (const [place, code] of vendors.entries())
      await addVendor(tx, {
        code,
        providerCode: 'house',
        category: 'ELOTT',
        walletMode: 'SEAMLESS',
        names: { EN: code },
        sortOrder: place,
      });
    const games = [
      ['LOTT', 'lottossc1', 'Fast Five', 'ファストファイブ'],
      ['LOTT', 'lottok31', 'Fast Dice', 'ファストダイス'],
      [VN.vendor, 'lottovn1', 'VN Fast 27', 'VNファスト27'],
      [VN.vendor, 'lottovn3', 'VN Fast 27 (3)', 'VNファスト27（3分）'],
      ['TCG_SEA', 'lottosea5', 'SEA Fast', 'SEAファスト'],
    ] as const;
    for (const [place, [vendorCode, gameId, EN, JA]] of games.entries())
      await addGame(tx, {
        vendorCode,
        gameId,
        category: 'ELOTT',
        names: { EN, JA },
        icon: `/games/art/${gameId}`,
        lottoModes: ['Tradition', 'Entertainment'],
        sortOrder: place,
      });
  });
  await server.services.catalogue.reload();
});

beforeEach(() => {
  // What was read before is not remembered any more.
  clock.advance(SECOND_MS);
  told.isUp = true;
  told.aheadMs = 0;
  told.games = [
    toldLottery(BASE, {
      gameId: 'lottosea5',
      vendor: 'TCG_SEA',
      family: 'SEA',
      prizeModes: ['SEA'],
    }),
    toldLottery(BASE, { gameId: 'lottovn1', ...VN }),
    toldLottery(BASE, { gameId: 'lottovn3', ...VN, minutes: 3 }),
    toldLottery(BASE, { gameId: 'lottossc1', vendor: 'LOTT', family: 'SSC' }),
    toldLottery(BASE, { gameId: 'lottok31', vendor: 'LOTT', family: 'K3', last: null }),
    toldLottery(BASE, { gameId: 'unlisted', vendor: 'LOTT', family: 'KENO' }),
  ];
});

async function listGames(headers: Record<string, string> = {}): Promise<Lottery[]> {
  const { status, body } = await server.send(lotteryEndpoints.listGames, {}, { headers });
  expect(status).toBe(200);
  return body.value.games;
}

test('[PLAY-9] everybody sees the lotteries that are drawn and offered, in the order of the catalogue', async () => {
  const games = await listGames();
  expect(games.map(({ gameId }) => gameId)).toEqual([
    'lottossc1',
    'lottok31',
    'lottovn1',
    'lottovn3',
    'lottosea5',
  ]);
  expect(games[0]).toEqual({
    vendor: 'LOTT',
    gameId: 'lottossc1',
    name: 'Fast Five',
    nodeId: expect.stringMatching(/^\d+$/),
    iconUrl: '/games/art/lottossc1',
    category: 'ELOTT',
    family: 'SSC',
    drawSource: 'HOUSE',
    minutes: 1,
    playTypes: ['Tradition', 'Entertainment'],
    prizeModes: ['Elott'],
    isOpen: true,
  });
  expect((await listGames({ language: 'JA' }))[0]?.name).toBe('ファストファイブ');
});

test('[PLAY-2] ways to pay are those of the merchant: by series here, at fixed odds there', async () => {
  const modesAt = async (merchant: string) =>
    (await listGames({ merchant }))
      .filter(({ gameId }) => ['lottossc1', 'lottovn1', 'lottosea5'].includes(gameId))
      .map(({ category, prizeModes }) => [category, ...prizeModes]);
  expect(await modesAt('maneki')).toEqual([
    ['ELOTT', 'Elott'],
    ['ELOTT', 'Elott'],
    ['ELOTT', 'SEA'],
  ]);
  expect(await modesAt('sampaguita')).toEqual([
    ['LOTT', 'Lott', 'ZY'],
    ['LOTT', 'Lott', 'ZY'],
    ['ELOTT', 'SEA'],
  ]);
});

test('[PLAY-9] the menu has the names by family', async () => {
  const { body } = await server.send(lotteryEndpoints.getMenu, { language: 'JA' });
  const families: { family: string; games: { name: string }[] }[] = body.value.families;
  expect(families.map(({ family, games }) => [family, ...games.map(({ name }) => name)])).toEqual([
    ['SSC', 'ファストファイブ'],
    ['K3', 'ファストダイス'],
    ['VN_N', 'VNファスト27', 'VNファスト27（3分）'],
    ['SEA', 'SEAファスト'],
  ]);
});

test('[PLAY-9] a numero says when an issue closes and is drawn, by the clock of whoever draws', async () => {
  told.aheadMs = 20_000;
  const { body } = await server.send(lotteryEndpoints.listNumeros, {});
  const { serverTime, list }: Numeros = body.value;
  expect(serverTime).toBe(new Date(clock.now().getTime() + 20_000).toISOString());
  expect(list).toHaveLength(5);
  expect(list[0]).toEqual({
    vendor: 'LOTT',
    gameId: 'lottossc1',
    issueNo: '203001010721',
    openAt: BASE.toISOString(),
    closeAt: new Date(BASE.getTime() + 55 * SECOND_MS).toISOString(),
    drawAt: new Date(BASE.getTime() + MINUTE_MS).toISOString(),
    status: 'OPEN',
    serverTime,
    drawing: null,
    lastIssueNo: '203001010720',
    lastResult: ['1', '2', '3', '4', '0'],
    lastFigures: { SUM: 10, SUM_BS: 'SMALL' },
  });
  expect(list[1]).toMatchObject({ gameId: 'lottok31', lastIssueNo: null, lastResult: null });
});

test('[PLAY-9] a lottery that rests has no numero, one that awaits its draw tells of that issue', async () => {
  const drawing = { ...told.games[3]!.current!, no: 1_000, issueNo: '203001010720' };
  const scheduled = { ...drawing, status: 'SCHEDULED' as const };
  told.games = [
    toldLottery(BASE, { gameId: 'lottossc1', vendor: 'LOTT', family: 'SSC', drawing }),
    toldLottery(BASE, {
      gameId: 'lottok31',
      vendor: 'LOTT',
      family: 'K3',
      isOpen: false,
      current: null,
    }),
    // Paused for the days to come, of which the next is known.
    toldLottery(BASE, { gameId: 'lottovn1', ...VN, isOpen: false, current: scheduled }),
  ];
  const { body } = await server.send(lotteryEndpoints.listNumeros, {});
  expect(body.value.list).toMatchObject([
    { gameId: 'lottossc1', drawing: { issueNo: '203001010720', drawAt: drawing.drawAt } },
  ]);
  expect((await listGames()).map(({ isOpen }) => isOpen)).toEqual([true, false, false]);
});

test('[PLAY-9] those of Vietnam have a numero of their own, and their last ten results together', async () => {
  const numeros = await server.send(lotteryEndpoints.listVnNumeros, {});
  const ids = numeros.body.value.list.map(({ gameId }: { gameId: string }) => gameId);
  expect(ids).toEqual(['lottovn1', 'lottovn3']);
  const { body } = await server.send(lotteryEndpoints.listRecentVn, {});
  const list: RecentResult[] = body.value.list;
  expect(list).toHaveLength(10);
  expect(list.slice(0, 3).map(({ gameId, issueNo }) => [gameId, issueNo])).toEqual([
    ['lottovn3', '203001010720'],
    ['lottovn1', '203001010720'],
    ['lottovn3', '203001010719'],
  ]);
  expect(list[1]).toMatchObject({ name: 'VN Fast 27', status: 'SETTLED', figures: { SUM: 10 } });
  const one = await server.send(lotteryEndpoints.listRecentVn, { gameId: 'lottovn1' });
  expect(one.body.value.list).toHaveLength(8);
  const strange = await server.send(lotteryEndpoints.listRecentVn, { gameId: 'lottossc1' });
  expect(strange).toMatchObject({ status: 404, body: { code: 'lottery.game_unknown' } });
});

test('[PLAY-9] a history has pages of thirty, the latest first, with what follows from each result', async () => {
  const page = async (pageNo?: number) => {
    const asked = { gameId: 'lottossc1', ...(pageNo && { pageNo }) };
    return (await server.send(lotteryEndpoints.listHistory, asked)).body.value;
  };
  const first = await page();
  expect(first).toMatchObject({ pageNum: 1, totalPages: 3 });
  expect(first.list).toHaveLength(30);
  expect(first.list[0]).toEqual({
    issueNo: '203001010720',
    drawAt: BASE.toISOString(),
    status: 'SETTLED',
    result: ['1', '2', '3', '4', '0'],
    figures: { SUM: 10, SUM_BS: 'SMALL' },
  });
  expect((await page(3)).list).toHaveLength(HISTORY - 60);
  expect((await page(4)).list).toEqual([]);
});

test('[PLAY-9] what is not drawn or not offered has no history', async () => {
  for (const gameId of ['unlisted', 'nothing'])
    expect(await server.send(lotteryEndpoints.listHistory, { gameId })).toMatchObject({
      status: 404,
      body: { code: 'lottery.game_unknown' },
    });
  const one = { vendorCode: 'LOTT', gameId: 'lottossc1' } as const;
  await database.statement((tx) => setGameOn(tx, { ...one, isOn: false }));
  await server.services.catalogue.reload();
  expect((await listGames()).map(({ gameId }) => gameId)).not.toContain('lottossc1');
  expect((await server.send(lotteryEndpoints.listHistory, one)).status).toBe(422);
  const { gameId } = one;
  expect((await server.send(lotteryEndpoints.listHistory, { gameId })).status).toBe(404);
  await database.statement((tx) => setGameOn(tx, { ...one, isOn: true }));
  await server.services.catalogue.reload();
});

test('[PLAY-9] while whoever draws is out of reach, no old issue is shown in its place', async () => {
  expect(await listGames()).not.toEqual([]);
  told.isUp = false;
  clock.advance(SECOND_MS);
  for (const endpoint of [
    lotteryEndpoints.listGames,
    lotteryEndpoints.getMenu,
    lotteryEndpoints.listNumeros,
    lotteryEndpoints.listVnNumeros,
    lotteryEndpoints.listRecentVn,
  ])
    expect(await server.send(endpoint, {})).toMatchObject({
      status: 409,
      body: { code: 'lottery.unreachable' },
    });
});
