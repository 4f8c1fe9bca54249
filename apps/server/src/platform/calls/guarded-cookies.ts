import { DEVICE_COOKIE, OPERATOR_COOKIE, SESSION_COOKIE } from './call.ts';

export type Cookies = Readonly<Record<string, string | undefined>>;

/** Browsers take a cookie of such a name only from this very host and over TLS. */
const PREFIX = '__Host-';

/** What another host of the same domain could otherwise plant: who is logged in, and which device it is. */
const GUARDED: readonly string[] = [SESSION_COOKIE, DEVICE_COOKIE, OPERATOR_COOKIE];

/** Under which name a browser keeps a cookie. Over plain HTTP it would refuse the guarded one. */
export const nameCookie = (name: string, isSecure: boolean): string =>
  isSecure && GUARDED.includes(name) ? `${PREFIX}${name}` : name;

/** Cookies by our own names for them. Where they are guarded, the bare name says nothing. */
export function readGuarded(sent: Cookies, isSecure: boolean): Cookies {
  if (!isSecure) return sent;
  const guarded = GUARDED.map((name) => [name, sent[nameCookie(name, true)]] as const);
  return { ...sent, ...Object.fromEntries(guarded) };
}
