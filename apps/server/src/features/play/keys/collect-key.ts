import { invariant } from '@maneki/kernel/invariant';
import { refused } from '@maneki/kernel/outcome';
import { listMerchantCodes } from '#features/site';
import { acted } from '#platform/audit/act';
import type { OperatorCall } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import type { Sealer } from '#platform/encryption/seal';
import { runsAll, subjectOf } from './propose-keys.ts';
import * as store from './store.ts';

/**
 * Tells the secret of a new key, once. The trail says who took it and never what it is: from here on only
 * the provider and its sealed form know it.
 */
export async function collectKey(
  tx: Tx,
  { operator, now }: OperatorCall,
  { keyId, sealer }: { readonly keyId: string; readonly sealer: Sealer },
) {
  if (!runsAll(operator)) return refused({ code: 'play.provider_of_all', detail: {} });
  const taken = await store.takeSecret(tx, { keyId, by: operator.name, now });
  if (!taken) {
    const key = await store.findShownKey(tx, keyId);
    // A key that the console did not make was told where it was made.
    if (!key?.collectUntil) return refused({ code: 'play.key_unknown', detail: {} });
    return refused({ code: 'play.key_collected', detail: { operator: key.collectedBy ?? '–' } });
  }
  const secret = sealer.open(taken.secretSealed)?.toString();
  invariant(secret, `the secret of ${keyId} was sealed with another master secret`);
  const merchantCodes = await listMerchantCodes(tx);
  const change = { before: null, after: { collected: keyId }, merchantCodes };
  return acted({ keyId, secret }, { subject: subjectOf(taken.providerCode), ...change });
}
