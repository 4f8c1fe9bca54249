import AxeBuilder from '@axe-core/playwright';
import type { Language } from '@maneki/contract/language';
import type { Theme } from '@maneki/contract/theme';
import { expect, type Frame, type Page } from '@playwright/test';
import type { PageWindow } from './page-window.ts';

declare const window: PageWindow & { readonly axe?: Axe };

type Finding = {
  readonly id: string;
  readonly impact?: string | null | undefined;
  readonly nodes: readonly { readonly html: string }[];
};

/** What a document has of axe once it was brought there. */
type Axe = { run(options: object): Promise<{ readonly violations: Finding[] }> };

/** Called at each view, by its name. */
export type Look = (name: string) => Promise<void>;

/** Goes through views of the site, one after the other, and has each looked at. */
export type Walk = (page: Page, language: Language, look: Look) => Promise<void>;

/** Only what is wrong is described: what is right would be far more. No rule here reads style sheets. */
const HOW = { resultTypes: ['violations' as const], preload: { assets: ['media'] } };
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const EVERYTHING = { ...HOW, runOnly: { type: 'tag' as const, values: TAGS } };
const CONTRAST = { ...HOW, runOnly: { type: 'rule' as const, values: ['color-contrast'] } };

export const NARROW = { width: 320, height: 700 };
const USUAL = { width: 390, height: 844 };

/** Everything that a program can say of a view; of its other theme only whether it can be read. */
export const lookAtAll =
  (page: Page, { isTextDoubled = true } = {}): Look =>
  async (name) => {
    await expectAccessible(page, EVERYTHING, name);
    await showTheme(page, 'light');
    await expectAccessible(page, CONTRAST, `${name}, light`);
    await showTheme(page, 'dark');
    await expectToFit(page, name, isTextDoubled);
  };

/** For pages of the console, which have themes and sizes of their own. A site that one frames is no part of it. */
export const lookAtPage =
  (page: Page): Look =>
  (name) =>
    expectAccessible(page, { ...EVERYTHING, iframes: false }, name);

/** Only whether everything fits on the narrowest phones, and with text twice as large. */
export const lookAtWidth =
  (page: Page, { isTextDoubled = true } = {}): Look =>
  (name) =>
    expectToFit(page, name, isTextDoubled);

/** Goes on after a find, so that all of them are told at once. */
async function expectAccessible(page: Page, options: RunOptions, what: string): Promise<void> {
  const violations = await findViolations(page, options);
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const found = grave.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  expect.soft(found, what).toEqual([]);
}

type RunOptions = Parameters<AxeBuilder['options']>[0];

/** Axe is half a megabyte of program: a document that has it already is not handed it again. */
async function findViolations(page: Page, options: RunOptions): Promise<readonly Finding[]> {
  await Promise.all(page.frames().map((frame) => frame.evaluate(finishTransitions)));
  const hasAxe = (frame: Frame) => frame.evaluate(() => window.axe !== undefined);
  const isThere = (await Promise.all(page.frames().map(hasAxe))).every(Boolean);
  if (isThere)
    return page.evaluate(async (asked) => (await window.axe!.run(asked)).violations, options);
  // In the page itself, without a second one for the sum: no frame here is another site's.
  const builder = new AxeBuilder({ page }).setLegacyMode().options(options);
  return (await builder.analyze()).violations;
}

/** A colour that changes begins with the old one, however short its transition: it is waited for. */
async function finishTransitions(): Promise<void> {
  const animations = window.document.getAnimations();
  const transitions = animations.filter((one) => 'transitionProperty' in one);
  await Promise.allSettled(transitions.map(({ finished }) => finished));
}

/** The colours of a theme are those of the styles alone, so no page needs to be opened for them. */
async function showTheme(page: Page, theme: Theme): Promise<void> {
  const setTheme = (named: Theme) => {
    window.document.documentElement.dataset.theme = named;
  };
  await Promise.all(page.frames().map((frame) => frame.evaluate(setTheme, theme)));
}

/** The content may be taller than the screen, never wider. */
async function expectToFit(page: Page, what: string, isTextDoubled: boolean): Promise<void> {
  await page.setViewportSize(NARROW);
  expect.soft(await neededWidth(page), `${what} at 320 px`).toBeLessThanOrEqual(NARROW.width);
  await page.setViewportSize(USUAL);
  if (!isTextDoubled) return;
  await setTextSize(page, '200%');
  const doubled = `${what} with twice the text`;
  expect.soft(await neededWidth(page), doubled).toBeLessThanOrEqual(USUAL.width);
  await setTextSize(page, '');
}

const neededWidth = (page: Page) =>
  page.evaluate(() => window.document.documentElement.scrollWidth);

const setTextSize = (page: Page, size: string) =>
  page.evaluate((fontSize) => {
    window.document.documentElement.style.fontSize = fontSize;
  }, size);
