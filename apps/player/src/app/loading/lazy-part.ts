import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { reportUnlessOffline } from '#platform/moments/when-idle.ts';

const RETRY_MS = 3_000;
const BRING_MS_MAX = 3_000;

/** For a part whose code is asked for as soon as somebody sees it. */
export const atOnce = async (): Promise<void> => {};

/** What has another moment than at once, until that has come. */
const waiting = new Set<() => void>();
/** What was asked for and is not there yet. */
const coming = new Set<Promise<unknown>>();

/**
 * A part of a page that the server has rendered, and whose code may come later than the page's: after `moment`, and
 * again until it is there. Until then the visitor reads what stands; a failure must not take that away.
 */
export function lazyPart<Props>(
  moment: () => Promise<void>,
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  if (import.meta.env.SSR) return lazy(async () => ({ default: await load() }));
  let arrive: (part: Promise<ComponentType<Props>>) => void;
  const part = new Promise<ComponentType<Props>>((resolve) => {
    arrive = resolve;
  });
  let isBegun = false;
  const begin = () => {
    if (isBegun) return;
    isBegun = true;
    waiting.delete(begin);
    coming.add(part);
    part.then(() => coming.delete(part));
    arrive(untilLoaded(load));
  };
  if (moment !== atOnce) waiting.add(begin);
  return lazy(async () => {
    moment().then(begin);
    return { default: await part };
  });
}

/**
 * Brings at once what waits for its moment, and waits until it is there. Whatever is different for all of the page,
 * such as its language, would otherwise be handed to parts that still have to be hydrated as the server wrote them.
 */
export async function bringParts(): Promise<void> {
  for (const begin of waiting) begin();
  const tooLong = new Promise((resolve) => setTimeout(resolve, BRING_MS_MAX));
  await Promise.race([Promise.all(coming), tooLong]);
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
