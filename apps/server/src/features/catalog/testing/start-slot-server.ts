import { invariant } from '@maneki/kernel/invariant';
import { sql } from 'kysely';
import type { Tx } from '#platform/database/database';
import { startTestServer, type TestServer } from '#testing/test-server';
import type { CatalogueGame } from '../catalogue/catalogue.ts';
import { keepHouseGames } from '../house/keep-house-games.ts';
import { setGameOn } from '../store.ts';
import { slotManifest } from './slot-manifest.ts';

export type SlotServer = TestServer & {
  /** Reads the catalogue again, as an event would make this node do. */
  reload(): Promise<void>;
  /** Switches the provider of all slots. */
  switchHouse(isOn: boolean): Promise<void>;
  /** Switches one slot. */
  switchSlot(gameId: string, isOn: boolean): Promise<void>;
  /** What a slot is called among favourites. */
  nodeOf(gameId: string): string;
  /** The id of a demo account. */
  findMember(username: string): Promise<string>;
};

export const slotName = (gameId: string) => {
  const game = slotManifest.games.find((known) => known.gameId === gameId);
  invariant(game, `there is no slot ${gameId}`);
  return { vendorCode: game.vendor, gameId };
};

/** A demonstration begins with all that the house has. */
async function dropOtherKinds(tx: Tx): Promise<void> {
  const slots = slotManifest.games.map(({ gameId }) => gameId);
  const studios = slotManifest.vendors.map(({ code }) => code);
  await sql`delete from catalog_games where game_id <> all(${slots})`.execute(tx);
  await sql`delete from catalog_vendors
             where provider_code = 'house' and code <> all(${studios})`.execute(tx);
}

/** The server with the house and its slots, which a test server has not by itself. */
export async function startSlotServer(): Promise<SlotServer> {
  const server = await startTestServer();
  const { database, clock, services } = server;
  const reload = () => services.catalogue.reload();
  await database.transact(async (tx) => {
    await sql`insert into play_providers (code, name, created_at)
              values ('house', 'House', ${clock.now()})`.execute(tx);
    await dropOtherKinds(tx);
    await keepHouseGames(tx, slotManifest);
  });
  await reload();
  const nodes = new Map<string, CatalogueGame>();
  for (const game of services.catalogue.at(['house'], 'maneki').catalogue.list({}))
    nodes.set(game.gameId, game);
  return {
    ...server,
    reload,
    async switchHouse(isOn) {
      await database.statement((tx) =>
        sql`update play_providers set is_on = ${isOn} where code = 'house'`.execute(tx),
      );
      services.play.providers.forget();
    },
    async switchSlot(gameId, isOn) {
      await database.statement((tx) => setGameOn(tx, { ...slotName(gameId), isOn }));
      await reload();
    },
    nodeOf(gameId) {
      const game = nodes.get(gameId);
      invariant(game, `there is no slot ${gameId}`);
      return game.nodeId;
    },
    async findMember(username) {
      const { rows } = await database.statement((tx) =>
        sql<{ id: string }>`select id from identity_members
                             where merchant_code = 'maneki' and username = ${username}`.execute(tx),
      );
      return rows[0]!.id;
    },
  };
}
