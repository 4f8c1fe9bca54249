import { catalogConsoleEndpoints } from '@maneki/contract/catalog/console-endpoints';
import { catalogEndpoints } from '@maneki/contract/catalog/endpoints';
import { operatorsEndpoints } from '@maneki/contract/operators/endpoints';
import type { OperatorRole } from '@maneki/contract/operators/rights';
import { playEndpoints } from '@maneki/contract/play/endpoints';
import { sql } from 'kysely';
import { afterAll, afterEach, expect, test } from 'vitest';
import { enterOperator } from '#testing/enter-operator';
import { houseManifest } from '#testing/house-manifest';
import { keepHouseGames } from '../house/keep-house-games.ts';
import { listNames } from '../list-names.ts';
import { slotName, startSlotServer } from '../testing/start-slot-server.ts';

const server = await startSlotServer();
afterAll(() => server.dispose());
const { database, send } = server;

const enter = (name: string, role: OperatorRole) =>
  enterOperator(server, { name, role, merchants: ['maneki'] });

const editor = await enter('emi', 'content');
const auditor = await enter('dai', 'auditor');
const player = await server.logIn('sakura');

afterEach(async () => {
  await database.transact(async (tx) => {
    await sql`delete from catalog_game_choices`.execute(tx);
    await sql`delete from catalog_vendor_choices`.execute(tx);
    await sql`delete from catalog_hot where merchant_code is not null`.execute(tx);
  });
  await server.reload();
});

const console_ = catalogConsoleEndpoints;
const idsAt = async (merchant = 'maneki', input: object = {}): Promise<string[]> => {
  await server.reload();
  const asked = { pageSize: 100, ...input };
  const { body } = await send(catalogEndpoints.listGames, asked, { headers: { merchant } });
  return body.value.games.map(({ gameId }: { gameId: string }) => gameId);
};
const change = (gameId: string, wish: object) => {
  const { vendorCode: vendor } = slotName(gameId);
  return send(console_.changeGame, { vendor, gameId, ...wish }, editor);
};
const launch = (gameId: string) =>
  send(playEndpoints.launchGame, { vendor: slotName(gameId).vendorCode, gameId } as never, {
    cookie: player,
  });
const listGames = async (wish: object = {}) =>
  (await send(console_.listManagedGames, wish, editor)).body.value;
const codesOf = (rows: { code: string }[]) => rows.map(({ code }) => code);

test('[CONSOLE-2] a hidden game is gone from one merchant’s lists and launches, and comes back', async () => {
  expect(await launch('koi9')).toMatchObject({ status: 200 });
  expect(await change('koi9', { isShown: false })).toMatchObject({ status: 200 });
  expect(await idsAt()).not.toContain('koi9');
  expect(await idsAt('sampaguita')).toContain('koi9');
  expect(await launch('koi9')).toMatchObject({ status: 422, body: { code: 'play.game_off' } });
  const { rows } = await listGames({ shown: 'hidden' });
  expect(codesOf(rows)).toEqual(['HFOX/koi9']);
  await change('koi9', { isShown: true });
  expect(await idsAt()).toContain('koi9');
  expect((await listGames({ shown: 'hidden' })).rows).toEqual([]);
});

test('[CONSOLE-2] a merchant’s own names, picture and mark are shown there and nowhere else', async () => {
  const names = { EN: 'House Carp', JA: '家の鯉' };
  await change('koi9', { names, picture: '/games/art/tide20/tile', isNew: true });
  await server.reload();
  const read = async (merchant: string, language: string) => {
    const asked = { vassalage: 'HFOX', gameId: 'koi9', language };
    const { body } = await send(catalogEndpoints.listGames, asked as never, {
      headers: { merchant },
    });
    return body.value.games[0];
  };
  const iconUrl = '/games/art/tide20/tile';
  expect(await read('maneki', 'JA')).toMatchObject({ displayName: '家の鯉', iconUrl, isNew: true });
  expect(await read('sampaguita', 'EN')).toMatchObject({ isNew: false });
  expect((await read('sampaguita', 'EN')).displayName).not.toBe('House Carp');
  expect(codesOf((await listGames({ name: 'house car' })).rows)).toEqual(['HFOX/koi9']);
  const bet = { vendorCode: 'HFOX', gameId: 'koi9' };
  const recorded = await database.statement((tx) => listNames(tx, [bet], 'maneki'));
  expect(recorded.find(bet).game).toMatchObject({ EN: 'House Carp' });
  await change('koi9', { names: {}, picture: null, isNew: null });
  expect((await listGames({ name: 'house car' })).rows).toEqual([]);
  expect(await change('koi9', { picture: 'https://elsewhere.example/x' })).toMatchObject({
    status: 422,
    body: { code: 'catalog.picture_unknown' },
  });
});

