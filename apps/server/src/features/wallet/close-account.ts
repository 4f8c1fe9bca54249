import { setClosed } from './accounts/store.ts';
import { getMainAccount, type WalletServices } from './open-account.ts';

type Asked = { readonly memberId: string; readonly now: Date };

/** Refuses a member's guarded movements for good. What is owed to them still arrives. */
export async function closeAccount(services: WalletServices, { memberId, now }: Asked) {
  await getMainAccount(services, { memberId, now });
  await services.database.statement((tx) => setClosed(tx, { memberId, at: now }));
}

/** Takes a closing back. */
export async function reopenAccount(services: WalletServices, { memberId }: Asked) {
  await services.database.statement((tx) => setClosed(tx, { memberId, at: null }));
}
