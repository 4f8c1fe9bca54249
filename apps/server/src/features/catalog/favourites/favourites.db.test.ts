import { catalogEndpoints } from '@maneki/contract/catalog/endpoints';
import { catalogSchemas, type ListedGame } from '@maneki/contract/catalog/schemas';
import type { RequestOf } from '@maneki/contract/contract';
import { loginEndpoints } from '@maneki/contract/identity/login-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { slotManifest } from '../testing/slot-manifest.ts';
import { startSlotServer } from '../testing/start-slot-server.ts';
import { FAVOURITES_MAX } from './add-favourite.ts';

const server = await startSlotServer();
afterAll(() => server.dispose());
const { database, clock, nodeOf, send } = server;
const sakura = await server.logIn('sakura');
const memberId = await server.findMember('sakura');

beforeEach(async () => {
  await database.statement((tx) => sql`delete from catalog_favourites`.execute(tx));
});

/** A moment passes before each wish, so that the latest is known. */
const add = async (gameId: string, cookie = sakura) => {
  clock.advance(1);
  return send(catalogEndpoints.addFavourite, { nodeId: nodeOf(gameId) }, { cookie });
};
const remove = (nodeId: string, cookie = sakura) =>
  send(catalogEndpoints.removeFavourite, { nodeId }, { cookie });

type Page = { content: ListedGame[]; pageNum: number; totalPages: number };

const list = async (
  input: RequestOf<typeof catalogEndpoints.listFavourites> = {},
  cookie = sakura,
): Promise<Page> => {
  const { status, body } = await send(catalogEndpoints.listFavourites, input, { cookie });
  expect(status).toBe(200);
  expect(catalogSchemas['catalog.listFavourites'].response.safeParse(body.value).success).toBe(
    true,
  );
  return body.value;
};
const idsOf = ({ content }: Page) => content.map(({ gameId }) => gameId);
const listIds = async (input: { pageNo?: number } = {}, cookie = sakura) =>
  (await send(catalogEndpoints.listFavouriteIds, input, { cookie })).body.value;

test('[PLAY-5] favourites are listed the latest first, and one that is there already stays in its place', async () => {
  for (const game of ['koi9', 'tide20', 'vault3', 'koi9'])
    expect(await add(game)).toMatchObject({ status: 200, body: { value: {} } });
  expect(idsOf(await list())).toEqual(['vault3', 'tide20', 'koi9']);
  expect(await listIds()).toEqual({
    content: ['vault3', 'tide20', 'koi9'].map(nodeOf),
    pageNum: 1,
    totalPages: 1,
  });
  expect(idsOf(await list({ gameType: 'JACKPOT' }))).toEqual(['vault3']);
  expect(idsOf(await list({ gameType: 'RNG' }))).toHaveLength(3);
  expect(await list({ gameType: 'LIVE' })).toEqual({ content: [], pageNum: 1, totalPages: 0 });
});

test('[PLAY-5] taking one away twice is taking it away once, and what is no game is no mistake', async () => {
  await add('koi9');
  await add('tide20');
  for (const nodeId of [nodeOf('koi9'), nodeOf('koi9'), '0', '-1', '1e3', 'koi9', '9'.repeat(40)])
    expect(await remove(nodeId)).toMatchObject({ status: 200, body: { value: {} } });
  expect(idsOf(await list())).toEqual(['tide20']);
});

test('[PLAY-5] the list comes in pages of fifteen, the ids in pages of a hundred', async () => {
  const games = slotManifest.games.slice(0, 16);
  for (const { gameId: id } of games) await add(id);
  const [first, second] = [await list(), await list({ pageNo: 2 })];
  expect(first).toMatchObject({ content: { length: 15 }, pageNum: 1, totalPages: 2 });
  expect(second).toMatchObject({ content: { length: 1 }, pageNum: 2, totalPages: 2 });
  const latestFirst = games.map(({ gameId }) => gameId).toReversed();
  expect([...idsOf(first), ...idsOf(second)]).toEqual(latestFirst);

  await addStrangeGames(101);
  expect(await listIds()).toMatchObject({ content: { length: 100 }, pageNum: 1, totalPages: 2 });
  expect((await listIds({ pageNo: 2 })).content).toHaveLength(17);
});

