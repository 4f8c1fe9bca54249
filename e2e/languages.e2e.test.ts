import { LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES, type Language } from '@maneki/contract/language';
import { seedWords } from '@maneki/server/features/content/seed/words';
import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { openMenu } from './support/open-menu.ts';
import type { PageWindow } from './support/page-window.ts';
import { readServed, test as served } from './support/served.ts';
import { goTo, isAlive, untilAlive } from './support/until-alive.ts';
import { words } from './support/words.ts';

declare const window: PageWindow;

const { shell } = words('EN');

const html = (page: Page) => page.locator('html');
/** Carries the name of the language that it switches to; on home it stands in the menu. */
const quickSwitch = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: /日本語|English/ });
const dropdown = (page: Page) => page.locator('footer').getByRole('combobox');

/** It stands there once somebody has come down to it. */
async function goToDropdown(page: Page): Promise<void> {
  await goTo(page.locator('footer'));
  await untilAlive(dropdown(page));
}

async function choose(page: Page, language: Language): Promise<void> {
  await goToDropdown(page);
  await dropdown(page).selectOption(language);
}

/** Lost by any reload of the document. */
const leaveMark = (page: Page) =>
  page.evaluate(() => {
    window.document.documentElement.style.setProperty('--mark', 'left');
  });
const findMark = (page: Page) =>
  page.evaluate(() => window.document.documentElement.style.getPropertyValue('--mark'));

served(
  '[SITE-5] the country decides the first language, Japanese from Japan, else English, until one is chosen',
  async ({ request }) => {
    const expectations = { JP: 'ja', PH: 'en', VN: 'en', XX: 'en', '': 'en' };
    for (const [country, tag] of Object.entries(expectations)) {
      const { html: document } = await readServed(request, '/m/home', { country });
      expect(document, country).toContain(`<html lang="${tag}"`);
    }
    const chosen = { country: 'JP', cookie: 'lang=VI' };
    const { html: document } = await readServed(request, '/m/home', chosen);
    expect(document).toContain('<html lang="vi"');
  },
);

test('[SITE-5] a chosen language wins over the country and lasts', async ({ arrive }) => {
  const page = await arrive({ country: 'JP' });
  await page.goto('/m/home');
  await expect(html(page)).toHaveAttribute('lang', 'ja');
  await choose(page, 'VI');
  await expect(html(page)).toHaveAttribute('lang', 'vi');
  const again = await page.context().newPage();
  await again.goto('/m/terms');
  await expect(html(again)).toHaveAttribute('lang', 'vi');
});

served(
  '[SITE-5] an address chooses the language, for this page and for later ones',
  async ({ request }) => {
    for (const path of ['/m/home?lang=JA', '/m/terms']) {
      const { html: document } = await readServed(request, path);
      expect(document, path).toContain('<html lang="ja"');
    }
  },
);

/** What the operator says, categories and announcements too. */
async function expectSaid(page: Page, language: 'EN' | 'JA'): Promise<void> {
  const voice = seedWords[language]!.maneki;
  const { content, shell, site } = words(language);
  for (const { title } of [voice['banner.welcome'], voice['hot.slots']])
    await expect(page.getByRole('heading', { name: title }).first()).toBeVisible();
  const categories = page.getByRole('tablist', { name: site.home.lobby.label });
  await expect(categories.getByRole('tab').first()).toHaveText(shell.categories.ALL);
  const notices = page.getByRole('region', { name: content.notices.label, exact: true });
  await expect(notices).toContainText(voice['notice.newSlots'].title);
}

