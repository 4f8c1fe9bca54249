import { stakesOf } from '@maneki/games/stakes/bet-ladder';
import { invariant } from '@maneki/kernel/invariant';
import { writeAmount } from '@maneki/kernel/money';
import { moneyOf } from '@maneki/kernel/wallet-currency';
import type { KindState } from '#features/frame';
import { describeInstant } from '#features/instant';
import type { Session } from '#features/sessions';
import { listJackpots, vaultOf } from '#features/vault';
import type { HouseServices } from '#platform/services';
import { findMachine, isJackpotGame } from './find-machine.ts';

/** What a machine needs to show itself. */
export async function describeSlot(
  services: HouseServices,
  session: Session,
): Promise<KindState<'slots'>> {
  const machine = findMachine(session);
  invariant(machine, `${session.gameId} is no slot`);
  const { game, model } = machine;
  const currency = moneyOf(session.currency);
  const jackpots = isJackpotGame(game)
    ? await services.database.statement((tx) => listJackpots(tx, vaultOf(session)))
    : [];
  return {
    kind: 'slots',
    model: game.model,
    modelVersion: model.version,
    stakes: stakesOf(currency).map(writeAmount),
    jackpots: jackpots.map(({ pool, amounts }) => ({ pool, amount: amounts[currency] })),
    ...(await describeInstant<'slots'>(services, session)),
  };
}
