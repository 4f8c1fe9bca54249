import type { Provider } from './store.ts';

/** Where players of a provider are led to: an address, a path of the site, or nowhere. */
export const clientAddressOf = ({
  clientUrl,
  baseUrl,
}: Pick<Provider, 'clientUrl' | 'baseUrl'>): string | null => clientUrl ?? baseUrl;

/**
 * The origins, beside the site's own, at which games of providers that are on are shown, in one order. The
 * site's pages may show these in a frame, and no others.
 */
export function listFrameOrigins(providers: Iterable<Provider>): readonly string[] {
  const origins = new Set<string>();
  for (const provider of providers) {
    // A path of the site is no address by itself.
    const url = provider.isOn ? URL.parse(clientAddressOf(provider) ?? '') : null;
    if (url && /^https?:$/.test(url.protocol)) origins.add(url.origin);
  }
  return [...origins].sort();
}

const LOOPBACK = /^(?:localhost|(?:[a-z0-9-]+\.)+localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** What an operator may name: encrypted, or on this very machine, and without a password in it. */
export function isOutsideClient(text: string): boolean {
  const url = URL.parse(text);
  if (url?.username !== '' || url.password !== '') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.test(url.hostname));
}