test('[HOME-6] [SITE-6] all five languages stand in the dropdown and change all of home without a reload', async ({
  arrive,
}) => {
  const page = await arrive();
  await page.goto('/m/home');
  await goToDropdown(page);
  await expectSaid(page, 'EN');
  await expect(dropdown(page).locator('option')).toHaveText(
    LANGUAGES.map((language) => LANGUAGE_NAMES[language]),
  );
  await leaveMark(page);
  for (const language of ['JA', 'CN', 'TH', 'VI', 'EN'] as const) {
    await choose(page, language);
    await expect(html(page)).toHaveAttribute('lang', LANGUAGE_TAGS[language]);
    const { home, footer } = words(language).site;
    await expect(page.getByRole('heading', { name: home.promisesTitle })).toBeVisible();
    await expect(page.getByText(home.promises.money.text)).toBeVisible();
    await expect(page.getByRole('link', { name: footer.terms })).toBeVisible();
    if (language === 'JA') await expectSaid(page, language);
  }
  expect(await findMark(page)).toBe('left');
});

served(
  '[SITE-6] TY, the old code of Thai, is understood by pages and by calls',
  async ({ request }) => {
    const { html: document } = await readServed(request, '/m/home?lang=TY');
    expect(document).toContain('<html lang="th"');
    const refusal = await request.get('/api/nothing', { headers: { language: 'TY' } });
    expect(await refusal.json()).toMatchObject({ message: words('TH').call.refusals.not_found });
  },
);

/** Menu and footer both switch it, and agree. */
async function switchTheme(page: Page): Promise<void> {
  const toLight = page.getByRole('dialog').getByRole('button', { name: shell.theme.toLight });
  await toLight.click();
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked();
  await page.getByText('Dark', { exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await openMenu(page);
  await expect(toLight).toBeVisible();
}

test('[SHELL-8] the menu of home switches between English and Japanese, and the theme, as the footer does', async ({
  arrive,
}) => {
  const page = await arrive();
  await page.goto('/m/home');
  await leaveMark(page);
  await goToDropdown(page);
  await openMenu(page);
  await expect(quickSwitch(page)).toHaveAccessibleName('Switch to 日本語');
  // Before scripts have come it leads to a new document, in which the menu is closed; and all of home stands.
  await untilAlive(quickSwitch(page));
  await quickSwitch(page).click();
  await expect(html(page)).toHaveAttribute('lang', 'ja');
  await expect(quickSwitch(page)).toHaveAccessibleName('Englishに切り替える');
  await expect(page.getByRole('dialog', { name: words('JA').shell.menu.title })).toBeVisible();
  await quickSwitch(page).click();
  await expect(html(page)).toHaveAttribute('lang', 'en');
  await switchTheme(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // From a third language the switch leads to one of its two.
  await choose(page, 'TH');
  await expect(html(page)).toHaveAttribute('lang', 'th');
  await openMenu(page, 'TH');
  await quickSwitch(page).click();
  await expect(html(page)).toHaveAttribute('lang', 'ja');
  expect(await findMark(page)).toBe('left');
});

test('[SHELL-8] a language that is switched while home is still being hydrated is spoken by all of it', async ({
  arrive,
}) => {
  const page = await arrive();
  // A phone that is busy: what waits for an idle moment begins one by one, until the menu answers.
  await page.addInitScript(`
    window.idles = [];
    window.requestIdleCallback = (work) => window.idles.push(work);
  `);
  await page.goto('/m/home');
  await openMenu(page);
  await expect(async () => {
    await page.evaluate('window.idles.shift()?.()');
    expect(await isAlive(quickSwitch(page))).toBe(true);
  }).toPass({ intervals: [100] });
  await quickSwitch(page).click();
  await expect(html(page)).toHaveAttribute('lang', 'ja');
  await page.keyboard.press('Escape');
  await page.evaluate('for (const work of window.idles.splice(0)) work()');
  const { home } = words('JA').site;
  await goTo(page.getByRole('heading', { name: home.promisesTitle }));
});

test('[SHELL-8] the header of other pages switches between English and Japanese', async ({
  arrive,
}) => {
  const page = await arrive();
  await page.goto('/m/terms');
  await leaveMark(page);
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Switch to 日本語' }).click();
  await expect(html(page)).toHaveAttribute('lang', 'ja');
  await header.getByRole('button', { name: 'Englishに切り替える' }).click();
  await expect(html(page)).toHaveAttribute('lang', 'en');
  await header.getByRole('button', { name: 'Switch to the light theme' }).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  expect(await findMark(page)).toBe('left');
});