/** So many more games, all of them favourites. */
async function addStrangeGames(count: number) {
  await database.statement((tx) =>
    sql`with added as (
          insert into catalog_games (vendor_code, game_id, category, names)
          select 'HSLOT', 'strange' || n, 'RNG', '{"EN": "Strange"}'
            from generate_series(1, ${count}::int) as n
          on conflict (vendor_code, game_id) do update set is_on = true returning node_id)
        insert into catalog_favourites select ${memberId}, node_id, ${clock.now()} from added`.execute(
      tx,
    ),
  );
  await server.reload();
}

test('[PLAY-5] a member may have five hundred favourites and no more, counting those that are off', async () => {
  await addStrangeGames(FAVOURITES_MAX - 1);
  expect((await add('koi9')).status).toBe(200);
  const full = { status: 409, body: { code: 'catalog.favourites_full', detail: { max: 500 } } };
  expect(await add('tide20')).toMatchObject(full);
  expect((await add('koi9')).status).toBe(200);
  await server.switchSlot('koi9', false);
  expect(await add('tide20')).toMatchObject(full);
  await remove(nodeOf('koi9'));
  expect((await add('tide20')).status).toBe(200);
  await server.switchSlot('koi9', true);
  await database.statement((tx) =>
    sql`update catalog_games set is_on = false where game_id like 'strange%'`.execute(tx),
  );
  await server.reload();
});

test('[PLAY-5] wishes at the same moment are one, and the last place is given once', async () => {
  await Promise.all(['koi9', 'koi9', 'koi9', 'koi9'].map((game) => add(game)));
  expect(idsOf(await list())).toEqual(['koi9']);
  await addStrangeGames(FAVOURITES_MAX - 2);
  const answers = await Promise.all(['tide20', 'vault3', 'ninja10'].map((game) => add(game)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  await database.statement((tx) =>
    sql`update catalog_games set is_on = false where game_id like 'strange%'`.execute(tx),
  );
  await server.reload();
});

test('[PLAY-5] a game that is off is not listed, but comes back with its game', async () => {
  await add('koi9');
  await add('tide20');
  await server.switchSlot('tide20', false);
  expect(idsOf(await list())).toEqual(['koi9']);
  expect((await listIds()).content).toEqual([nodeOf('koi9')]);
  const unknown = { status: 404, body: { code: 'catalog.game_unknown' } };
  await remove(nodeOf('koi9'));
  expect(await add('tide20')).toMatchObject(unknown);
  await server.switchSlot('tide20', true);
  expect(idsOf(await list())).toEqual(['tide20']);
  await server.switchHouse(false);
  expect(idsOf(await list())).toEqual([]);
  await server.switchHouse(true);
  for (const nodeId of ['0', 'koi9', '999999999999', '9'.repeat(60)])
    expect(await send(catalogEndpoints.addFavourite, { nodeId }, { cookie: sakura })).toMatchObject(
      unknown,
    );
});

test('[PLAY-5] nobody sees or changes another’s favourites, and a guest has none', async () => {
  const agent = await server.logIn('agent01');
  await add('koi9');
  await add('vault3', agent);
  await remove(nodeOf('koi9'), agent);
  expect(idsOf(await list())).toEqual(['koi9']);
  expect(idsOf(await list({}, agent))).toEqual(['vault3']);
  expect((await listIds({}, agent)).content).toEqual([nodeOf('vault3')]);
  const nodeId = nodeOf('koi9');
  for (const answer of [
    await send(catalogEndpoints.addFavourite, { nodeId }),
    await send(catalogEndpoints.removeFavourite, { nodeId }),
    await send(catalogEndpoints.listFavourites, {}),
    await send(catalogEndpoints.listFavouriteIds, {}),
  ])
    expect([answer.status, answer.body.code]).toEqual([401, 'call.login_required']);
});

test('[PLAY-5] a trial has favourites, too', async () => {
  const headers = { 'x-forwarded-for': '198.51.100.7' };
  const device = await send(loginEndpoints.getTrialAccount, {}, { headers });
  const { cookie } = await send(
    loginEndpoints.startTestPlay,
    {},
    { headers, cookie: device.cookie },
  );
  expect((await add('koi9', cookie)).status).toBe(200);
  expect(idsOf(await list({}, cookie))).toEqual(['koi9']);
});
