import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import type { Tx } from '#platform/database/database';
import { insertProvider } from './store.ts';

/** Stands in ledger keys, logs and addresses. */
const CODE = /^[a-z][a-z0-9-]{1,30}$/;

/** Sources of transfers that are the platform's own: no provider may write under their names. */
const TAKEN = new Set([
  'wallet',
  'play',
  'funds',
  'cashier',
  'rewards',
  'agents',
  'operator',
  'lottery',
]);

export type AddProviderRefusal = {
  readonly code: 'provider_exists' | 'provider_code_invalid' | 'provider_url_invalid';
};

/** Makes a provider known. It can do nothing until it has a key. */
export async function addProvider(
  tx: Tx,
  provider: {
    readonly code: string;
    readonly name: string;
    readonly baseUrl: string | null;
    readonly now: Date;
  },
): Promise<Outcome<void, AddProviderRefusal>> {
  const { code, name, baseUrl, now } = provider;
  if (!CODE.test(code) || TAKEN.has(code)) return refused({ code: 'provider_code_invalid' });
  if (baseUrl !== null && !isBaseUrl(baseUrl)) return refused({ code: 'provider_url_invalid' });
  const row = { code, name, baseUrl: baseUrl?.replace(/\/+$/, '') ?? null, createdAt: now };
  if (!(await insertProvider(tx, row))) return refused({ code: 'provider_exists' });
  return done(undefined);
}

/** An address to which a path can be added: no query, no fragment, no password in it. */
function isBaseUrl(text: string): boolean {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) return false;
  return url.search === '' && url.hash === '' && url.username === '' && url.password === '';
}
