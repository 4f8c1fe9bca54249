import type { HouseManifest } from '@maneki/contract/house/manifest';
import type { Tx } from '#platform/database/database';
import { catalogConsoleHandlers } from './console-routes.ts';
import { pushCatalogue } from './events.ts';
import { seedHouseGames } from './house/seed-house-games.ts';
import { catalogHandlers } from './routes.ts';

export const catalogFeature = {
  handlers: (
    services: Parameters<typeof catalogHandlers>[0] & Parameters<typeof catalogConsoleHandlers>[0],
  ) => ({
    ...catalogHandlers(services),
    ...catalogConsoleHandlers(services),
  }),
  eventHandlers: [pushCatalogue],
  seed: (tx: Tx, _: Date, manifest: HouseManifest | undefined) =>
    manifest ? seedHouseGames(tx, manifest) : Promise.resolve(),
};
