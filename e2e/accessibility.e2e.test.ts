import AxeBuilder from '@axe-core/playwright';
import type { Language } from '@maneki/contract/language';
import { THEMES, type Theme } from '@maneki/contract/theme';
import type { Page } from '@playwright/test';
import { expect, test, type Visitor } from './support/journey.ts';
import type { PageWindow } from './support/page-window.ts';
import { words } from './support/words.ts';

declare const window: PageWindow;

const PAGES = [
  '/m/home',
  '/m/terms',
  '/m/agreement',
  '/m/serviceError',
  '/m/offline',
  '/m/outerApp',
];
const CLOSED: readonly Visitor[] = [{ site: 'closed' }, { country: 'KP' }];

async function expectAccessible(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const found = grave.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  expect(found, what).toEqual([]);
}

/** The content may be taller than the screen, never wider. */
async function expectNoSidewaysScroll(page: Page, width: number, what: string): Promise<void> {
  const needed = await page.evaluate(() => window.document.documentElement.scrollWidth);
  expect(needed, what).toBeLessThanOrEqual(width);
}

for (const theme of THEMES)
  for (const language of ['EN', 'JA'] as const)
    test(`axe finds nothing serious on any page, ${theme}, ${language}`, async ({
      arrive,
      complaints,
    }) => {
      complaints.expect(/503|451/);
      const look = { theme, language, prefersLessMotion: true };
      const page = await arrive(look);
      for (const path of PAGES) {
        await page.goto(path);
        await expectAccessible(page, path);
      }
      await expectSheetAccessible(page, language);
      for (const visitor of CLOSED) {
        const closed = await arrive({ ...look, ...visitor });
        await closed.goto('/m/home');
        await expectAccessible(closed, JSON.stringify(visitor));
      }
      await expectSampaguitaAccessible(await arrive({ ...look, site: 'sampaguita' }), theme);
    });

async function expectSheetAccessible(page: Page, language: Language): Promise<void> {
  await page.goto('/m/home');
  await page.getByRole('button', { name: words(language).shell.nav.service }).click();
  await expect(page.getByRole('dialog').getByRole('link')).toHaveCount(2);
  await expect(page.getByRole('dialog')).not.toHaveAttribute('data-starting-style');
  await expectAccessible(page, 'service sheet');
}

async function expectSampaguitaAccessible(page: Page, theme: Theme): Promise<void> {
  await page.goto('/m/home');
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  await expectAccessible(page, 'Sampaguita');
}

const SMALL = { width: 320, height: 700 };

for (const language of ['EN', 'JA', 'TH', 'VI'] as const)
  test(`nothing scrolls sideways at 320 px, nor at 390 px with twice the text, ${language}`, async ({
    arrive,
    complaints,
  }) => {
    complaints.expect(/503/);
    const visitor = { language, prefersLessMotion: true };
    const page = await arrive({ ...visitor, size: SMALL });
    const closed = await arrive({ ...visitor, site: 'closed', size: SMALL });
    for (const [open, paths] of [
      [page, PAGES],
      [closed, ['/m/restrict']],
    ] as const) {
      for (const path of paths) {
        await open.setViewportSize(SMALL);
        await open.goto(path);
        await expectNoSidewaysScroll(open, 320, `${path} at 320 px`);
        await open.setViewportSize({ width: 390, height: 844 });
        await open.evaluate(() => {
          window.document.documentElement.style.fontSize = '200%';
        });
        await expectNoSidewaysScroll(open, 390, `${path} with twice the text`);
      }
    }
  });
