import { seedWords } from '@maneki/server/features/content/seed/words';
import type { Page } from '@playwright/test';
import { headerBalance, OPENING } from './support/balances.ts';
import { expect, test } from './support/journey.ts';
import { openPage } from './support/open-page.ts';
import { enter, headerName, openAccount } from './support/people.ts';
import { tabTo } from './support/tab-to.ts';
import { goTo, untilAlive } from './support/until-alive.ts';
import { words } from './support/words.ts';

const { content, shell, site } = words('EN');
const { lobby } = site.home;

const header = (page: Page) => page.getByRole('banner');
const install = (page: Page) =>
  header(page).getByRole('link', { name: shell.account.install, exact: true });

test('[HOME-1] [HOME-3] a guest finds login, registration, the app and the menu in the header', async ({
  arrive,
}) => {
  const page = await arrive();
  await page.goto('/m/home');
  const { login, register, menu } = shell.account;
  await expect(header(page).getByRole('link', { name: login })).toHaveAttribute('href', '/m/login');
  await expect(header(page).getByRole('button', { name: menu })).toBeVisible();
  await install(page).click();
  await expect(page).toHaveURL(/\/m\/app$/);
  await expect(header(page).getByRole('button', { name: menu })).toHaveCount(0);
  await page.goBack();
  await header(page).getByRole('link', { name: register }).click();
  await expect(page).toHaveURL(/\/m\/register$/);
});

test('[HOME-3] [APP-2] the way to the app stands on home alone, and not in the app itself', async ({
  arrive,
}) => {
  const page = await arrive();
  await page.goto('/m/game');
  await expect(header(page).getByRole('button', { name: shell.account.menu })).toBeVisible();
  await expect(install(page)).toHaveCount(0);
  await page.goto('/m/slot-games');
  await expect(install(page)).toBeVisible();

  expect(await install(page).evaluate(isHiddenInApp)).toBe(true);
});

type StyleRule = {
  readonly conditionText?: string;
  readonly selectorText?: string;
  readonly style?: { readonly display: string };
  readonly cssRules?: Iterable<StyleRule>;
};

/** No tab can be made an installed app; what the styles say about one can be read. */
function isHiddenInApp(element: object): boolean {
  const { matches, ownerDocument } = element as {
    matches(selector: string): boolean;
    ownerDocument: { styleSheets: Iterable<StyleRule> };
  };
  const hides = (rule: StyleRule, isInApp: boolean): boolean => {
    if (rule.selectorText)
      return isInApp && rule.style?.display === 'none' && matches.call(element, rule.selectorText);
    const isHere = isInApp || rule.conditionText === '(display-mode: standalone)';
    return [...(rule.cssRules ?? [])].some((inner) => hides(inner, isHere));
  };
  return [...ownerDocument.styleSheets].some((sheet) => hides(sheet, false));
}

test('[HOME-2] a member finds nickname or account in the header, with the balance and its sign', async ({
  arrive,
}) => {
  const page = await arrive();
  await enter(page, await openAccount('maneki', { nickname: 'Hanako' }));
  await page.goto('/m/home');
  await expect(headerName(page, 'Hanako')).toHaveAttribute('href', '/m/member/home');
  await expect(headerBalance(page)).toHaveText(OPENING);
  await expect(header(page).getByRole('link', { name: shell.account.login })).toHaveCount(0);

  const other = await arrive({ site: 'sampaguita' });
  const username = await openAccount('sampaguita', { currency: 'PHP' });
  await enter(other, username);
  await other.goto('/m/home');
  await expect(headerName(other, username)).toBeVisible();
  await expect(headerBalance(other)).toHaveText('₱ 56,000.00');
});

test('[HOME-4] the header turns compact past half of its own height, and back', async ({
  arrive,
}) => {
  const page = await arrive();
  await openPage(page, '/m/home');
  const { height } = (await header(page).boundingBox())!;
  const scrollTo = (top: number) => page.evaluate(`scrollTo(0, ${top})`);
  await scrollTo(height / 2 + 1);
  await expect(header(page)).toHaveAttribute('data-compact', 'true');
  await scrollTo(height / 2);
  await expect(header(page)).not.toHaveAttribute('data-compact');
});

const tabs = (page: Page) =>
  page.getByRole('tablist', { name: lobby.label, exact: true }).getByRole('tab');
const tab = (page: Page, name: string) =>
  tabs(page).and(page.getByRole('tab', { name, exact: true }));
const panel = (page: Page) => page.getByRole('tabpanel');
const block = (page: Page, name: string) =>
  panel(page).getByRole('heading', { level: 2, name, exact: true });
const unfold = (page: Page) => page.getByRole('button', { name: lobby.list, exact: true });
const fullList = (page: Page) => page.getByRole('navigation', { name: lobby.list, exact: true });

/** The games of one category alone, and its tab as the chosen one. */
async function expectShown(page: Page, name: string): Promise<void> {
  await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
  await expect(block(page, name)).toBeVisible();
  await expect(block(page, lobby.hot)).toHaveCount(0);
}

const { ALL, HOT, JACKPOT, RNG, SPORTS } = shell.categories;

