import type { TransactionOutcome } from '@maneki/contract/round-wallet/codes';
import type { RoundWalletRequest } from '@maneki/contract/round-wallet/schemas';
import {
  findAccount,
  findStored,
  fingerprintOf,
  insertHouseTransfer,
  type Movement,
  storeRefusal,
  writeMovement,
} from '#features/wallet';
import type { Tx } from '#platform/database/database';
import { isUniqueViolation } from '#platform/database/is-unique-violation';
import type { Answer } from '../answer.ts';
import type { Asked } from './asked.ts';
import { findEarlierAnswer } from './earlier-answer.ts';
import { type RoundServices, windowsAt } from './round-services.ts';
import { settleInDebt } from './settle-in-debt.ts';
import * as store from './store.ts';

type Rollback = Asked<RoundWalletRequest<'rollback'>>;

const TRIES_MAX = 5;

/**
 * Takes a bet back. A bet that nobody has seen leaves a tombstone, so that it is refused when it comes
 * after all. Of several rollbacks of one bet the first has the effect, and all get its answer.
 */
export async function rollBack(services: RoundServices, rollback: Rollback): Promise<Answer> {
  const { database } = services;
  // A number cannot take itself back.
  if (rollback.txId === rollback.refTxId) return { status: 'BAD_REQUEST' };
  const settlement = {
    ...nameOf(rollback),
    describe: (ticket: store.FoundTicket) =>
      isOpen(ticket)
        ? writeRefund(rollback, refundOf(services, rollback, ticket), ticket.txId)
        : undefined,
  };
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const { ticket, moved, isConflict } = await services.settleBet(settlement);
    if (ticket && moved) {
      const { merchantCode, wallet, currency } = ticket;
      const account = { memberId: rollback.playerId, merchantCode, wallet, currency };
      services.tellBalance({ ...account, balance: moved.available, seq: moved.last_seq });
      return { status: 'OK', outcome: 'ROLLED_BACK', balance: moved.available, currency };
    }
    const answer =
      ticket && isOpen(ticket)
        ? await answerUnrefunded(services, rollback, { ticket, isConflict })
        : await database
            .transact((tx) => answerWithoutRefund(tx, rollback, ticket))
            .catch((error: unknown) => {
              // The bet, or this very rollback, has just been written: look again.
              if (isUniqueViolation(error)) return undefined;
              throw error;
            });
    if (answer) return answer;
  }
  return { status: 'TEMPORARY' };
}

const nameOf = (rollback: Rollback) => ({
  memberId: rollback.playerId,
  providerCode: rollback.providerCode,
  roundId: rollback.roundId,
  txId: rollback.refTxId,
});

/** Nothing was decided or paid yet, nor told and held. */
const isOpen = ({ status, payout, held }: store.FoundTicket): boolean =>
  status === 'PENDING' && payout === 0n && held === 0n;

function refundOf(
  services: RoundServices,
  rollback: Rollback,
  ticket: store.FoundTicket,
): Movement {
  const staked = windowsAt(services, ticket.merchantCode, ticket.placedAt);
  return {
    ...nameMovement(rollback, ticket),
    amount: ticket.stake,
    counting: { as: 'REFUND', staked },
    windows: windowsAt(services, ticket.merchantCode, rollback.now),
  };
}

const writeRefund = (rollback: Rollback, refund: Movement, betTx: string) => ({
  ...writeMovement(refund, 0),
  bet_tx: betTx,
  status_before: 'PENDING',
  payout_before: '0',
  status_after: 'CANCELLED',
  turnover_after: '0',
  result_text: rollback.reason,
  event_name: null,
  event: null,
});

/** The refund was made before, or met a debt, or the bet has changed meanwhile: then look again. */
async function answerUnrefunded(
  services: RoundServices,
  rollback: Rollback,
  { ticket, isConflict }: { readonly ticket: store.FoundTicket; readonly isConflict: boolean },
): Promise<Answer | undefined> {
  const { database } = services;
  const movement = refundOf(services, rollback, ticket);
  const earlier = await database.transact((tx) => findEarlierAnswer(tx, movement));
  if (earlier || !isConflict) return earlier;
  await settleInDebt(database, { movement, row: writeRefund(rollback, movement, ticket.txId) });
  return undefined;
}

