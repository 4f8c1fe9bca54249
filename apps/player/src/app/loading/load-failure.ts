import { create } from 'zustand';

/** Set while a page's code could not be loaded: tries once more. */
type LoadFailure = { readonly retry?: (() => void) | undefined };

const TRIES_MAX = 2;

export const useLoadFailure = create<LoadFailure>(() => ({}));

/**
 * Loads again when the visitor asks for it. When that fails too, the code may be of a version that is
 * no longer served, so the page is asked for anew.
 */
export async function untilLoaded<Loaded>(
  address: string,
  load: () => Promise<Loaded>,
): Promise<Loaded> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await load();
    } catch (error) {
      reportError(error);
      if (tries > TRIES_MAX && navigator.onLine) window.location.assign(address);
      await new Promise<void>((retry) => useLoadFailure.setState({ retry }));
      useLoadFailure.setState({ retry: undefined });
    }
  }
}
