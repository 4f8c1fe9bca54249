import { catalogEndpoints } from '@maneki/contract/catalog/endpoints';
import type { ListedGame, VendorSorting } from '@maneki/contract/catalog/schemas';
import type { RequestOf } from '@maneki/contract/contract';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { houseManifest } from '#testing/house-manifest';
import { startTestServer } from '#testing/test-server';
import { keepHouseGames, listHouseGame } from './keep-house-games.ts';

const server = await startTestServer();
afterAll(() => server.dispose());
const { database, clock, services } = server;

const keep = async (manifest: typeof houseManifest) => {
  await database.transact((tx) => keepHouseGames(tx, manifest));
  await services.catalogue.reload();
};
await database.statement((tx) =>
  sql`insert into play_providers (code, name, created_at)
      values ('house', 'House', ${clock.now()})`.execute(tx),
);
await keep(houseManifest);

async function list(input: RequestOf<typeof catalogEndpoints.listGames>): Promise<ListedGame[]> {
  const { body } = await server.send(catalogEndpoints.listGames, { ...input, pageSize: 100 });
  return body.value.games;
}

test('[HOME-8] [PLAY-6] live tables stand before the jackpots, with the studio that deals at them', async () => {
  const { body } = await server.send(catalogEndpoints.listVendors, {});
  const sortings: VendorSorting[] = body.value.list;
  expect(sortings.map(({ gameCategory }) => gameCategory)).toEqual([
    'LIVE',
    'JACKPOT',
    'RNG',
    'ELOTT',
  ]);
  expect(sortings[0]?.vendorNames).toMatchObject([
    { vassalage: 'HLIVE', displayName: 'Maneki Tables', mobileSmallIcon: 'art:studio-hlive' },
  ]);
});

test('[LIST-1] [PLAY-6] a game that many share is listed as one, and stops to be when its house says so', async () => {
  const [table, ...others] = await list({ gameType: 'LIVE' });
  expect(others).toEqual([]);
  expect(table).toMatchObject({ gameId: 'dragontiger1', gameClassify: 'DAT', isShared: true });
  const slots = await list({ gameType: 'RNG' });
  expect(slots.find(({ gameId }) => gameId === 'luckydice')).toMatchObject({ gameClassify: 'DI' });
  expect(slots.filter(({ isShared }) => isShared)).toEqual([]);

  const games = houseManifest.games.map((game) => ({ ...game, isShared: false }));
  await keep({ ...houseManifest, games });
  expect(await list({ gameType: 'LIVE' })).toMatchObject([{ isShared: false }]);
});

test('a game that is listed later stands after all others, and stays there', async () => {
  const late = { ...houseManifest.games[0]!, gameId: 'late' };
  const places = async () => {
    const { rows } = await database.statement((tx) =>
      sql<{ gameId: string; place: number }>`
        select game_id as "gameId", sort_order as place from catalog_games
         order by sort_order desc limit 2`.execute(tx),
    );
    return rows;
  };
  const [last] = await places();
  await database.transact((tx) => listHouseGame(tx, late));
  const after = await places();
  expect(after[0]).toEqual({ gameId: 'late', place: last!.place + 10 });
  await database.transact((tx) => listHouseGame(tx, late));
  expect(await places()).toEqual(after);
});