test('[CONSOLE-2] a vendor that is off takes all its games along, and is back as it was', async () => {
  const all = await idsAt();
  const reason = 'under review';
  const turn = (isOn: boolean, vendor = 'HFOX') =>
    send(console_.switchVendor, { vendor, isOn, reason }, editor);
  expect(await turn(false)).toMatchObject({ status: 200 });
  const left = await idsAt();
  expect(left.length).toBeGreaterThan(0);
  expect(left).not.toContain('koi9');
  expect(await launch('koi9')).toMatchObject({ body: { code: 'play.game_off' } });
  expect(await idsAt('sampaguita')).toEqual(all);
  await turn(true);
  expect(await idsAt()).toEqual(all);
  expect(await turn(false, 'NOBODY')).toMatchObject({ status: 404 });
  const { rows: acts } = (
    await send(operatorsEndpoints.listActs, { subject: 'vendor HFOX' }, auditor)
  ).body.value;
  expect(acts).toMatchObject([
    { operator: 'emi', before: { isOn: false }, after: { isOn: true } },
    { operator: 'emi', reason, before: { isOn: true }, after: { isOn: false } },
  ]);
});

test('[CONSOLE-2] vendors stand in the merchant’s order; one that was put by an old list is refused', async () => {
  const list = async () =>
    codesOf((await send(console_.listManagedVendors, { category: 'RNG' }, editor)).body.value.rows);
  const vendors = (await list()).toReversed();
  const sort = (wish: readonly string[]) =>
    send(console_.sortVendors, { category: 'RNG', vendors: [...wish] }, editor);
  expect(await sort(vendors)).toMatchObject({ status: 200 });
  expect(await list()).toEqual(vendors);
  await server.reload();
  const shownAt = async (merchant: string): Promise<string[]> => {
    const { body } = await send(catalogEndpoints.listVendors, {}, { headers: { merchant } });
    const { vendorNames } = body.value.list.find(
      (one: { gameCategory: string }) => one.gameCategory === 'RNG',
    );
    return vendorNames
      .map(({ vassalage }: { vassalage: string }) => vassalage)
      .filter((code: string) => vendors.includes(code));
  };
  expect(await shownAt('maneki')).toEqual(vendors);
  expect(await shownAt('sampaguita')).toEqual(vendors.toReversed());
  for (const wrong of [vendors.slice(1), [...vendors, 'HVAULT'], [...vendors, vendors[0]!]])
    expect(await sort(wrong)).toMatchObject({
      status: 409,
      body: { code: 'catalog.order_outdated' },
    });
});

test('[CONSOLE-2] pages of games follow each other without a gap, by every filter', async () => {
  const whole = (await listGames({ size: 100 })).rows;
  const walked: string[] = [];
  for (let cursor: string | undefined; ; ) {
    const { rows, next } = await listGames({ size: 7, cursor });
    walked.push(...codesOf(rows));
    if (!next) break;
    cursor = next;
  }
  expect(walked).toEqual(codesOf(whole));
  const jackpots = (await listGames({ category: 'JACKPOT', vendor: 'HVAULT' })).rows;
  expect(jackpots.length).toBeGreaterThan(0);
  expect((await listGames({ category: 'LIVE' })).rows).toEqual([]);
});

test('[CONSOLE-2] two who change different things of a game at once lose neither', async () => {
  const { vendorCode: vendor } = slotName('tide20');
  const name = { vendor, gameId: 'tide20' };
  for (let round = 0; round < 5; round += 1) {
    const names = { EN: `Tide ${round}` };
    const isNew = round % 2 === 0;
    await Promise.all([
      send(console_.changeGame, { ...name, names }, editor),
      send(console_.changeGame, { ...name, isNew }, editor),
    ]);
    const rows: { gameId: string; names: object; isNew: boolean }[] = (
      await listGames({ vendor, size: 100 })
    ).rows;
    expect(rows.find(({ gameId }) => gameId === 'tide20')).toMatchObject({ names, isNew });
  }
  await send(console_.changeGame, { ...name, names: {}, isNew: null }, editor);
});

