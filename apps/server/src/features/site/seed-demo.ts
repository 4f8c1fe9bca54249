import type { Tx } from '#platform/database/database';
import { demoMarketPolicies, demoMerchants } from './demo-merchants.ts';
import * as store from './store.ts';

/** Gives an empty database its two demo merchants. Safe to repeat: a database with any stays as it is. */
export async function seedDemo(tx: Tx): Promise<void> {
  const isEmpty = (await store.listMerchants(tx)).length === 0;
  // What an operator removed must not come back with the next start.
  if (!isEmpty) return;
  for (const merchant of demoMerchants) await store.insertMerchant(tx, merchant);
  await store.insertMarketPolicies(tx, demoMarketPolicies);
}
