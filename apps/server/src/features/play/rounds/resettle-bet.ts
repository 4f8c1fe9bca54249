import type { RoundWalletRequest } from '@maneki/contract/round-wallet/schemas';
import { invariant } from '@maneki/kernel/invariant';
import { fingerprintOf, postCorrectionIn } from '#features/wallet';
import type { Tx } from '#platform/database/database';
import { isUniqueViolation } from '#platform/database/is-unique-violation';
import { takeTurns } from '#platform/database/take-turns';
import { recordEvents } from '#platform/outbox/record-event';
import type { Answer } from '../answer.ts';
import type { Asked } from './asked.ts';
import { findEarlierAnswer } from './earlier-answer.ts';
import { type RoundServices, windowsAt } from './round-services.ts';
import * as store from './store.ts';
import { statusOf, validTurnoverOf } from './ticket-rules.ts';

type Resettlement = Asked<RoundWalletRequest<'resettle'>>;

const TRIES_MAX = 5;

/**
 * Takes back what a settled bet was paid by a result that turned out wrong, once for each number. What the player has
 * no more becomes a debt, which later credits pay. The session is not asked for, as for wins.
 */
export async function resettleBet(services: RoundServices, asked: Resettlement): Promise<Answer> {
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    try {
      const answer = await services.database.transact((tx) => takeBack(tx, services, asked));
      if (answer) return answer;
    } catch (error) {
      // This very call has just been written by somebody else: look again.
      if (!isUniqueViolation(error)) throw error;
    }
  }
  return { status: 'TEMPORARY' };
}

async function takeBack(
  tx: Tx,
  services: RoundServices,
  asked: Resettlement,
): Promise<Answer | undefined> {
  const { providerCode, now, ...terms } = asked;
  const fingerprint = fingerprintOf({ ...terms, call: 'resettle' });
  const memberId = asked.playerId;
  const own = { memberId, source: providerCode, key: asked.txId, fingerprint };
  // The same number twice at once: the second must find what the first has left.
  await takeTurns(tx, `play.resettle ${providerCode} ${memberId}`);
  const earlier = await findEarlierAnswer(tx, own);
  if (earlier) return earlier;
  const name = { memberId, providerCode, roundId: asked.roundId, txId: asked.betTxId };
  const ticket = await store.findTicket(tx, name);
  if (!ticket || ticket.status === 'PENDING') return { status: 'REF_NOT_FOUND' };
  if (ticket.status === 'CANCELLED' || ticket.status === 'VOID') return { status: 'TX_CANCELLED' };
  if (ticket.held > 0n) return { status: 'ROUND_HELD' };
  if (ticket.isRoundClosed) return { status: 'ROUND_CLOSED' };
  const { merchantCode, wallet, currency } = ticket;
  // A win that an operator refused was never paid: there is less to take back then.
  const amount = within(asked.amount, ticket.payout);
  if (amount === 0n) return { status: 'OK', outcome: 'APPLIED', currency };
  const after = ticket.payout - amount;
  const settled = { ...ticket, payout: after, result: asked.result };
  const turnover = validTurnoverOf({
    ...settled,
    told: asked.validTurnover ?? ticket.validTurnover,
  });
  const changed = { payout: after, turnover, resultText: asked.resultText };
  if (!(await store.lowerTicket(tx, { ...name, before: ticket, ...changed }))) return undefined;
  const windows = windowsAt(services, merchantCode, now);
  const taken = await postCorrectionIn(tx, {
    ...own,
    wallet,
    currency,
    kind: 'RESETTLE',
    direction: 'OUT',
    house: 'HOUSE_GAMES',
    amount,
    reference: { type: 'ROUND', id: asked.roundId },
    author: providerCode,
    reason: asked.reason,
    at: now,
    windows,
  });
  invariant(taken.ok && !taken.value.isReplayed, 'what a bet was paid too much is taken');
  const event = {
    ...{ memberId, merchantCode, currency, providerCode },
    ...{ roundId: ticket.roundId, txId: ticket.txId, vendorCode: ticket.vendorCode },
    ...{ gameId: ticket.gameId, category: ticket.category, status: statusOf(settled), stake: '0' },
    validTurnover: String(turnover - ticket.validTurnover),
    payout: String(-amount),
    settledAt: now.toISOString(),
    ...(ticket.lottery ? { lottery: ticket.lottery } : {}),
  };
  await recordEvents(tx, now, 'play.bet_resettled', [event]);
  return { status: 'OK', outcome: 'APPLIED', balance: taken.value.available, currency };
}

const within = (amount: bigint, most: bigint): bigint => {
  if (amount > most) return most;
  return amount;
};
