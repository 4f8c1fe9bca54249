import type { Tx } from '#platform/database/database';
import type { EventHandler } from '#platform/outbox/event-handler';
import { type BetKey, dropWin, findDecidedBet, putWin } from './store.ts';
import { isBoardWin } from './win.ts';

/** Puts a bet that paid well on the board of winners. */
export const recordWin: EventHandler<'play.bet_settled'> = {
  name: 'play.record_win',
  on: 'play.bet_settled',
  async handle({ tx }, events) {
    for (const { payload } of events) {
      const [stake, payout] = [BigInt(payload.stake), BigInt(payload.payout)];
      // Nearly all bets end here, without a question to the database.
      if (isBoardWin({ currency: payload.currency, stake, payout })) await showAsPaid(tx, payload);
    }
  },
};

/** A settled bet that was paid more after all, or less: a win that was taken back leaves the board. */
export const recordMoreWon: EventHandler<'play.bet_resettled'> = {
  name: 'play.record_more_won',
  on: 'play.bet_resettled',
  async handle({ tx }, events) {
    for (const { payload } of events) await showAsPaid(tx, payload);
  },
};

/** By its ticket, which alone knows what it was paid altogether, in whichever order the facts arrive. */
async function showAsPaid(tx: Tx, name: BetKey): Promise<void> {
  const bet = await findDecidedBet(tx, name);
  if (bet && isBoardWin(bet)) await putWin(tx, bet);
  else await dropWin(tx, name);
}
