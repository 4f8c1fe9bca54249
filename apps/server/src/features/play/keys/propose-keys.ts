import { DAY_MS } from '@maneki/kernel/clock';
import { done, refused } from '@maneki/kernel/outcome';
import { type ProposalExecutor, propose } from '#features/operators';
import { listMerchantCodes } from '#features/site';
import { acted } from '#platform/audit/act';
import type { OperatorCall } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import type { Sealer } from '#platform/encryption/seal';
import { ACTIVE_KEYS_MAX, addProviderKey } from './add-provider-key.ts';
import type { ProviderDirectory } from './provider-directory.ts';
import { retireProviderKey } from './retire-provider-key.ts';
import * as store from './store.ts';

/** How long a new secret waits for whoever hands it to the provider. */
export const COLLECT_WITHIN_MS = DAY_MS;

type KeyServices = {
  readonly sealer: Sealer;
  readonly providers: Pick<ProviderDirectory, 'forget'>;
};

/** Providers serve all merchants: who runs only some of them changes nothing about providers. */
export const runsAll = (operator: { readonly merchantCodes: readonly string[] | null }): boolean =>
  operator.merchantCodes === null;

const OF_ALL = { code: 'play.provider_of_all', detail: {} } as const;

const KEY_REFUSALS = {
  provider_unknown: 'play.provider_unknown',
  too_many_keys: 'play.keys_too_many',
} as const;

export const subjectOf = (providerCode: string): string => `provider ${providerCode}`;

/** Has a new key of a provider wait for a second operator. */
export async function proposeNewKey(
  tx: Tx,
  { operator, merchantCode, now }: OperatorCall,
  { provider, reason }: { readonly provider: string; readonly reason: string },
) {
  if (!runsAll(operator)) return refused(OF_ALL);
  if (!(await store.lockProvider(tx, provider)))
    return refused({ code: 'play.provider_unknown', detail: {} });
  const active = await store.listActiveKeys(tx, provider);
  if (active.length >= ACTIVE_KEYS_MAX) return refused({ code: 'play.keys_too_many', detail: {} });
  const subject = subjectOf(provider);
  const payload = { provider };
  const act = { merchantCode, kind: 'play.rotateProviderKey', subject, payload, reason } as const;
  const { id, expiresAt } = await propose(tx, { ...act, by: operator, now });
  const before = { activeKeys: active.map((key) => key.id) };
  const reply = { proposalId: id, expiresAt: expiresAt.toISOString() };
  return acted(reply, { subject, before, after: { proposal: id } });
}

/** Has the end of a key wait for a second operator. */
export async function proposeRetirement(
  tx: Tx,
  { operator, merchantCode, now }: OperatorCall,
  { keyId, reason }: { readonly keyId: string; readonly reason: string },
) {
  if (!runsAll(operator)) return refused(OF_ALL);
  const key = await store.findShownKey(tx, keyId);
  if (!key || key.retiredAt) return refused({ code: 'play.key_unknown', detail: {} });
  const subject = subjectOf(key.providerCode);
  const payload = { provider: key.providerCode, keyId };
  const act = { merchantCode, kind: 'play.retireProviderKey', subject, payload, reason } as const;
  const { id, expiresAt } = await propose(tx, { ...act, by: operator, now });
  const reply = { proposalId: id, expiresAt: expiresAt.toISOString() };
  return acted(reply, { subject, before: { keyId }, after: { proposal: id } });
}

/**
 * Makes the key that two operators agree on. Its secret is in nothing that this answers or writes down:
 * it stays sealed until somebody collects it.
 */
export const executeNewKey =
  ({ sealer, providers }: KeyServices): ProposalExecutor =>
  async (tx, { payload }, approval) => {
    if (!runsAll(approval.operator)) return refused(OF_ALL);
    const { provider: providerCode } = payload as { readonly provider: string };
    const made = await addProviderKey(tx, { providerCode, sealer, now: approval.now });
    if (!made.ok) return refused({ code: KEY_REFUSALS[made.refusal.code], detail: {} });
    const { keyId } = made.value;
    const until = new Date(approval.now.getTime() + COLLECT_WITHIN_MS);
    await store.letCollect(tx, { keyId, until });
    return done({
      result: { keyId, collectUntil: until.toISOString() },
      merchantCodes: await listMerchantCodes(tx),
      afterwards: () => providers.forget(),
    });
  };

export const executeKeyRetirement =
  ({ providers }: KeyServices): ProposalExecutor =>
  async (tx, { payload }, approval) => {
    if (!runsAll(approval.operator)) return refused(OF_ALL);
    const { keyId } = payload as { readonly keyId: string };
    const retired = await retireProviderKey(tx, { keyId, now: approval.now });
    if (!retired.ok) return refused({ code: 'play.key_unknown', detail: {} });
    return done({
      result: { retired: keyId },
      merchantCodes: await listMerchantCodes(tx),
      afterwards: () => providers.forget(),
    });
  };
