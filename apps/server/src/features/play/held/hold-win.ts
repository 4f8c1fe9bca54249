import { findAccount, type Movement, raiseFence, storeRefusal } from '#features/wallet';
import type { Database, Tx } from '#platform/database/database';
import type { Answer } from '../answer.ts';
import type { CeilingName } from '../ceilings/ceiling.ts';
import { raiseException } from '../exceptions/store.ts';
import { findEarlierAnswer } from '../rounds/earlier-answer.ts';
import { findTicket } from '../rounds/store.ts';
import { nameOfBet, type Win } from '../rounds/win-settlement.ts';
import { exceptionOf, HELD, type HeldWin } from './held-win.ts';
import * as store from './store.ts';

export type Hold = {
  readonly win: Win;
  readonly movement: Movement;
  readonly ceiling: CeilingName;
};

/**
 * Holds a win until an operator has decided. The provider's call succeeds, once; the money stays with the
 * house, and the round cannot be closed or rolled back meanwhile. Undefined where the bet is no longer as
 * it was: the caller looks again.
 */
export async function holdWin(database: Database, hold: Hold): Promise<Answer | undefined> {
  const { win, movement } = hold;
  return database.transact(async (tx): Promise<Answer | undefined> => {
    // In the order in which wins take them: ticket, then account. Whoever closes the round waits for the
    // account, and then finds the win held, or was here before.
    await store.lockTicket(tx, ticketOf(win));
    await raiseFence(tx, win.playerId);
    const ticket = await findTicket(tx, nameOfBet(win));
    const isOver = ticket?.status === 'CANCELLED' || ticket?.status === 'VOID';
    if (!ticket || isOver || ticket.isRoundClosed) return undefined;
    const earlier = await findEarlierAnswer(tx, movement);
    if (earlier) return earlier;
    const { merchantCode, currency } = ticket;
    if (!(await recordHeld(tx, hold, merchantCode))) return undefined;
    const account = await findAccount(tx, movement);
    return { status: 'OK', outcome: 'HELD', balance: account!.available, currency };
  });
}

/**
 * Writes down that a win is held, in the transaction of whoever has its ticket for itself. Answers false,
 * having written nothing, where its name is taken.
 */
export async function recordHeld(tx: Tx, hold: Hold, merchantCode: string): Promise<boolean> {
  const { movement } = hold;
  const held = heldWinOf(hold, merchantCode);
  const refusal = { outcome: 'REFUSED', refusal: HELD, merchantCode } as const;
  if (!(await storeRefusal(tx, movement, refusal))) return false;
  await store.addToHeld(tx, held, held.amount);
  await store.insertHeldWin(tx, held);
  const { roundId, betTxId, amount, currency, ceiling } = held;
  await raiseException(tx, {
    kind: 'WIN_HELD',
    providerCode: held.providerCode,
    memberId: held.memberId,
    merchantCode,
    reference: exceptionOf(held),
    detail: { roundId, betTxId, amount, currency, ceiling },
    at: held.heldAt,
  });
  return true;
}

const ticketOf = (win: Win) => ({
  memberId: win.playerId,
  providerCode: win.providerCode,
  roundId: win.roundId,
  betTxId: win.betTxId,
});

const heldWinOf = ({ win, movement, ceiling }: Hold, merchantCode: string): HeldWin => ({
  ...ticketOf(win),
  merchantCode,
  key: movement.key,
  amount: win.amount,
  currency: movement.currency,
  isFinal: win.final,
  isJackpot: win.jackpot === true,
  validTurnover: win.validTurnover ?? null,
  result: win.result ?? null,
  resultText: win.resultText ?? null,
  ceiling,
  heldAt: win.now,
});
