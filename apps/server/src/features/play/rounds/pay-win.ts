import type { RoundWalletRequest } from '@maneki/contract/round-wallet/schemas';
import { findStored, fingerprintOf, type Movement, writeMovement } from '#features/wallet';
import type { Tx } from '#platform/database/database';
import type { Answer } from '../answer.ts';
import { findEarlierAnswer } from './earlier-answer.ts';
import { parkWin } from './park-win.ts';
import type { Asked } from './place-bet.ts';
import { type RoundServices, windowsAt } from './round-services.ts';
import { settleInDebt } from './settle-in-debt.ts';
import * as store from './store.ts';
import { statusOf, validTurnoverOf } from './ticket-rules.ts';

type Win = Asked<RoundWalletRequest<'win'>>;
type Ticket = NonNullable<Awaited<ReturnType<typeof store.findTicket>>>;

const TRIES_MAX = 5;

/**
 * Pays what a bet won; nothing closes a losing one. The session is not asked for: what is owed is paid
 * to whoever has left, is blocked or excluded.
 */
export async function payWin(services: RoundServices, win: Win): Promise<Answer> {
  const { database } = services;
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const ticket = await database.statement((tx) => store.findTicket(tx, nameOf(win)));
    if (!ticket) {
      const answer = await database.transact((tx) => answerWithoutTicket(tx, win));
      if (answer) return answer;
      continue;
    }
    const movement = movementOf(services, win, ticket);
    if (isOver(ticket)) {
      const earlier = await database.transact((tx) => findEarlierAnswer(tx, movement));
      return earlier ?? { status: 'TX_CANCELLED' };
    }
    if (ticket.isRoundClosed) return parkWin(database, { win, movement, ticket });
    const row = { ...writeMovement(movement, 0), ...describeSettlement(win, ticket) };
    const shared = await services.settleBet(row);
    if (shared.kind === 'row') {
      const { available, last_seq } = shared.row;
      const account = { ...movement, merchantCode: ticket.merchantCode };
      services.tellBalance({ ...account, balance: available, seq: last_seq });
      return { status: 'OK', outcome: 'APPLIED', balance: available, currency: ticket.currency };
    }
    const earlier = await database.transact((tx) => findEarlierAnswer(tx, movement));
    if (earlier) return earlier;
    if (shared.kind === 'conflict') await settleInDebt(database, { movement, row });
  }
  return { status: 'TEMPORARY' };
}

const nameOf = (win: Win) => ({
  memberId: win.playerId,
  providerCode: win.providerCode,
  roundId: win.roundId,
  txId: win.betTxId,
});

const isOver = ({ status }: Ticket): boolean => status === 'CANCELLED' || status === 'VOID';

/** The bet may be on its way still, or never be: then no win can follow it. */
async function answerWithoutTicket(tx: Tx, win: Win): Promise<Answer | undefined> {
  const own = { memberId: win.playerId, source: win.providerCode, key: win.txId };
  const earlier = await findEarlierAnswer(tx, { ...own, fingerprint: fingerprintOfWin(win) });
  if (earlier) return earlier;
  const stored = await findStored(tx, { ...own, key: win.betTxId });
  if (!stored) return { status: 'REF_NOT_FOUND' };
  if (stored.outcome !== 'DONE') return { status: 'TX_CANCELLED' };
  // Placed since we looked, or in another round: the provider confuses two of its bets.
  const isPlaced = await store.findTicket(tx, nameOf(win));
  return isPlaced ? undefined : { status: 'TX_MISMATCH' };
}

function fingerprintOfWin({ providerCode: _provider, now: _now, ...terms }: Win): string {
  return fingerprintOf({ ...terms, call: 'win' });
}

function movementOf(services: RoundServices, win: Win, ticket: Ticket): Movement {
  const { providerCode, now } = win;
  return {
    memberId: win.playerId,
    wallet: ticket.wallet,
    currency: ticket.currency,
    source: providerCode,
    key: win.txId,
    fingerprint: fingerprintOfWin(win),
    kind: win.jackpot ? 'JACKPOT' : 'PAYOUT',
    direction: 'IN',
    house: 'HOUSE_GAMES',
    amount: win.amount,
    counting: { as: 'PAYOUT' },
    isGuarded: false,
    reference: { type: 'ROUND', id: win.roundId },
    at: now,
    windows: windowsAt(services, ticket.merchantCode, now),
  };
}

/** The ticket before and after, and what others are told about it. */
function describeSettlement(win: Win, ticket: Ticket) {
  const before = { bet_tx: ticket.txId, status_before: ticket.status };
  const payoutBefore = { payout_before: String(ticket.payout) };
  const isSettled = ticket.status !== 'PENDING';
  if (!win.final && !isSettled) {
    const unchanged = {
      status_after: 'PENDING',
      turnover_after: '0',
      event_name: null,
      event: null,
    };
    return { ...before, ...payoutBefore, ...unchanged, result_text: win.resultText ?? null };
  }
  const { category, stake } = ticket;
  const payout = ticket.payout + win.amount;
  const settled = { category, stake, payout, result: win.result };
  const status = statusOf(settled);
  const turnover = validTurnoverOf({ ...settled, told: win.validTurnover });
  return {
    ...before,
    ...payoutBefore,
    status_after: isSettled ? 'RESETTLED' : status,
    turnover_after: String(turnover),
    result_text: win.resultText ?? null,
    event_name: isSettled ? 'play.bet_resettled' : 'play.bet_settled',
    event: {
      memberId: win.playerId,
      merchantCode: ticket.merchantCode,
      currency: ticket.currency,
      providerCode: win.providerCode,
      roundId: ticket.roundId,
      txId: ticket.txId,
      vendorCode: ticket.vendorCode,
      gameId: ticket.gameId,
      category,
      status,
      // What comes on top of a settled bet adds nothing to its stake.
      stake: String(isSettled ? 0n : stake),
      validTurnover: String(isSettled ? turnover - ticket.validTurnover : turnover),
      payout: String(isSettled ? win.amount : payout),
      settledAt: win.now.toISOString(),
    },
  };
}
