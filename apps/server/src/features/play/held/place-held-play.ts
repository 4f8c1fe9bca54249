import { invariant } from '@maneki/kernel/invariant';
import { isUnsure } from '#features/wallet';
import type { Database } from '#platform/database/database';
import { isUniqueViolation } from '#platform/database/is-unique-violation';
import type { Shared } from '#platform/database/share-statements';
import { type BetRow, type MovedRow, placeBets } from '../rounds/store.ts';
import { type Hold, recordHeld } from './hold-win.ts';

/**
 * Takes the stake of a bet that decides at once and holds its win, both or neither: the bet waits for its
 * decision like one whose win was told apart.
 */
export async function placeHeldPlay(
  database: Database,
  { bet, hold, merchantCode }: { bet: BetRow; hold: Hold; merchantCode: string },
): Promise<Shared<MovedRow>> {
  try {
    return await database.transact(async (tx): Promise<Shared<MovedRow>> => {
      const [row] = await placeBets(tx, [{ ...bet, position: 0 }]);
      if (!row) return { kind: 'none' };
      const isHeld = await recordHeld(tx, hold, merchantCode);
      invariant(isHeld, `the win of ${hold.win.betTxId} was there before its bet`);
      return { kind: 'row', row };
    });
  } catch (error) {
    if (isUniqueViolation(error) || isUnsure(error)) return { kind: 'conflict' };
    throw error;
  }
}
