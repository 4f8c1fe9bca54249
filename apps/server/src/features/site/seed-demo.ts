import type { Tx } from '#platform/database/database';
import { demoMarketPolicies, demoMerchants } from './demo-merchants.ts';
import * as store from './store.ts';

/** Gives a database its two demo merchants. */
export async function seedDemo(tx: Tx): Promise<void> {
  for (const merchant of demoMerchants) await store.insertMerchant(tx, merchant);
  await store.insertMarketPolicies(tx, demoMarketPolicies);
}