test('[HOME-7] [HOME-8] tabs begin with all and what is hot, and show a category in its place', async ({
  arrive,
}) => {
  const page = await arrive();
  await page.goto('/m/home');
  const names = await tabs(page).allInnerTexts();
  expect(names.slice(0, 2)).toEqual([ALL, HOT]);
  expect(names.indexOf(JACKPOT)).toBeGreaterThan(1);
  expect(names.indexOf(JACKPOT)).toBeLessThan(names.indexOf(RNG));
  expect(names.indexOf(RNG)).toBeLessThan(names.indexOf(SPORTS));
  await expect(tab(page, ALL)).toHaveAttribute('aria-selected', 'true');
  for (const name of [lobby.hot, JACKPOT, RNG, SPORTS])
    await expect(block(page, name)).toBeAttached();

  await tab(page, RNG).click();
  await expect(page).toHaveURL(/\/m\/home\?category=RNG$/);
  await expectShown(page, RNG);
  await expect(tab(page, ALL)).toHaveAttribute('aria-selected', 'false');
  await page.reload();
  await expectShown(page, RNG);
  await panel(page)
    .getByRole('link', { name: /^See all/ })
    .click();
  await expect(page).toHaveURL(/\/m\/rng$/);
});

test('[HOME-7] Back leads to the category before, and only then away from home', async ({
  arrive,
}) => {
  const page = await arrive();
  await page.goto('/m/help');
  await page.goto('/m/home');
  await untilAlive(unfold(page));
  await tab(page, RNG).click();
  await expectShown(page, RNG);
  // Chosen again it is no other step.
  await tab(page, RNG).click();
  await tab(page, SPORTS).click();
  await expectShown(page, SPORTS);
  await page.goBack();
  await expectShown(page, RNG);
  await page.goBack();
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect(tab(page, ALL)).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(page).toHaveURL(/\/m\/help$/);
});

test('[HOME-7] the full list opens, tells how much there is, and closes when something is chosen', async ({
  arrive,
}) => {
  const page = await arrive();
  await page.goto('/m/home');
  await expect(fullList(page)).toBeHidden();
  await untilAlive(unfold(page));
  await unfold(page).click();
  await expect(fullList(page)).toBeVisible();
  const entries = fullList(page).getByRole('link');
  await expect(entries).toHaveCount(await tabs(page).count());
  await expect(entries.first()).toContainText(/\d+ games/);
  await page.getByRole('button', { name: lobby.close }).click();
  await expect(fullList(page)).toBeHidden();

  await unfold(page).click();
  await fullList(page)
    .getByRole('link', { name: new RegExp(`^${JACKPOT}`) })
    .click();
  await expect(fullList(page)).toBeHidden();
  await expectShown(page, JACKPOT);
});

test('[HOME-7] a keyboard walks through the tabs and the full list', async ({ arrive }) => {
  const page = await arrive({ isDesktop: true });
  await page.goto('/m/home');
  await untilAlive(unfold(page));
  await tab(page, ALL).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, HOT)).toBeFocused();
  await expect(tab(page, ALL)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(tab(page, HOT)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await expect(tab(page, ALL)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(tab(page, ALL)).toHaveAttribute('aria-selected', 'true');

  await tabTo(page, new RegExp(`^${lobby.list}$`));
  await page.keyboard.press('Enter');
  await expect(fullList(page)).toBeVisible();
  await tabTo(page, new RegExp(`^${RNG}`));
  await page.keyboard.press('Enter');
  await expect(fullList(page)).toBeHidden();
  await expectShown(page, RNG);
});

test('[HOME-6] home reads everything again in the language that is chosen', async ({ arrive }) => {
  const page = await arrive();
  await page.goto('/m/home');
  const [english, japanese] = [seedWords.EN.maneki, seedWords.JA!.maneki];
  const seen = (title: string) => page.getByRole('heading', { name: title }).first();
  await expect(seen(english['banner.welcome'].title)).toBeVisible();
  await goTo(page.locator('footer'));
  const languages = page.locator('footer').getByRole('combobox');
  await untilAlive(languages);
  await languages.selectOption('JA');
  await expect(seen(japanese['banner.welcome'].title)).toBeVisible();
  await expect(seen(japanese['hot.slots'].title)).toBeVisible();
  const categories = page.getByRole('tablist', { name: words('JA').site.home.lobby.label });
  await expect(categories.getByRole('tab').first()).toHaveText(words('JA').shell.categories.ALL);
  const { label } = words('JA').content.notices;
  const notices = page.getByRole('region', { name: label, exact: true });
  await expect(notices).toContainText(japanese['notice.newSlots'].title);
});

test('[HOME-5] [HOME-6] a site with nothing to say has no banners, says so, and opens an empty page', async ({
  arrive,
}) => {
  const page = await arrive({ site: 'quiet' });
  await page.goto('/m/home');
  await expect(tab(page, ALL)).toBeVisible();
  await expect(page.getByRole('region', { name: content.banners.label })).toHaveCount(0);
  await expect(page.getByRole('region', { name: content.hot.title })).toHaveCount(0);
  await page.getByRole('link', { name: content.notices.none }).click();
  await expect(page).toHaveURL(/\/m\/notice$/);
  await expect(page.getByText(content.notices.emptyTitle)).toBeVisible();
  await page.getByRole('link', { name: content.notices.home }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
});
