/** As high as the header is before anything is scrolled, in pixels. */
const HEADER_HEIGHT_PX = 56;

/** Whether the page is scrolled past half of the header's height. */
export const isPastHeader = (scrolledPx: number, headerPx = HEADER_HEIGHT_PX): boolean =>
  scrolledPx > headerPx / 2;

/** Whether the header is compact, and news of when that changes. */
export const compactHeader = {
  subscribe(listener: () => void): () => void {
    window.addEventListener('scroll', listener, { passive: true });
    return () => window.removeEventListener('scroll', listener);
  },
  getSnapshot: (): boolean => isPastHeader(window.scrollY),
  getServerSnapshot: (): boolean => false,
};
