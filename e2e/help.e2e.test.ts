import { type ArticleKey, articles } from '@maneki/server/features/content/seed/articles';
import { seedWords } from '@maneki/server/features/content/seed/words';
import type { Page } from '@playwright/test';
import { act } from './support/act.ts';
import { expect, test } from './support/journey.ts';
import { openPage } from './support/open-page.ts';
import { fill, words } from './support/words.ts';

const { content } = words('EN');
const keys = Object.keys(articles) as ArticleKey[];
const titleOf = (key: ArticleKey, language: 'EN' | 'JA' = 'EN') =>
  seedWords[language]!.articles[key].title;

const menu = (page: Page, language: 'EN' | 'JA' = 'EN') =>
  page.getByRole('tablist', { name: words(language).content.help.topics });
const tab = (page: Page, name: string) => menu(page).getByRole('tab', { name, exact: true });

/** One article is open: its title stands over it, and its tab alone is the chosen one. */
async function expectOpen(page: Page, title: string): Promise<void> {
  const panel = page.getByRole('tabpanel', { name: title, exact: true });
  await expect(panel.getByRole('heading', { level: 2 }).first()).toHaveText(title);
  await expect(page.getByRole('tab', { selected: true })).toHaveText([title]);
}

test('[HELP-1] titles on the left open their article in place, by tap and by key', async ({
  arrive,
}) => {
  const page = await arrive();
  await openPage(page, '/m/home');
  const { helpAll } = words('EN').site.footer;
  await page.locator('footer').getByRole('link', { name: helpAll }).click();
  await expectOpen(page, titleOf('help.start'));
  await tab(page, titleOf('help.slots')).click();
  await expect(page).toHaveURL(/\/m\/help\?i=5$/);
  await expectOpen(page, titleOf('help.slots'));
  await page.keyboard.press('ArrowDown');
  await expectOpen(page, titleOf('help.jackpot'));
  await expect(tab(page, titleOf('help.jackpot'))).toBeFocused();
  await page.keyboard.press('End');
  await expect(page).toHaveURL(/\/m\/help\?tag=responsible$/);
  await expectOpen(page, titleOf('legal.responsible'));
  await page.keyboard.press('Home');
  await expectOpen(page, titleOf('help.start'));
  const next = fill(content.help.next, { title: titleOf('help.login') });
  await page.getByRole('link', { name: next }).click();
  await expectOpen(page, titleOf('help.login'));
});

test('[HELP-1] a change of language asks once more, and stays with the article', async ({
  arrive,
}) => {
  const page = await arrive();
  await openPage(page, '/m/help?i=7');
  const asked: string[] = [];
  page.on('request', (call) => {
    if (call.url().includes('/api/content/help')) asked.push(call.headers().language ?? '');
  });
  await page.getByRole('banner').getByRole('button', { name: 'Switch to 日本語' }).click();
  await expectOpen(page, titleOf('help.fairness', 'JA'));
  await expect(menu(page, 'JA').getByRole('tab')).toHaveText(keys.map((key) => titleOf(key, 'JA')));
  await expect(page).toHaveURL(/\/m\/help\?i=7$/);
  expect(asked.filter((language) => language === 'JA')).toHaveLength(1);
});

test('[HELP-1] an article shows what was written and runs nothing of it, in the name of its site', async ({
  arrive,
}) => {
  const body = `<h2>How to ask {merchant}</h2>
    <p onclick="document.title='run'">Write to <a href="mailto:help@example.org">us</a>.</p>
    <script>document.title = 'run'</script><img src="x" onerror="document.title='run'">
    <p><a href="javascript:document.title='run'">Or press here.</a></p>`;
  await act('writeHelp', {
    merchantCode: 'talking',
    article: { key: 'asking', status: 'LIVE', texts: { EN: { title: 'Asking us', body } } },
  });
  const page = await arrive({ site: 'talking' });
  await page.goto('/m/help');
  const panel = page.getByRole('tabpanel', { name: 'Asking us' });
  await expect(panel.getByRole('heading', { name: 'How to ask Maneki' })).toBeVisible();
  await expect(panel.getByRole('link')).toHaveCount(1);
  await expect(panel.getByRole('link')).toHaveAttribute('href', 'mailto:help@example.org');
  await expect(panel.locator('script, img, [onclick]')).toHaveCount(0);
  await panel.getByText('Or press here.').click();
  await expect(page).not.toHaveTitle('run');
});
