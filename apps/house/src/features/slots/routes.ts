import { writeAmount } from '@maneki/kernel/money';
import { done } from '@maneki/kernel/outcome';
import { viewRound } from '#features/rounds';
import type { Session } from '#features/sessions';
import type { HouseHandlers } from '#platform/register-calls';
import type { HouseServices } from '#platform/services';
import { getState } from './get-state.ts';
import { listHistory } from './list-history.ts';
import { openGame } from './open-game.ts';
import { placeSpin } from './place-spin.ts';
import { rotatePair } from './rotate-pair.ts';
import { seeRound } from './see-round.ts';

/** Translates between the wire and the use cases. Decides nothing. */
export const slotHandlers = (services: HouseServices): HouseHandlers<Session> => ({
  openSession: ({ launchToken }, { address }) => openGame(services, { launchToken, address }),
  getState: (_, { session }) => getState(services, session),
  async spin(wish, { session }) {
    const outcome = await placeSpin(services, session, wish);
    if (!outcome.ok) return outcome;
    const { round, balance } = outcome.value;
    return done({
      round: viewRound(round),
      balance: balance === undefined ? null : writeAmount(balance),
    });
  },
  seeRound: ({ roundId }, { session }) => seeRound(services, session, roundId),
  listRounds: async ({ cursor }, { session }) => done(await listHistory(services, session, cursor)),
  rotateSeeds: ({ clientSeed }, { session }) => rotatePair(services, session, clientSeed),
});
