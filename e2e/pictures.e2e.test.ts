import { join } from 'node:path';
import type { Language } from '@maneki/contract/language';
import { THEMES, type Theme } from '@maneki/contract/theme';
import type { Page } from '@playwright/test';
import { visitGuestViews, visitMemberViews } from './support/account-views.ts';
import { expect, test, type Visitor } from './support/journey.ts';
import { openPage } from './support/open-page.ts';
import type { PageWindow } from './support/page-window.ts';
import { words } from './support/words.ts';

declare const window: PageWindow;

/** For the eyes of whoever changes a screen; the folder is ignored by Git. */
const FOLDER = join(import.meta.dirname, '../pictures');
const PAGES = ['home', 'terms', 'agreement', 'serviceError', 'offline', 'outerApp'];

type Look = {
  readonly language: Language;
  readonly theme: Theme;
  readonly size: { readonly width: number; readonly height: number };
};

const PHONE = { width: 390, height: 844 };
const SMALL = { width: 320, height: 700 };
const THEMES_AND_LANGUAGES = THEMES.flatMap((theme) =>
  (['EN', 'JA'] as const).map((language) => ({ theme, language })),
);
const LOOKS: readonly Look[] = [
  ...[PHONE, SMALL].flatMap((size) => THEMES_AND_LANGUAGES.map((look) => ({ ...look, size }))),
  ...THEMES.map((theme) => ({ theme, language: 'TH' as const, size: SMALL })),
];

/** Pictures that are on their way, those further down included. */
const allDrawn = `(async () => {
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await document.fonts.ready;
})()`;

async function take(page: Page, name: string, look: Look, isWhole: boolean): Promise<void> {
  await page.evaluate(allDrawn);
  // A screen as tall as the page: bars that stick to its edges would else lie over the middle.
  const height = await page.evaluate(() => window.document.documentElement.scrollHeight);
  if (isWhole) await page.setViewportSize({ width: look.size.width, height });
  const path = join(FOLDER, `${name}-${look.size.width}-${look.theme}-${look.language}.png`);
  const picture = await page.screenshot({ path, scale: 'css' });
  expect(picture.length).toBeGreaterThan(4_000);
  await page.setViewportSize(look.size);
}

async function takeAll(arrive: (visitor: Visitor) => Promise<Page>, look: Look): Promise<void> {
  const visitor = { ...look };
  const maneki = await arrive(visitor);
  for (const name of PAGES) {
    const reference = name === 'serviceError' ? '?reference=4f0c8a1e' : '';
    await maneki.goto(`/m/${name}${reference}`);
    await take(maneki, `maneki-${name}`, look, true);
  }
  await maneki.goto('/m/home');
  await maneki.getByRole('button', { name: words(look.language).shell.nav.service }).click();
  await expect(maneki.getByRole('dialog').getByRole('link')).toHaveCount(2);
  await take(maneki, 'maneki-service-sheet', look, false);

  const closed = await arrive({ ...visitor, site: 'closed' });
  await closed.goto('/m/home');
  await take(closed, 'maneki-maintenance', look, true);
  const blocked = await arrive({ ...visitor, country: 'KP' });
  await blocked.goto('/m/home');
  await take(blocked, 'maneki-region', look, true);

  if (look.language === 'TH') return;
  const sampaguita = await arrive({ ...visitor, site: 'sampaguita' });
  await sampaguita.goto('/m/home');
  await take(sampaguita, 'sampaguita-home', look, true);
}

for (const look of LOOKS)
  test(`every page has its picture, ${look.size.width} px, ${look.theme}, ${look.language}`, async ({
    arrive,
    complaints,
  }) => {
    complaints.expect(/503|451/);
    await takeAll(arrive, look);
  });

/** Sheets cover the screen as it is; pages are taken as tall as they are. */
const isSheet = (name: string) => /^(?:menu|member-prompt|security-mobile)/.test(name);

for (const look of LOOKS)
  test(`the accounts have their pictures, ${look.size.width} px, ${look.theme}, ${look.language}`, async ({
    arrive,
    complaints,
  }) => {
    complaints.expect(/401/);
    for (const visit of [visitGuestViews, visitMemberViews]) {
      const page = await arrive({ ...look });
      await visit(page, look.language, (name) =>
        take(page, `maneki-${name}`, look, !isSheet(name)),
      );
    }
    const sampaguita = await arrive({ ...look, site: 'sampaguita' });
    for (const name of ['login', 'register']) {
      await openPage(sampaguita, `/m/${name}`);
      await take(sampaguita, `sampaguita-${name}`, look, true);
    }
  });

for (const site of ['maneki', 'sampaguita'] as const)
  test(`the wide screen of ${site} has its pictures`, async ({ arrive }) => {
    for (const theme of THEMES) {
      const size = { width: 1440, height: 900 };
      const page = await arrive({ site, theme, size, isDesktop: true });
      await page.goto('/m/home');
      await expect(page.getByRole('img', { name: 'QR code of this page' })).toBeVisible();
      await take(page, `${site}-wide`, { theme, language: 'EN', size }, false);
    }
  });

if (process.env.E2E_GALLERY === 'true')
  test('the gallery of components has its pictures', async ({ arrive }) => {
    for (const theme of THEMES) {
      const look = { theme, language: 'EN', size: PHONE } as const;
      const page = await arrive({ ...look });
      await page.goto('/m/gallery');
      await take(page, 'gallery', look, true);
    }
  });
