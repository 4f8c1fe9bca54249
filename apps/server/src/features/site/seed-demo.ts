import type { Tx } from '#platform/database/database';
import { demoMarketPolicies, demoMerchants } from './demo-merchants.ts';
import * as store from './store.ts';

/** Gives an empty database its two demo merchants. Safe to repeat; what is there stays as it is. */
export async function seedDemo(tx: Tx): Promise<void> {
  for (const merchant of demoMerchants) await store.insertMerchant(tx, merchant);
  await store.insertMarketPolicies(tx, demoMarketPolicies);
}
