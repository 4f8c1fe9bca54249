import { siteEndpoints } from '@maneki/contract/site/endpoints';

const PROBE_EVERY_MS = 3_000;

/**
 * Whether this document stands in for the one that was asked for: the service error of a page that
 * broke, or the offline page that the worker kept. The router knows only the address, so it would draw
 * another page over it.
 */
export function isStandIn(): boolean {
  return `/m${pathOfDocument()}` !== window.location.pathname;
}

/** A page that stands in needs no more than this: try again when asked to, or when the network is back. */
export function wireStandIn(): void {
  document.querySelector('main button')?.addEventListener('click', tryAgain);
  if (pathOfDocument() !== '/offline') return;
  window.addEventListener('online', probe);
  // The network may be back before the device says so, or stay away although it does.
  window.setInterval(probe, PROBE_EVERY_MS);
}

const pathOfDocument = () => document.documentElement.dataset.path;

const tryAgain = () => window.location.reload();

async function probe(): Promise<void> {
  const address = `/api${siteEndpoints.getCountry.path}`;
  const answer = await fetch(address, { cache: 'no-store' }).catch(() => undefined);
  if (answer?.ok) tryAgain();
}
