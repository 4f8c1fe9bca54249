import { findCaps } from '#features/safety';
import { getMainAccount, type WalletServices } from '../open-account.ts';
import { windowsOf } from '../windows.ts';
import { describeUse, type LimitUse } from './limit-use.ts';

/** The limits that a member has set, how much of each is used up, and until when. */
export async function listLimitUse(
  services: WalletServices,
  { memberId, now }: { readonly memberId: string; readonly now: Date },
): Promise<LimitUse[]> {
  const account = await getMainAccount(services, { memberId, now });
  const caps = await services.database.statement((tx) => findCaps(tx, memberId));
  const { businessTimezone: timezone } = services.merchants.get(account.merchant_code);
  return describeUse(account, caps ?? {}, { windows: windowsOf(now, timezone), timezone });
}
