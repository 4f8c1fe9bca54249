import type { FrameNews } from '@maneki/contract/house/frame';

/** Whether the game stands in a page of the site, and not on its own. */
export const isFramed = (): boolean => window.parent !== window;

/** Where lotteries are opened by an address of their own. */
const LOTTERY_PAGES = '/m/lotto-h5/';

/** Where games like the one at an address are chosen. */
export const listAddress = ({ pathname }: Pick<Location, 'pathname'>): string =>
  pathname.startsWith(LOTTERY_PAGES) ? '/m/lottery' : '/m/rng';

/**
 * Tells the page around the game. The house may serve games from another host than the site's, so the
 * page that framed us is named by the browser; what is told holds no secret but the seeds to check.
 */
export function tellParent(news: FrameNews): void {
  if (isFramed()) window.parent.postMessage(news, parentOrigin());
}

/** What there is to see stands: whoever waits for the game, the page around it too, need not go on. */
export function tellShown(): void {
  document.documentElement.dataset.ready = 'true';
  tellParent({ type: 'house.ready' });
}

function parentOrigin(): string {
  const [nearest] = window.location.ancestorOrigins ?? [];
  if (nearest) return nearest;
  return document.referrer ? new URL(document.referrer).origin : window.location.origin;
}

/** Leaves the game: the page around it decides where to, on its own it goes back or to the list. */
export function leaveGame(): void {
  if (isFramed()) tellParent({ type: 'house.leave' });
  else if (window.history.length > 1) window.history.back();
  else window.location.assign(listAddress(window.location));
}

/** Opens the site's page about a balance that does not pay any bet. */
export function seeBalance(): void {
  if (isFramed()) tellParent({ type: 'house.balance' });
  else window.location.assign('/m/refill');
}

/** Opens the site's page that plays a round again from its seeds, as `check-query.ts` writes it. */
export function verifyRound(query: string): void {
  if (isFramed()) tellParent({ type: 'house.verify', query });
  else window.location.assign(`/m/fairness?${query}`);
}