test('[CONSOLE-2] the merchant’s hot games come first, in its order; an empty list is the one for all', async () => {
  const hotAt = async (merchant: string): Promise<string[]> => {
    await server.reload();
    const { body } = await send(catalogEndpoints.listHotGames, {}, { headers: { merchant } });
    return body.value.list.map(({ gameId }: { gameId: string }) => gameId);
  };
  const readHot = async () => (await send(console_.readHotList, {}, editor)).body.value;
  const put = async (...ids: string[]) => {
    const games = ids.map((gameId) => ({ vendor: slotName(gameId).vendorCode, gameId }));
    const seen = codesOf((await readHot()).games);
    return send(console_.changeHotList, { games, seen }, editor);
  };
  const forAll = await hotAt('sampaguita');
  await put('tide20', 'koi9');
  expect((await hotAt('maneki')).slice(0, 2)).toEqual(['tide20', 'koi9']);
  expect(await hotAt('sampaguita')).toEqual(forAll);
  const { isOwn, games } = await readHot();
  expect({ isOwn, codes: codesOf(games) }).toEqual({
    isOwn: true,
    codes: [`${slotName('tide20').vendorCode}/tide20`, 'HFOX/koi9'],
  });
  const seen = codesOf(games);
  const unknown = { games: [{ vendor: 'HSLOT', gameId: 'nothing' }], seen };
  expect((await send(console_.changeHotList, unknown, editor)).status).toBe(404);
  // Of two who saw the same list and change it at once, the second is told.
  const koi = [{ vendor: 'HFOX', gameId: 'koi9' }];
  const both = await Promise.all([
    send(console_.changeHotList, { games: koi, seen }, editor),
    send(console_.changeHotList, { games: [], seen }, editor),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)!.body.code).toBe('catalog.order_outdated');
  await put();
  expect(await hotAt('maneki')).toEqual(forAll);
});

test('[CONSOLE-2] a wrong sheet names its line and writes nothing; a right one is carried out whole', async () => {
  const before = await idsAt();
  const upload = (sheet: string) => send(console_.importGameSheet, { sheet }, editor);
  const head = 'code,order,shown,hot';
  const tide = `${slotName('tide20').vendorCode}/tide20`;
  expect(await upload(`${head}\nHFOX/koi9,1,no,1\nHSLOT/nothing,2,yes,`)).toMatchObject({
    status: 422,
    body: {
      code: 'catalog.sheet_wrong',
      message: 'Line 3 of the sheet is wrong: HSLOT/nothing',
    },
  });
  expect(await idsAt()).toEqual(before);
  const applied = await upload(`${head}\nHFOX/koi9,0,no,\n${tide},1,yes,1`);
  expect(applied).toMatchObject({ status: 200 });
  expect(applied.body.value.changed).toBeGreaterThanOrEqual(2);
  const after = await idsAt();
  expect(after).not.toContain('koi9');
  expect(after[0]).toBe('tide20');
  const { games } = (await send(console_.readGameSheet, {}, editor)).body.value;
  expect(games).toContainEqual(
    expect.objectContaining({ code: tide, order: 1, isShown: true, hotPlace: 1 }),
  );
  expect(await idsAt('sampaguita')).toEqual(before);
  // What holds already changes nothing.
  expect((await upload(`${head}\n${tide},1,yes,1`)).body.value).toEqual({ changed: 0 });
});

test('[CONSOLE-2] every change tells open pages, and whoever may only look changes nothing', async () => {
  const countEvents = async () => {
    const { rows } = await database.statement((tx) =>
      sql<{ count: bigint }>`select count(*) from platform_outbox_events
                              where name = 'catalog.changed'`.execute(tx),
    );
    return rows[0]!.count;
  };
  const before = await countEvents();
  await change('koi9', { isShown: false });
  expect(await countEvents()).toBe(before + 1n);
  const wish = { vendor: 'HFOX', gameId: 'koi9', isShown: true };
  expect((await send(console_.changeGame, wish, auditor)).status).toBe(403);
  expect((await send(console_.changeGame, { ...wish, gameId: 'nothing' }, editor)).status).toBe(
    404,
  );
  expect((await listGames({ shown: 'hidden' })).rows).toHaveLength(1);
});

test('[CONSOLE-2] of the house’s own games an operator reads what it says of their rules', async () => {
  // Last, because from here on there are more games than slots.
  await database.transact((tx) => keepHouseGames(tx, houseManifest));
  const { rows } = await listGames({ name: 'Dragon Tiger' });
  expect(rows).toMatchObject([
    {
      code: 'HLIVE/dragontiger1',
      house: {
        kind: 'dragon-tiger',
        isShared: true,
        returnPer10M: null,
        winMax: '13400',
        minBets: { JPY: '200' },
      },
    },
  ]);
  const [slot] = (await listGames({ name: 'Koi Fortune' })).rows;
  expect(slot.house).toMatchObject({ kind: 'slots', isShared: false });
  expect(slot.house.returnPer10M).toBeGreaterThan(9_000_000);
  await database.statement((tx) =>
    sql`insert into catalog_games (vendor_code, game_id, category, names)
        values ('HLIVE', 'foreign', 'LIVE', '{"EN": "Foreign Table"}')`.execute(tx),
  );
  expect((await listGames({ name: 'Foreign Table' })).rows).toMatchObject([{ house: null }]);
});
