import type { RoundWalletRequest } from '@maneki/contract/round-wallet/schemas';
import { insertHouseTransfer, type Movement } from '#features/wallet';
import type { Database } from '#platform/database/database';
import { isUniqueViolation } from '#platform/database/is-unique-violation';
import type { Answer } from '../answer.ts';
import { raiseException } from '../exceptions/store.ts';
import type { Asked } from './asked.ts';
import { findEarlierAnswer } from './earlier-answer.ts';

/**
 * A win that comes after its round was closed: the money leaves the games and waits in suspense until
 * a person has looked at why. The provider's call succeeds, once.
 */
export async function parkWin(
  database: Database,
  parked: {
    readonly win: Asked<RoundWalletRequest<'win'>>;
    readonly movement: Movement;
    readonly ticket: { readonly merchantCode: string };
  },
): Promise<Answer> {
  const { win, movement, ticket } = parked;
  try {
    return await database.transact(async (tx) => {
      const earlier = await findEarlierAnswer(tx, movement);
      if (earlier) return earlier;
      const { merchantCode } = ticket;
      const transfer = { merchantCode, from: 'HOUSE_GAMES', to: 'SUSPENSE' } as const;
      await insertHouseTransfer(tx, movement, transfer);
      await raiseException(tx, {
        kind: 'WIN_PARKED',
        providerCode: win.providerCode,
        memberId: win.playerId,
        merchantCode,
        reference: `${win.playerId}:${win.txId}`,
        detail: {
          roundId: win.roundId,
          betTxId: win.betTxId,
          amount: String(win.amount),
          currency: movement.currency,
        },
        at: win.now,
      });
      return { status: 'OK', outcome: 'PARKED', currency: movement.currency };
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const earlier = await database.transact((tx) => findEarlierAnswer(tx, movement));
    return earlier ?? { status: 'TEMPORARY' };
  }
}
