import type { FrameCall } from '@maneki/contract/house/schemas';
import { done } from '@maneki/kernel/outcome';
import type { Session } from '#features/sessions';
import type { HouseHandlers } from '#platform/register-calls';
import type { HouseServices } from '#platform/services';
import { getState } from './get-state.ts';
import type { HouseKinds } from './kind.ts';
import { listHistory } from './list-history.ts';
import { openGame } from './open-game.ts';
import { rotatePair } from './rotate-pair.ts';
import { seeRound } from './see-round.ts';

/** Translates between the wire and what every game has, whatever its kind. Decides nothing. */
export const frameHandlers = (
  services: HouseServices,
  kinds: HouseKinds,
): Pick<HouseHandlers<Session>, FrameCall> => ({
  openSession: ({ launchToken }, { address }) =>
    openGame(services, kinds, { launchToken, address }),
  getState: (_, { session }) => getState(services, kinds, session),
  seeRound: ({ roundId }, { session }) => seeRound(services, session, roundId),
  listRounds: async ({ cursor }, { session }) => done(await listHistory(services, session, cursor)),
  rotateSeeds: ({ clientSeed }, { session }) => rotatePair(services, session, clientSeed),
});
