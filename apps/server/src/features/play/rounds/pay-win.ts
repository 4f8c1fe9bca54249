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

const TRIES_MAX = 5;

/**
 * Pays what a bet won; nothing closes a losing one. The session is not asked for: what is owed is paid
 * to whoever has left, is blocked or excluded.
 */
export async function payWin(services: RoundServices, win: Win): Promise<Answer> {
  const { database } = services;
  const settlement = {
    ...nameOf(win),
    describe: (ticket: store.FoundTicket) =>
      isOver(ticket) || ticket.isRoundClosed ? undefined : writeSettlement(services, win, ticket),
  };
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const { ticket, moved, isConflict } = await services.settleBet(settlement);
    if (!ticket) {
      const answer = await database.transact((tx) => answerWithoutTicket(tx, win));
      if (answer) return answer;
      continue;
    }
    if (moved) {
      const { merchantCode, wallet, currency } = ticket;
      const account = { memberId: win.playerId, merchantCode, wallet, currency };
      services.tellBalance({ ...account, balance: moved.available, seq: moved.last_seq });
      return { status: 'OK', outcome: 'APPLIED', balance: moved.available, currency };
    }
    const movement = movementOf(services, win, ticket);
    if (ticket.isRoundClosed && !isOver(ticket))
      return parkWin(database, { win, movement, ticket });
    const earlier = await database.transact((tx) => findEarlierAnswer(tx, movement));
    if (earlier) return earlier;
    if (isOver(ticket)) return { status: 'TX_CANCELLED' };
    if (isConflict)
      await settleInDebt(database, { movement, row: writeSettlement(services, win, ticket) });
  }
  return { status: 'TEMPORARY' };
}

const nameOf = (win: Win) => ({
  memberId: win.playerId,
  providerCode: win.providerCode,
  roundId: win.roundId,
  txId: win.betTxId,
});

const isOver = ({ status }: store.FoundTicket): boolean =>
  status === 'CANCELLED' || status === 'VOID';

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

function movementOf(services: RoundServices, win: Win, ticket: store.FoundTicket): Movement {
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

const writeSettlement = (services: RoundServices, win: Win, ticket: store.FoundTicket) => ({
  ...writeMovement(movementOf(services, win, ticket), 0),
  ...describeChange(win, ticket),
});

/** The ticket before and after, and what others are told about it. */
function describeChange(win: Win, ticket: store.FoundTicket) {
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
