import { stakesOf } from '@maneki/games/stakes/bet-ladder';
import { writeAmount } from '@maneki/kernel/money';
import { moneyOf } from '@maneki/kernel/wallet-currency';
import type { KindState } from '#features/frame';
import { describeInstant } from '#features/instant';
import { listRounds, type Round, viewRound } from '#features/rounds';
import type { Session } from '#features/sessions';
import type { HouseServices } from '#platform/services';
import { winMaxIn } from './win-max.ts';

/** So many of the last rolls are shown beside the dice. */
const RECENT = 12;

export async function describeDice(
  services: HouseServices,
  session: Session,
): Promise<KindState<'dice'>> {
  const currency = moneyOf(session.currency);
  const { playerId, gameId } = session;
  const wanted = { playerId, gameId, currency: session.currency, before: undefined, limit: RECENT };
  const rounds = await services.database.statement((tx) => listRounds(tx, wanted));
  return {
    kind: 'dice',
    stakes: stakesOf(currency).map(writeAmount),
    winMax: writeAmount(winMaxIn(currency)),
    recent: rounds
      .filter(({ status }) => status === 'SETTLED')
      .map((round) => viewRound(round as Round & { kind: 'dice' })),
    ...(await describeInstant<'dice'>(services, session)),
  };
}