/** There is nothing to give back: already done, never possible, or not yet. */
async function answerWithoutRefund(
  tx: Tx,
  rollback: Rollback,
  ticket: store.FoundTicket | undefined,
): Promise<Answer | undefined> {
  const name = nameMovement(rollback, ticket);
  const earlier = await findEarlierAnswer(tx, name);
  if (earlier) return earlier;
  if (ticket?.status === 'CANCELLED') {
    await remember(tx, name, { outcome: 'ROLLED_BACK', merchantCode: ticket.merchantCode });
    return { status: 'OK', outcome: 'ROLLED_BACK', replayed: true, currency: ticket.currency };
  }
  if (ticket) {
    const refusal = {
      outcome: 'REFUSED',
      refusal: 'ROUND_SETTLED',
      merchantCode: ticket.merchantCode,
    } as const;
    const isStored = await storeRefusal(tx, { ...name, amount: 0n }, refusal);
    if (!isStored) return undefined;
    const account = await findAccount(tx, name);
    const { available: balance, currency } = account!;
    return { status: 'ROUND_SETTLED', outcome: 'DECLINED', balance, currency };
  }
  return answerUnseen(tx, rollback, name);
}

async function answerUnseen(
  tx: Tx,
  rollback: Rollback,
  name: ReturnType<typeof nameMovement>,
): Promise<Answer | undefined> {
  if (
    (await store.findMerchantOf(tx, { ...name, providerCode: rollback.providerCode })) === undefined
  )
    return { status: 'SESSION_UNKNOWN' };
  const bet = { memberId: rollback.playerId, source: rollback.providerCode, key: rollback.refTxId };
  const stored = await findStored(tx, bet);
  if (stored?.outcome === 'DONE') {
    // Placed since we looked, or in another round: the provider confuses two of its bets.
    const isPlaced = await store.findTicket(tx, nameOf(rollback));
    return isPlaced ? undefined : { status: 'TX_MISMATCH' };
  }
  // Only bets are taken back.
  if (stored?.outcome === 'REFUSED' && stored.kind !== 'BET') return { status: 'TX_MISMATCH' };
  if (stored?.outcome === 'REFUSED') {
    await remember(tx, name, { outcome: 'DECLINED' });
    return { status: 'OK', outcome: 'DECLINED' };
  }
  if (!stored) {
    const tombstone = { ...name, key: rollback.refTxId, amount: 0n };
    await insertHouseTransfer(tx, tombstone, { ...NO_MONEY, merchantCode: '', isCancelled: true });
  }
  await remember(tx, name, { outcome: 'TOMBSTONE' });
  return { status: 'OK', outcome: 'TOMBSTONE', ...(stored ? { replayed: true } : {}) };
}

/** Between these two nothing moves; a transfer has two sides all the same. */
const NO_MONEY = { from: 'HOUSE_GAMES', to: 'SUSPENSE' } as const;

/** Keeps the answer of a rollback that moves nothing, so that its repetition gets the same. */
async function remember(
  tx: Tx,
  name: ReturnType<typeof nameMovement>,
  { outcome, merchantCode = '' }: { outcome: TransactionOutcome; merchantCode?: string },
): Promise<void> {
  const subject = { ...name, amount: 0n, remark: outcome };
  await insertHouseTransfer(tx, subject, { ...NO_MONEY, merchantCode });
}

function nameMovement(rollback: Rollback, ticket: store.FoundTicket | undefined) {
  const { providerCode, now, ...terms } = rollback;
  return {
    memberId: rollback.playerId,
    // Without a ticket no wallet is touched, and no name of one is kept.
    wallet: ticket?.wallet ?? 'MAIN',
    currency: ticket?.currency ?? '',
    source: providerCode,
    key: rollback.txId,
    fingerprint: fingerprintOf({ ...terms, call: 'rollback' }),
    kind: 'BET_REFUND',
    direction: 'IN',
    house: 'HOUSE_GAMES',
    isGuarded: false,
    reference: { type: 'ROUND', id: rollback.roundId },
    at: now,
  } as const;
}
