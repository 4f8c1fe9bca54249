import type { HouseRefusal } from '@maneki/contract/house/refusals';
import type { HouseReply } from '@maneki/contract/house/schemas';
import { winOf } from '@maneki/games/slots/win-of';
import { stakesOf } from '@maneki/games/stakes/bet-ladder';
import { parseAmount, writeAmount } from '@maneki/kernel/money';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import { moneyOf } from '@maneki/kernel/wallet-currency';
import { playInstant } from '#features/instant';
import { viewRound } from '#features/rounds';
import type { Session } from '#features/sessions';
import type { HouseServices } from '#platform/services';
import { findMachine, hasJackpots } from './find-machine.ts';

/** Turns the reels once. A machine has one lever: the next spin waits for this one, in whatever slot. */
export async function placeSpin(
  services: HouseServices,
  session: Session,
  { key, stake: stakeText }: { readonly key: string; readonly stake: string },
): Promise<Outcome<HouseReply<'spin'>, HouseRefusal>> {
  const machine = findMachine(session);
  if (!machine) return refused({ code: 'house.game_off', detail: {} });
  const stake = parseAmount(stakeText);
  if (stake === undefined || !stakesOf(moneyOf(session.currency)).includes(stake))
    return refused({ code: 'house.stake_invalid', detail: {} });
  const { game, model } = machine;
  const played = await playInstant(services, session, {
    kind: 'slots',
    key,
    stake,
    bet: null,
    model: game.model,
    modelVersion: model.version,
    isAlone: true,
    hasJackpots: hasJackpots(machine, session.currency),
    play(draws) {
      const outcome = model.play(draws);
      return { outcome, win: winOf(model, stake, outcome.pay) };
    },
  });
  if (!played.ok) return played;
  const { round, balance } = played.value;
  return done({
    round: viewRound(round),
    balance: balance === undefined ? null : writeAmount(balance),
  });
}
