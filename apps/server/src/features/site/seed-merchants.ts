import type { Tx } from '#platform/database/database';
import { firstMarketPolicies, firstMerchants } from './first-merchants.ts';
import * as store from './store.ts';

/** Gives a database its first two merchants. */
export async function seedMerchants(tx: Tx): Promise<void> {
  for (const merchant of firstMerchants) await store.insertMerchant(tx, merchant);
  await store.insertMarketPolicies(tx, firstMarketPolicies);
}
