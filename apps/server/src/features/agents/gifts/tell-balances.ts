import { findAccount } from '#features/wallet';
import type { Gift } from './gift.ts';
import type { GiftServices } from './gift-services.ts';

/** Tells the open pages of members what they have now. */
export async function tellBalances(
  { database, tellBalance }: Pick<GiftServices, 'database' | 'tellBalance'>,
  { gift, memberIds }: { readonly gift: Gift; readonly memberIds: readonly string[] },
): Promise<void> {
  const { merchantCode, currency, wallet } = gift;
  for (const memberId of memberIds) {
    const account = await database.statement((tx) => findAccount(tx, { memberId, wallet }));
    if (!account) continue;
    const { available: balance, seq } = account;
    tellBalance({ memberId, merchantCode, wallet, currency, balance, seq });
  }
}

/** The same after an act, which does not wait for it: a page that asks is right. */
export function tellBalancesLater(
  services: Pick<GiftServices, 'database' | 'tellBalance' | 'log'>,
  told: { readonly gift: Gift; readonly memberIds: readonly string[] },
): void {
  tellBalances(services, told).catch((error: unknown) =>
    services.log.warn({ err: error, gift: told.gift.id }, 'new balances were not told'),
  );
}
