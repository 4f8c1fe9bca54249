import type { HouseRefusal } from '@maneki/contract/house/refusals';
import type { HouseReply, HouseRequest } from '@maneki/contract/house/schemas';
import { DICE, diceWin, isDiceBet, largestWin, rollDice } from '@maneki/games/dice/dice';
import { stakesOf } from '@maneki/games/stakes/bet-ladder';
import { parseAmount, writeAmount } from '@maneki/kernel/money';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import { moneyOf } from '@maneki/kernel/wallet-currency';
import { hasGame } from '#features/frame';
import { playInstant } from '#features/instant';
import { viewRound } from '#features/rounds';
import type { Session } from '#features/sessions';
import type { HouseServices } from '#platform/services';
import { diceGames } from './dice-games.ts';
import { winMaxIn } from './win-max.ts';

/** Rolls once. A roll waits for no other: what is on its way may arrive when it will. */
export async function playDice(
  services: HouseServices,
  session: Session,
  { key, stake: stakeText, side, target }: HouseRequest<'rollDice'>,
): Promise<Outcome<HouseReply<'rollDice'>, HouseRefusal>> {
  if (!hasGame({ games: diceGames }, session))
    return refused({ code: 'house.game_off', detail: {} });
  const currency = moneyOf(session.currency);
  const stake = parseAmount(stakeText);
  if (stake === undefined || !stakesOf(currency).includes(stake))
    return refused({ code: 'house.stake_invalid', detail: {} });
  const bet = { side, target };
  if (!isDiceBet(bet)) return refused({ code: 'house.bet_invalid', detail: {} });
  const winMax = winMaxIn(currency);
  if (largestWin(bet, stake) > winMax)
    return refused({ code: 'house.win_too_large', detail: { max: writeAmount(winMax) } });
  const played = await playInstant(services, session, {
    kind: 'dice',
    key,
    stake,
    bet,
    model: DICE.model,
    modelVersion: DICE.version,
    isAlone: false,
    hasJackpots: false,
    play(draws) {
      const roll = rollDice(draws);
      return { outcome: { roll }, win: diceWin(bet, { stake, roll }) };
    },
  });
  if (!played.ok) return played;
  const { round, balance } = played.value;
  return done({
    round: viewRound(round),
    balance: balance === undefined ? null : writeAmount(balance),
  });
}
