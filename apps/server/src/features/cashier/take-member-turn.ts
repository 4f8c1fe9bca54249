import type { Tx } from '#platform/database/database';
import { takeTurns } from '#platform/database/take-turns';

/**
 * Makes what a member does with their accounts and withdrawals follow each other: what was counted or looked at
 * before stays true until the transaction ends.
 */
export const takeMemberTurn = (tx: Tx, memberId: string): Promise<void> =>
  takeTurns(tx, `cashier ${memberId}`);
