/** For whoever does not begin here, but goes on where they were. */
export function endStillness(): void {
  delete document.documentElement.dataset.still;
}

/** A page that the server writes is still, too. */
export const isStill = (): boolean =>
  import.meta.env.SSR || 'still' in document.documentElement.dataset;

/**
 * A page that was just opened is still until somebody does something, or has looked at it for a while: its
 * document says so. What is not needed to read it waits that long, and its processor is there for the visitor.
 */
export function afterStillness(work: () => void): () => void {
  if (!isStill()) {
    work();
    return () => {};
  }
  const observer = new MutationObserver(() => {
    if (isStill()) return;
    observer.disconnect();
    work();
  });
  observer.observe(document.documentElement, { attributeFilter: ['data-still'] });
  return () => observer.disconnect();
}
