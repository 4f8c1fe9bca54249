import { findOwner } from '#features/identity';
import type { Tx } from '#platform/database/database';

/** Whether an operator's merchant has the member; another's is as unknown as one that never was. */
export const isMemberOf = async (
  tx: Tx,
  of: { readonly memberId: string; readonly merchantCode: string },
): Promise<boolean> => (await findOwner(tx, of.memberId))?.merchantCode === of.merchantCode;
