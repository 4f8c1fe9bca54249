import { randomInt } from 'node:crypto';
import type { Language } from '@maneki/contract/language';
import type { Theme } from '@maneki/contract/theme';
import {
  type Browser,
  type BrowserContext,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import { type Complaints, createComplaints } from './complaints.ts';
import { type SiteName, siteUrl } from './sites.ts';

export { expect };

/** Somebody who opens the site: where, from where, with what choices made before, on what device. */
export type Visitor = {
  readonly site?: SiteName;
  readonly country?: string;
  /** An address of the network; without one it is one that nobody else has. */
  readonly address?: string;
  readonly language?: Language;
  readonly theme?: Theme;
  readonly size?: { readonly width: number; readonly height: number };
  /** A desktop has a mouse and no touch. */
  readonly isDesktop?: boolean;
  /** Unless it is said, what the journeys of the file say. */
  readonly prefersLessMotion?: boolean;
};

/** For journeys about what a device keeps of the site; for all others it would be fetched in vain. */
export const WITH_WORKER = { serviceWorkers: 'allow' } as const;

/** For journeys about what moves; all others go through a site that stands still. */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const;

type Journey = {
  readonly complaints: Complaints;
  /** Opens a browser of its own for a visitor, watched like every other one. */
  readonly arrive: (visitor?: Visitor) => Promise<Page>;
};

/** Limits that count by address do not make one journey depend on another. */
export const drawAddress = (): string => `10.${[0, 0, 0].map(() => randomInt(1, 255)).join('.')}`;

/** A journey fails when the browser complains of anything that the journey did not announce. */
export const test = base.extend<Journey>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what it needs
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': drawAddress() }),
  complaints: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what it needs
    async ({}, use) => {
      const complaints = createComplaints();
      await use(complaints);
      expect(complaints.list()).toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, complaints }, use) => {
    await complaints.watch(context);
    await use(context);
    await letRoutesGo(context);
  },
  arrive: async ({ browser, complaints, contextOptions, serviceWorkers }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (visitor = {}) => {
      const context = await openContext(browser, {
        ...contextOptions,
        serviceWorkers,
        visitor,
      });
      opened.push(context);
      await complaints.watch(context);
      return context.newPage();
    });
    for (const context of opened) {
      await letRoutesGo(context);
      await context.close();
    }
  },
});

/** A page may still be asking when its journey is over; who answers in the network's place must not mind. */
async function letRoutesGo(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
}

async function openContext(
  browser: Browser,
  {
    visitor,
    ...options
  }: { readonly visitor: Visitor; readonly serviceWorkers: 'allow' | 'block' },
): Promise<BrowserContext> {
  const url = siteUrl(visitor.site ?? 'maneki');
  const context = await browser.newContext({
    ...options,
    baseURL: url,
    viewport: visitor.size ?? { width: 390, height: 844 },
    deviceScaleFactor: 1,
    isMobile: !visitor.isDesktop,
    hasTouch: !visitor.isDesktop,
    ...(visitor.prefersLessMotion === undefined
      ? {}
      : { reducedMotion: visitor.prefersLessMotion ? 'reduce' : 'no-preference' }),
    extraHTTPHeaders: {
      'x-forwarded-for': visitor.address ?? drawAddress(),
      ...(visitor.country ? { 'cf-ipcountry': visitor.country } : {}),
    },
  });
  const choices = { lang: visitor.language, theme: visitor.theme };
  for (const [name, value] of Object.entries(choices))
    if (value) await context.addCookies([{ name, value, url }]);
  return context;
}
