import type { playEndpoints } from '@maneki/contract/play/endpoints';
import { done } from '@maneki/kernel/outcome';
import type { MerchantDirectory } from '#features/site';
import type { Handlers } from '#platform/calls/handlers';
import type { Database } from '#platform/database/database';
import { activityHandlers } from './activity/routes.ts';
import { moveInForLaunch } from './funds/move-in-for-launch.ts';
import { fundHandlers } from './funds/routes.ts';
import type { Play } from './play-services.ts';
import { profitHandlers } from './profit/routes.ts';
import { launchHandlers } from './sessions/routes.ts';
import { ticketHandlers } from './tickets/routes.ts';
import { luckHandlers } from './winners/routes.ts';

/** Translates between the wire and the use cases. Decides nothing. */
export function playHandlers(services: {
  readonly database: Database;
  readonly merchants: MerchantDirectory;
  readonly play: Pick<
    Play,
    'providers' | 'funds' | 'listWinners' | 'listJackpots' | 'listLiveTables'
  >;
}): Handlers<typeof playEndpoints> {
  const { providers, funds } = services.play;
  return {
    ...launchHandlers({
      ...services,
      providers,
      moveIn: (moved) => moveInForLaunch(funds, moved),
    }),
    ...ticketHandlers(services),
    ...activityHandlers(services),
    ...profitHandlers(services),
    ...fundHandlers(funds),
    ...luckHandlers(services.play),
    listLiveTables: async () => done(await services.play.listLiveTables()),
  };
}
