/** Whether a page's code could not be loaded, and how to try once more. */
type Failure = { readonly retry: () => void } | undefined;

let failure: Failure;
const listeners = new Set<() => void>();

function change(next: Failure): void {
  failure = next;
  for (const listener of listeners) listener();
}

export const loadFailure = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  getSnapshot: (): Failure => failure,
  getServerSnapshot: (): Failure => undefined,

  /** Loads again and again, but only when the visitor asks for it. */
  async untilLoaded(load: () => Promise<unknown>): Promise<void> {
    for (;;) {
      try {
        await load();
        return;
      } catch (error) {
        reportError(error);
        await new Promise<void>((resolve) => change({ retry: resolve }));
        change(undefined);
      }
    }
  },
};
