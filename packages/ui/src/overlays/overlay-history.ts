/**
 * History entries for open overlays. Each overlay adds one entry at the same address, whose state
 * is the router's own state and the ids of what is open: `{ ...state, overlays: ['a', 'b'] }`. The
 * router therefore finds what it wrote, and an entry tells by itself what it belongs to.
 */
const openOverlays = new Map<string, () => void>();
const waiting = new Set<() => void>();
let ownStepsAwaited = 0;
let isListening = false;
let addressOfOpen = '';

export function enterOverlay(id: string, close: () => void): void {
  listenForBack();
  openOverlays.set(id, close);
  addressOfOpen = location.href;
  const ids = idsIn(history.state);
  if (!ids.includes(id)) history.pushState({ ...history.state, overlays: [...ids, id] }, '');
}

/** Whether it was open until now. */
export function leaveOverlay(id: string): boolean {
  return openOverlays.delete(id);
}

/** Steps back over the entries on top whose overlays closed by other means than Back. */
export function dropClosedEntries(): void {
  const steps = closedOnTop(idsIn(history.state), new Set(openOverlays.keys()));
  if (steps === 0) return;
  ownStepsAwaited += 1;
  history.go(-steps);
}

/**
 * Resolves when the current entry is a page's own. Whoever goes to another page right after something
 * has closed waits for it, because the step that is taken back would take the new page along.
 */
export function untilUncovered(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (idsIn(history.state).length > 0) return;
      waiting.delete(look);
      resolve();
    };
    waiting.add(look);
    look();
  });
}

/** How many of the last ids are no longer open. */
export function closedOnTop(ids: readonly string[], open: ReadonlySet<string>): number {
  return ids.length - 1 - ids.findLastIndex((id) => open.has(id));
}

/** The ids that our own entries carry; a router's state without any gives none. */
export function idsIn(state: unknown): readonly string[] {
  const ids = (state as { overlays?: unknown } | null)?.overlays;
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
}

/**
 * Called once by the browser's entry before the router starts. Browsers tell the listeners of the
 * window in the order in which they came, and only the first can keep from the router what is not
 * its business: steps that open and close, and lead nowhere.
 */
export function listenForBack(): void {
  if (isListening) return;
  isListening = true;
  forgetLoadedOverlays();
  window.addEventListener('popstate', onPopState, { capture: true });
}

/** What was open when a page was loaded anew is not open any more: its entry is the page's own again. */
function forgetLoadedOverlays(): void {
  if (idsIn(history.state).length === 0) return;
  const { overlays: _, ...state } = history.state as Record<string, unknown>;
  history.replaceState(state, '');
}

function onPopState(event: PopStateEvent): void {
  for (const look of waiting) look();
  if (ownStepsAwaited > 0) {
    ownStepsAwaited -= 1;
    event.stopImmediatePropagation();
    return;
  }
  const ids = idsIn(event.state);
  const closing = [...openOverlays].filter(([id]) => !ids.includes(id));
  if (closing.length > 0) {
    // A long jump lands on another page: then the router has to know as well.
    if (location.href === addressOfOpen) event.stopImmediatePropagation();
    for (const [, close] of closing.reverse()) close();
    return;
  }
  // Forward into, or back onto, an entry whose overlay is long closed: there is nothing to see.
  const steps = closedOnTop(ids, new Set(openOverlays.keys()));
  if (steps === 0) return;
  event.stopImmediatePropagation();
  history.go(-steps);
}
