import { idsIn, untilUncovered } from '@maneki/ui/overlay-history';

/** What opens by itself leaves a breath between itself and what was there before. */
const BREATH_MS = 700;

/** Fulfilled when nothing lies over the page and nobody types; with false when it is over before. */
export async function untilQuiet(signal: AbortSignal): Promise<boolean> {
  while (!signal.aborted) {
    await untilUncovered();
    await new Promise((resolve) => setTimeout(resolve, BREATH_MS));
    if (!signal.aborted && isQuiet()) return true;
  }
  return false;
}

const isQuiet = (): boolean =>
  !document.hidden &&
  idsIn(history.state).length === 0 &&
  !document.querySelector('dialog:is([open], :popover-open)') &&
  !document.activeElement?.matches('input, textarea, select, iframe, [contenteditable]');
