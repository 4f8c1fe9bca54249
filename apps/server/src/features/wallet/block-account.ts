import { setBlockedUntil } from './accounts/store.ts';
import { getMainAccount, type WalletServices } from './open-account.ts';

/**
 * Refuses a member's guarded movements until a moment, or from now on no more. What is owed to them
 * still arrives. A wallet that nobody has touched is opened for it, so that the block has a place.
 */
export async function blockAccount(
  services: WalletServices,
  { memberId, until, now }: { memberId: string; until: Date | null; now: Date },
): Promise<void> {
  await getMainAccount(services, { memberId, now });
  await services.database.transact((tx) => setBlockedUntil(tx, { memberId, until }));
}
