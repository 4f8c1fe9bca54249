import { LANGUAGE_TAGS, LANGUAGES } from '@maneki/contract/language';
import { expect, test } from './support/journey.ts';
import { readServed, test as served } from './support/served.ts';
import { goTo, untilAlive } from './support/until-alive.ts';
import { fill, words } from './support/words.ts';

const PAGES = ['terms', 'agreement'] as const;
const VALUES = { merchant: 'Maneki', age: 21 };

/** Every sentence of a legal page: its headings and its paragraphs. */
const sentences = (language: (typeof LANGUAGES)[number], page: (typeof PAGES)[number]) =>
  Object.values(words(language).legal[page]).map((phrase) => fill(phrase, VALUES));

for (const language of LANGUAGES)
  served(`terms and agreement are served whole in ${language}`, async ({ request }) => {
    for (const page of PAGES) {
      const { html, text } = await readServed(request, `/m/${page}?lang=${language}`);
      expect(html).toContain(`<html lang="${LANGUAGE_TAGS[language]}"`);
      for (const sentence of sentences(language, page)) expect(text).toContain(sentence);
    }
  });

test('terms and agreement open from home in the language that is chosen, without a reload', async ({
  page,
}) => {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.goto('/m/home');
  for (const language of ['JA', 'TH'] as const) {
    await goTo(page.locator('footer'));
    const languages = page.locator('footer').getByRole('combobox');
    await untilAlive(languages);
    await languages.selectOption(language);
    await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGE_TAGS[language]);
    for (const name of PAGES) {
      await page.getByRole('link', { name: words(language).site.footer[name] }).click();
      const last = sentences(language, name).at(-1)!;
      await expect(page.getByText(last, { exact: true })).toBeVisible();
      await page.goBack();
      await expect(page.locator('footer')).toBeVisible();
    }
  }
  expect(documents).toBe(1);
});

test('a legal page changes its language in place', async ({ page }) => {
  await page.goto('/m/terms');
  await page.getByRole('banner').getByRole('button', { name: 'Switch to 日本語' }).click();
  await expect(page.getByText(sentences('JA', 'terms').at(-1)!)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('heading')).toHaveText('利用規約');
});
