import { listDemoNames } from '#features/operators';
import type { Tx } from '#platform/database/database';
import * as store from './store.ts';

/** Ids of active keys whose secret was told to an operator of a demonstration, whom anybody can be. */
export async function listDemoKeys(tx: Tx): Promise<readonly string[]> {
  const names = await listDemoNames(tx);
  return names.length === 0 ? [] : store.listKeysCollectedBy(tx, names);
}

/** Ends them with the demonstration. Nodes that remember them notice within `DIRECTORY_AGE_MAX_MS`. */
export async function retireDemoKeys(tx: Tx, now: Date): Promise<readonly string[]> {
  const keyIds = await listDemoKeys(tx);
  for (const keyId of keyIds) await store.retireKey(tx, { keyId, now });
  return keyIds;
}
