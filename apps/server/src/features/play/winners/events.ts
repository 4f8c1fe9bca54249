import type { EventHandler } from '#platform/outbox/event-handler';
import { findDecidedBet, putWin } from './store.ts';
import { isBoardWin } from './win.ts';

/** Puts a bet that paid well on the board of winners. */
export const recordWin: EventHandler<'play.bet_settled'> = {
  name: 'play.record_win',
  on: 'play.bet_settled',
  async handle({ tx }, events) {
    for (const { payload } of events) {
      const { currency, settledAt } = payload;
      const [stake, payout] = [BigInt(payload.stake), BigInt(payload.payout)];
      // Nearly all bets end here, without a question to the database.
      if (!isBoardWin({ currency, stake, payout })) continue;
      await putWin(tx, { ...payload, payout, settledAt: new Date(settledAt) });
    }
  },
};

/** A bet that paid more after all: only its ticket knows how much that is altogether. */
export const recordMoreWon: EventHandler<'play.bet_resettled'> = {
  name: 'play.record_more_won',
  on: 'play.bet_resettled',
  async handle({ tx }, events) {
    for (const { payload } of events) {
      const bet = await findDecidedBet(tx, payload);
      if (bet && isBoardWin(bet)) await putWin(tx, bet);
    }
  },
};
