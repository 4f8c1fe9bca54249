import { findStored } from '#features/wallet';
import type { Tx } from '#platform/database/database';
import type { Answer } from '../answer.ts';
import type { Room } from '../ceilings/ceiling-guard.ts';
import { holdWin } from '../held/hold-win.ts';
import { findEarlierAnswer } from './earlier-answer.ts';
import { parkWin } from './park-win.ts';
import type { RoundServices } from './round-services.ts';
import { settleInDebt } from './settle-in-debt.ts';
import * as store from './store.ts';
import {
  fingerprintOfWin,
  movementOfWin,
  nameOfBet,
  type Win,
  winAtGame,
  writeSettlement,
} from './win-settlement.ts';

const TRIES_MAX = 5;

/**
 * Pays what a bet won; nothing closes a losing one. The session is not asked for: what is owed is paid
 * to whoever has left, is blocked or excluded. A win beyond a ceiling is held.
 */
export async function payWin(services: RoundServices, win: Win): Promise<Answer> {
  await services.ceilings.ready(win.now);
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const answer = await tryToPay(services, win);
    if (answer) return answer;
  }
  return { status: 'TEMPORARY' };
}

async function tryToPay(services: RoundServices, win: Win): Promise<Answer | undefined> {
  const { database } = services;
  const { ticket, moved, isConflict, exceeded } = await settle(services, win);
  if (!ticket) return database.transact((tx) => answerWithoutTicket(tx, win));
  if (moved) {
    const { merchantCode, wallet, currency } = ticket;
    const account = { memberId: win.playerId, merchantCode, wallet, currency };
    services.tellBalance({ ...account, balance: moved.available, seq: moved.last_seq });
    return { status: 'OK', outcome: 'APPLIED', balance: moved.available, currency };
  }
  const movement = movementOfWin(services, win, ticket);
  if (ticket.isRoundClosed && !isOver(ticket)) return parkWin(database, { win, movement, ticket });
  const earlier = await database.transact((tx) => findEarlierAnswer(tx, movement));
  if (earlier) return earlier;
  if (isOver(ticket)) return { status: 'TX_CANCELLED' };
  if (exceeded) return holdWin(database, { win, movement, ceiling: exceeded });
  if (isConflict) {
    const row = writeSettlement(win, movement, ticket);
    const isSettled = await settleInDebt(database, { movement, row });
    if (isSettled) services.ceilings.count(winAtGame(win, movement, ticket));
  }
  return undefined;
}

/**
 * Settles the bet, unless a ceiling stands in the way. Room that was taken in vain is given back; where a
 * statement fails and nobody knows whether it paid, it stays taken.
 */
async function settle(services: RoundServices, win: Win) {
  let room: Room | undefined;
  const giveBack = () => {
    if (room?.exceeded === undefined) room?.giveBack();
  };
  const result = await services.settleBet({
    ...nameOfBet(win),
    describe(ticket) {
      if (isOver(ticket) || ticket.isRoundClosed) return undefined;
      const movement = movementOfWin(services, win, ticket);
      // Asked a second time where the statement that it shared with others failed.
      giveBack();
      room = services.ceilings.take(winAtGame(win, movement, ticket));
      return room.exceeded ? undefined : writeSettlement(win, movement, ticket);
    },
  });
  if (!result.moved) giveBack();
  return { ...result, exceeded: room?.exceeded };
}

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
  const isPlaced = await store.findTicket(tx, nameOfBet(win));
  return isPlaced ? undefined : { status: 'TX_MISMATCH' };
}
