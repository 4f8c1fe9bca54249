import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { reportUnlessOffline } from '#platform/when-idle.ts';
import { words } from '#platform/words.ts';
import { whenWanted } from './when-wanted.ts';

const RETRY_MS = 3_000;
/** Words, and pages that can do without, do not wait longer than this for code that does not come. */
const PATIENCE_MS = 4_000;

/**
 * Parts of a page that the server has written already, and whose code comes late and again until it is
 * there. Until then the visitor reads what stands; a failure must not take that away.
 */
// biome-ignore lint/suspicious/noExplicitAny: each part has properties of its own, and React's lazy asks for this
export function loadLate<Parts extends Readonly<Record<string, ComponentType<any>>>>(
  load: () => Promise<Parts>,
) {
  let loaded: Parts | undefined;
  let loading: Promise<Parts> | undefined;
  const begin = () => {
    loading ??= untilLoaded(load).then((parts) => {
      loaded = parts;
      return parts;
    });
    return loading;
  };
  const beginPatiently = () => withPatience(begin());
  if (!import.meta.env.SSR) words.beforeChange(beginPatiently);
  return {
    begin,
    /** For a page that is of use without its parts: it does not wait for them for long. */
    beginPatiently,
    part: <Name extends keyof Parts>(name: Name): LazyExoticComponent<Parts[Name]> =>
      lazy(() => {
        if (loaded) return atOnce({ default: loaded[name] });
        const late = import.meta.env.SSR ? begin() : whenWanted().then(begin);
        return late.then((parts) => ({ default: parts[name] }));
      }),
  };
}

async function untilLoaded<Parts>(load: () => Promise<Parts>): Promise<Parts> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (import.meta.env.SSR) throw error;
      reportUnlessOffline(error);
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}

/** What is there already is drawn without a wait, which a promise always takes. */
const atOnce = <Value>(value: Value): Promise<Value> =>
  // biome-ignore lint/suspicious/noThenProperty: React draws at once what answers at once
  ({ then: (take: (value: Value) => void) => take(value) }) as unknown as Promise<Value>;

const withPatience = (work: Promise<unknown>): Promise<void> =>
  Promise.race([
    work.then(() => {}),
    new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS)),
  ]);
