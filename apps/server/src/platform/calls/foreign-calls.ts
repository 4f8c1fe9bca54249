import type { IncomingMessage } from 'node:http';
import type { Call } from './call.ts';

/**
 * A browser sends our cookies along with calls that another site makes, but tells which site it was.
 * No other site has business here.
 */
export function isForeign(request: IncomingMessage, call: Call): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  const { origin } = request.headers;
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).hostname !== call.hostname;
}

/**
 * Only a script can set these headers, and only one of ours: another site's would have to ask first, and
 * is never allowed. Browsers also tell when they fetch for a script without being asked for a header.
 */
export function isFromScript({ headers }: IncomingMessage): boolean {
  if (headers.module !== undefined || headers.authorization !== undefined) return true;
  const isFetched =
    headers['sec-fetch-site'] === 'same-origin' && headers['sec-fetch-dest'] === 'empty';
  return isFetched && headers['sec-purpose'] === undefined;
}
