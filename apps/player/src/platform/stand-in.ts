/**
 * Whether this document stands in for the one that was asked for: the service error of a page that
 * broke, or the offline page that the worker kept. The router knows only the address, so it would draw
 * another page over it.
 */
export function isStandIn(): boolean {
  return `/m${document.documentElement.dataset.path}` !== window.location.pathname;
}

/** A page that stands in needs no more than this: try again when asked to, or when the network is back. */
export function wireStandIn(): void {
  const tryAgain = () => window.location.reload();
  window.addEventListener('online', tryAgain);
  document.querySelector('main button')?.addEventListener('click', tryAgain);
}
