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
  'agents-rebates',
  'agents-series',
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
    readonly clientUrl?: string | null | undefined;
    readonly now: Date;
  },
): Promise<Outcome<void, AddProviderRefusal>> {
  const { code, name, baseUrl, clientUrl = null, now } = provider;
  if (!CODE.test(code) || TAKEN.has(code)) return refused({ code: 'provider_code_invalid' });
  if (baseUrl !== null && !isBaseUrl(baseUrl)) return refused({ code: 'provider_url_invalid' });
  if (clientUrl !== null && !isClientUrl(clientUrl))
    return refused({ code: 'provider_url_invalid' });
  const row = { code, name, ...urlsOf({ baseUrl, clientUrl }), createdAt: now };
  if (!(await insertProvider(tx, row))) return refused({ code: 'provider_exists' });
  return done(undefined);
}

/** Addresses as they are kept: a path is added to them behind a slash of its own. */
export const urlsOf = (urls: {
  readonly baseUrl: string | null;
  readonly clientUrl: string | null;
}) => ({ baseUrl: trimUrl(urls.baseUrl), clientUrl: trimUrl(urls.clientUrl) });

/** An address to which a path can be added: no query, no fragment, no password in it. */
function isBaseUrl(text: string): boolean {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) return false;
  return url.search === '' && url.hash === '' && url.username === '' && url.password === '';
}

/** A client may stand at another address, or at a path of the site itself. */
const isClientUrl = (text: string): boolean => /^(?:\/[\w-]+)+\/?$/.test(text) || isBaseUrl(text);

const trimUrl = (url: string | null): string | null => url?.replace(/\/+$/, '') ?? null;
