import type { MouseEvent } from 'react';

/** Any other click opens a tab or saves the page, which is the browser's business. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
