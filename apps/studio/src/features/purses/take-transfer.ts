import type { StudioServices } from '#platform/services';
import type { TransferAnswer, TransferStatus, TransferWish } from './purse.ts';
import * as store from './store.ts';

/** What became of a transfer, and how it is told; in silence nothing happens at all. */
export type Taken =
  | { readonly status: TransferStatus; readonly answer: Exclude<TransferAnswer, 'SILENT'> }
  | { readonly answer: 'SILENT' };

/** Moves money into a purse or out of it, once for each number. What a tester wished for counts for one transfer. */
export function takeTransfer(
  { database, clock }: StudioServices,
  wish: TransferWish,
): Promise<Taken> {
  return database.transact(async (tx): Promise<Taken> => {
    const { balance, nextAnswer: answer } = await store.holdPurse(tx, wish);
    const known = await store.findTransfer(tx, wish);
    if (known) return { status: known, answer: 'NORMAL' };
    if (answer !== 'NORMAL') await store.setNextAnswer(tx, wish, 'NORMAL');
    if (answer === 'SILENT') return { answer };
    const after = balance + (wish.direction === 'TO_VENDOR' ? wish.amount : -wish.amount);
    const status = after < 0n || answer === 'REFUSE' ? 'REFUSED' : 'SUCCESS';
    if (status === 'SUCCESS') await store.setBalance(tx, wish, after);
    await store.insertTransfer(tx, wish, { status, at: clock.now() });
    return { status, answer };
  });
}
