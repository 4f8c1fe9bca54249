import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { reportUnlessOffline } from '#platform/moments/when-idle.ts';

const RETRY_MS = 3_000;

/**
 * A part of a page that the server has rendered, and whose code may come later than the page's: after `moment`, and
 * again until it is there. Until then the visitor reads what stands; a failure must not take that away.
 */
export function lazyPart<Props>(
  moment: () => Promise<void>,
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    if (import.meta.env.SSR) return { default: await load() };
    await moment();
    return { default: await untilLoaded(load) };
  });
}

async function untilLoaded<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      reportUnlessOffline(error);
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}
