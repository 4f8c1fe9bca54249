import type { Page } from '@playwright/test';
import { headerBalance } from './support/balances.ts';
import { expect, test } from './support/journey.ts';
import { openPage } from './support/open-page.ts';
import { enter, headerName, openAccount } from './support/people.ts';
import { tabTo } from './support/tab-to.ts';
import { untilAlive } from './support/until-alive.ts';
import { words } from './support/words.ts';

const { shell, site } = words('EN');
const { lobby } = site.home;

const header = (page: Page) => page.getByRole('banner');
const install = (page: Page) =>
  header(page).getByRole('link', { name: shell.account.install, exact: true });

test('[HOME-1] [HOME-3] [HOME-4] [APP-2] a guest finds login, registration, the app and the menu in a header that turns compact past half of its height', async ({
  arrive,
}) => {
  const page = await arrive();
  await openPage(page, '/m/home');
  const { login, register, menu } = shell.account;
  await expect(header(page).getByRole('link', { name: login })).toHaveAttribute('href', '/m/login');
  await expect(header(page).getByRole('button', { name: menu })).toBeVisible();
  const { height } = (await header(page).boundingBox())!;
  const scrollTo = (top: number) => page.evaluate(`scrollTo(0, ${top})`);
  await scrollTo(height / 2 + 1);
  await expect(header(page)).toHaveAttribute('data-compact', 'true');
  await scrollTo(height / 2);
  await expect(header(page)).not.toHaveAttribute('data-compact');

  await expect(install(page)).toBeVisible();
  expect(await install(page).evaluate(isHiddenInApp)).toBe(true);
  await install(page).click();
  await expect(page).toHaveURL(/\/m\/app$/);
  await expect(header(page).getByRole('button', { name: menu })).toHaveCount(0);
  await page.goBack();
  await header(page).getByRole('link', { name: register }).click();
  await expect(page).toHaveURL(/\/m\/register$/);
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

test('[HOME-2] a member without a nickname finds the account in the header, with the balance and its sign', async ({
  arrive,
}) => {
  const page = await arrive({ site: 'sampaguita' });
  const username = await openAccount('sampaguita', { currency: 'PHP' });
  await enter(page, username);
  await page.goto('/m/home');
  await expect(headerName(page, username)).toBeVisible();
  await expect(headerBalance(page)).toHaveText('₱ 56,000.00');
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

test('[HOME-7] [HOME-8] tabs begin with all and what is hot, show a category in its place, and Back leads to the one before, and only then away from home', async ({
  arrive,
}) => {
  const page = await arrive();
  await page.goto('/m/terms');
  await page.goto('/m/home');
  const names = await tabs(page).allInnerTexts();
  expect(names.slice(0, 2)).toEqual([ALL, HOT]);
  expect(names.indexOf(JACKPOT)).toBeGreaterThan(1);
  expect(names.indexOf(JACKPOT)).toBeLessThan(names.indexOf(RNG));
  expect(names.indexOf(RNG)).toBeLessThan(names.indexOf(SPORTS));
  await expect(tab(page, ALL)).toHaveAttribute('aria-selected', 'true');
  for (const name of [lobby.hot, JACKPOT, RNG, SPORTS])
    await expect(block(page, name)).toBeAttached();

  await untilAlive(unfold(page));
  await tab(page, RNG).click();
  await expect(page).toHaveURL(/\/m\/home\?category=RNG$/);
  await expectShown(page, RNG);
  await expect(tab(page, ALL)).toHaveAttribute('aria-selected', 'false');
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
  await expect(page).toHaveURL(/\/m\/terms$/);
});

test('[HOME-7] an address shows its category; the full list tells how much there is, and closes when something is chosen', async ({
  arrive,
}) => {
  const page = await arrive();
  await page.goto('/m/home?category=RNG');
  await expectShown(page, RNG);
  await expect(fullList(page)).toBeHidden();
  await untilAlive(unfold(page));
  await unfold(page).click();
  await expect(fullList(page)).toBeVisible();
  const entries = fullList(page).getByRole('link');
  await expect(entries).toHaveCount(await tabs(page).count());
  await expect(entries.first()).toContainText(/\d+ games/);
  await page.getByRole('button', { name: lobby.close }).click();
  await expect(fullList(page)).toBeHidden();

  for (const name of [JACKPOT, RNG]) {
    await unfold(page).click();
    await fullList(page)
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .click();
    await expect(fullList(page)).toBeHidden();
    await expectShown(page, name);
  }
  await panel(page)
    .getByRole('link', { name: /^See all/ })
    .click();
  await expect(page).toHaveURL(/\/m\/rng$/);
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
