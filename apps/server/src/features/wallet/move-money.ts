import { done, refused } from '@maneki/kernel/outcome';
import type { Database, Tx } from '#platform/database/database';
import { isUniqueViolation } from '#platform/database/is-unique-violation';
import * as accounts from './accounts/store.ts';
import { batchesOf } from './batches-of.ts';
import { creditInDebt } from './debts/credit-in-debt.ts';
import { findRefusal, type MoveRefusal } from './find-refusal.ts';
import * as store from './ledger/store.ts';
import type { Movement, MoveOutcome } from './movement.ts';

/** How often a movement is tried whose account changes between a look and the next. */
const TRIES_MAX = 5;

/** Thrown when an account never stood still: nothing was decided, the caller may ask again. */
export class MoveUndecidedError extends Error {
  override name = 'MoveUndecidedError';
}

/**
 * Moves money, each movement once, whoever asks how often. Many share a statement; the answers stand
 * in the order of the movements.
 */
export async function moveMoney(
  database: Database,
  movements: readonly Movement[],
): Promise<MoveOutcome[]> {
  const outcomes = new Map<Movement, MoveOutcome>();
  for (const batch of batchesOf(movements)) {
    for (const [movement, outcome] of await moveBatch(database, batch))
      outcomes.set(movement, outcome);
  }
  return movements.map((movement) => outcomes.get(movement)!);
}

async function moveBatch(
  database: Database,
  movements: readonly Movement[],
): Promise<[Movement, MoveOutcome][]> {
  const moved = await tryToMove(database, movements);
  // One of them was there before and took the others back with it: now each by itself.
  if (!moved && movements.length > 1) {
    const outcomes: [Movement, MoveOutcome][] = [];
    for (const movement of movements) outcomes.push(...(await moveBatch(database, [movement])));
    return outcomes;
  }
  const outcomes: [Movement, MoveOutcome][] = [];
  for (const [index, movement] of movements.entries()) {
    const row = moved?.find(({ position }) => position === index);
    outcomes.push([
      movement,
      row
        ? done({ available: row.available, seq: row.last_seq, isReplayed: false })
        : await settleUnmoved(database, movement),
    ]);
  }
  return outcomes;
}

async function tryToMove(database: Database, movements: readonly Movement[]) {
  try {
    return await database.statement((tx) => store.moveAll(tx, movements));
  } catch (error) {
    if (isUniqueViolation(error)) return undefined;
    throw error;
  }
}

/**
 * A movement that took no place was there before, is refused, or meets an account in debt. The earlier
 * answer comes first; only without one is a refusal written, under the same key as the movement itself
 * would be, so that a retry cannot turn it into money.
 */
async function settleUnmoved(database: Database, movement: Movement): Promise<MoveOutcome> {
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const earlier = await database.transact((tx) => findEarlier(tx, movement));
    if (earlier) return earlier;
    const account = await database.statement((tx) => accounts.findAccount(tx, movement));
    const refusal = findRefusal(account, movement);
    if (refusal) {
      const stored = { movement, refusal, merchantCode: account?.merchant_code ?? '' };
      if (await storeRefusal(database, stored)) return refused(refusal);
      continue;
    }
    if (account && account.debt > 0n && movement.direction === 'IN')
      await tryToCredit(database, movement);
    else await tryToMove(database, [movement]);
  }
  throw new MoveUndecidedError(`${movement.source} ${movement.key} was not decided`);
}

async function findEarlier(tx: Tx, movement: Movement): Promise<MoveOutcome | undefined> {
  const stored = await store.findStored(tx, movement);
  if (!stored) return undefined;
  if (stored.fingerprint !== movement.fingerprint || stored.outcome === 'CANCELLED')
    return refused({ code: 'wallet.key_reused', detail: {} });
  if (stored.outcome === 'REFUSED')
    return refused({ code: stored.refusal as MoveRefusal['code'], detail: {} });
  const account = await accounts.findAccount(tx, movement);
  return done({ available: account!.available, seq: stored.seq!, isReplayed: true });
}

async function storeRefusal(
  database: Database,
  refused: { movement: Movement; refusal: MoveRefusal; merchantCode: string },
): Promise<boolean> {
  const { movement, refusal, merchantCode } = refused;
  const row = { outcome: 'REFUSED', refusal: refusal.code, merchantCode } as const;
  return database.statement((tx) => store.storeRefusal(tx, movement, row));
}

async function tryToCredit(database: Database, movement: Movement): Promise<void> {
  try {
    await database.transact((tx) => creditInDebt(tx, movement));
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
  }
}
