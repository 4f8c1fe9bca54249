import { catalogEndpoints } from '@maneki/contract/catalog/endpoints';
import { catalogSchemas, type ListedGame } from '@maneki/contract/catalog/schemas';
import type { RequestOf } from '@maneki/contract/contract';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { slotManifest } from '../testing/slot-manifest.ts';
import { slotName, startSlotServer } from '../testing/start-slot-server.ts';
import { recordRecent } from './store.ts';

const server = await startSlotServer();
afterAll(() => server.dispose());
const { database, clock, send, nodeOf } = server;
const sakura = await server.logIn('sakura');
const memberId = await server.findMember('sakura');

beforeEach(async () => {
  await database.statement((tx) => sql`delete from catalog_recents`.execute(tx));
});

type Page = { list: ListedGame[]; pageNum: number; totalPages: number };

const recents = async (
  input: RequestOf<typeof catalogEndpoints.listRecents> = {},
  cookie = sakura,
): Promise<Page> => {
  const { status, body } = await send(catalogEndpoints.listRecents, input, { cookie });
  expect(status).toBe(200);
  expect(catalogSchemas['catalog.listRecents'].response.safeParse(body.value).success).toBe(true);
  return body.value;
};
const idsOf = ({ list }: Page) => list.map(({ gameId }) => gameId);
const record = (gameId: string, playedAt: number) =>
  database.statement((tx) =>
    recordRecent(tx, { memberId, ...slotName(gameId), playedAt: new Date(playedAt) }),
  );

test('[PLAY-4] recent games come in pages of twenty-five, the latest first, each of them once', async () => {
  const startedAt = clock.now().getTime();
  const started = slotManifest.games.slice(0, 27);
  // Two at the same moment, at the seam between the pages.
  for (const [index, { gameId: id }] of started.entries())
    await record(id, startedAt + Math.max(index, 2));
  const first = await recents();
  expect(first).toMatchObject({ list: { length: 25 }, pageNum: 1, totalPages: 2 });
  expect(idsOf(first)[0]).toBe(started.at(-1)!.gameId);
  const second = await recents({ page: 2 });
  expect(second).toMatchObject({ list: { length: 2 }, pageNum: 2, totalPages: 2 });
  expect(new Set([...idsOf(first), ...idsOf(second)]).size).toBe(27);
  expect((await recents({ page: 3 })).list).toEqual([]);
  expect(idsOf(await recents({ gameType: 'JACKPOT' }))).toEqual(['dragonvault3', 'vault3']);
});

test('[PLAY-4] a launch that is written down late does not make a game older', async () => {
  const startedAt = clock.now().getTime();
  await record('koi9', startedAt);
  await record('tide20', startedAt + 100);
  await record('tide20', startedAt - 100);
  expect(idsOf(await recents())).toEqual(['tide20', 'koi9']);
  await record('koi9', startedAt + 101);
  expect(idsOf(await recents())).toEqual(['koi9', 'tide20']);
});

test('[PLAY-4] a client may say that a game was started; one that cannot be is refused', async () => {
  const add = (nodeId: string) => send(catalogEndpoints.addRecent, { nodeId }, { cookie: sakura });
  expect(await add(nodeOf('koi9'))).toMatchObject({ status: 200, body: { value: {} } });
  clock.advance(1);
  await add(nodeOf('tide20'));
  expect(idsOf(await recents())).toEqual(['tide20', 'koi9']);
  await server.switchSlot('koi9', false);
  const unknown = { status: 404, body: { code: 'catalog.game_unknown' } };
  for (const nodeId of [nodeOf('koi9'), '0', 'tide20'])
    expect(await add(nodeId)).toMatchObject(unknown);
  expect(idsOf(await recents())).toEqual(['tide20']);
  await server.switchSlot('koi9', true);
  expect(idsOf(await recents())).toEqual(['tide20', 'koi9']);
});

test('[PLAY-4] nobody sees what another has played, and a guest has played nothing', async () => {
  await record('koi9', clock.now().getTime());
  const agent = await server.logIn('agent01');
  expect(await recents({}, agent)).toEqual({ list: [], pageNum: 1, totalPages: 0 });
  expect((await send(catalogEndpoints.listRecents, {})).status).toBe(401);
  const nodeId = nodeOf('koi9');
  expect((await send(catalogEndpoints.addRecent, { nodeId })).status).toBe(401);
});
