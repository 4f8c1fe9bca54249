import type { SiteStatus } from '@maneki/contract/site/schemas';

/** How long a moment that has come is waited for: a device's clock may be ahead of the server's. */
const ASK_AGAIN_MS = 5_000;

/** Longer waits overflow a browser's timer, which then fires at once; the page asks again before anyway. */
const WAIT_MAX_MS = 24 * 60 * 60 * 1_000;

/**
 * After how long an open page should ask again whether the site is closed, because of a maintenance that was planned;
 * undefined where nothing is planned.
 */
export function nextAsk(
  { isOn, planned }: SiteStatus['maintenance'],
  now: number,
): number | undefined {
  if (!planned) return undefined;
  const moment = Date.parse(isOn ? planned.to : planned.from);
  return moment > now ? Math.min(moment - now, WAIT_MAX_MS) : ASK_AGAIN_MS;
}
