/** Whether a page's code could not be loaded, and how to try once more. */
type Failure = { readonly retry: () => void } | undefined;

const TRIES_MAX = 2;

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

  /**
   * Loads again when the visitor asks for it. When that fails too, the code may be of a version that is
   * no longer served, so the page is asked for anew.
   */
  async untilLoaded<Loaded>(address: string, load: () => Promise<Loaded>): Promise<Loaded> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await load();
      } catch (error) {
        reportError(error);
        if (tries > TRIES_MAX && navigator.onLine) window.location.assign(address);
        await new Promise<void>((resolve) => change({ retry: resolve }));
        change(undefined);
      }
    }
  },
};
