import type { Language } from '@maneki/contract/language';
import { THEMES } from '@maneki/contract/theme';
import type { Page } from '@playwright/test';
import { visitGuestViews, visitMemberViews } from './support/account-views.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { expect, test, type Visitor } from './support/journey.ts';
import type { PageWindow } from './support/page-window.ts';
import { words } from './support/words.ts';

declare const window: PageWindow;

/** Home and the lists are looked at where they are told of, with everything on them open. */
const PAGES = ['/m/terms', '/m/agreement', '/m/serviceError', '/m/offline', '/m/outerApp'];
const CLOSED: readonly Visitor[] = [{ site: 'closed' }, { country: 'KP' }];

/** The content may be taller than the screen, never wider. */
async function expectNoSidewaysScroll(page: Page, width: number, what: string): Promise<void> {
  const needed = await page.evaluate(() => window.document.documentElement.scrollWidth);
  expect.soft(needed, what).toBeLessThanOrEqual(width);
}

for (const theme of THEMES)
  test(`axe finds nothing serious on any page, ${theme}`, async ({ arrive, complaints }) => {
    complaints.expect(/503|451/);
    const look = { theme };
    const page = await arrive(look);
    for (const path of PAGES) {
      await page.goto(path);
      await expectAccessible(page, path);
    }
    await expectSheetAccessible(page);
    for (const visitor of CLOSED) {
      const closed = await arrive({ ...look, ...visitor });
      await closed.goto('/m/home');
      await expectAccessible(closed, JSON.stringify(visitor));
    }
  });

for (const theme of THEMES)
  test(`axe finds nothing serious about the accounts, ${theme}`, async ({ arrive, complaints }) => {
    complaints.expect(/401/);
    for (const visit of [visitGuestViews, visitMemberViews]) {
      const page = await arrive({ theme });
      await visit(page, 'EN', (name) => expectAccessible(page, name));
    }
  });

async function expectSheetAccessible(page: Page): Promise<void> {
  await page.goto('/m/terms');
  await page.getByRole('button', { name: words('EN').shell.nav.service }).click();
  await expect(page.getByRole('dialog').getByRole('link')).toHaveCount(2);
  await expect(page.getByRole('dialog')).not.toHaveAttribute('data-starting-style');
  await expectAccessible(page, 'service sheet');
}

const setTextSize = (page: Page, size: string) =>
  page.evaluate((fontSize) => {
    window.document.documentElement.style.fontSize = fontSize;
  }, size);

const SMALL = { width: 320, height: 700 };
const TALL = { width: 390, height: 844 };

/** Vietnamese has the longest words; what bears them twice as large bears the others. */
const DOUBLED: readonly Language[] = ['EN', 'VI'];

/** A view at its narrowest, and where it is due with twice the text. */
async function expectToFit(page: Page, language: Language, what: string): Promise<void> {
  await expectNoSidewaysScroll(page, SMALL.width, `${what} at 320 px`);
  if (!DOUBLED.includes(language)) return;
  await page.setViewportSize(TALL);
  await setTextSize(page, '200%');
  await expectNoSidewaysScroll(page, TALL.width, `${what} with twice the text`);
  await setTextSize(page, '');
  await page.setViewportSize(SMALL);
}

for (const language of ['EN', 'JA', 'TH', 'VI'] as const)
  test(`nothing scrolls sideways on a narrow screen, ${language}`, async ({
    arrive,
    complaints,
  }) => {
    complaints.expect(/503/);
    const visitor = { language, size: SMALL };
    const page = await arrive(visitor);
    for (const path of ['/m/home', ...PAGES]) {
      await page.goto(path);
      await expectToFit(page, language, path);
    }
    const closed = await arrive({ ...visitor, site: 'closed' });
    await closed.goto('/m/restrict');
    await expectToFit(closed, language, '/m/restrict');
  });

for (const language of ['EN', 'JA', 'TH', 'VI'] as const)
  test(`nothing about the accounts scrolls sideways on a narrow screen, ${language}`, async ({
    arrive,
    complaints,
  }) => {
    complaints.expect(/401/);
    for (const visit of [visitGuestViews, visitMemberViews]) {
      const page = await arrive({ language, size: SMALL });
      await visit(page, language, (name) => expectToFit(page, language, name));
    }
  });
