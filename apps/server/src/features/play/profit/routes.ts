import type { playEndpoints } from '@maneki/contract/play/endpoints';
import type { MerchantDirectory } from '#features/site';
import { getMainAccount, type WalletName } from '#features/wallet';
import type { Handlers } from '#platform/calls/handlers';
import type { Database } from '#platform/database/database';
import { readProfit } from './read-profit.ts';

/** The call of profit and loss. */
export function profitHandlers(services: {
  readonly database: Database;
  readonly merchants: MerchantDirectory;
}): Pick<Handlers<typeof playEndpoints>, 'readProfit'> {
  const { database, merchants } = services;
  return {
    readProfit: async ({ caller: { memberId }, merchantCode, now }, request) => {
      const { code, currency } = await getMainAccount(services, { memberId, now });
      return readProfit(database, {
        ...request,
        memberId,
        wallet: code as WalletName,
        currency,
        timezone: merchants.get(merchantCode).businessTimezone,
        now,
      });
    },
  };
}
