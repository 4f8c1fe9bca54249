import { THEMES } from '@maneki/contract/theme';
import { items } from '@maneki/server/features/content/seed/items';
import { seedWords } from '@maneki/server/features/content/seed/words';
import type { Locator, Page } from '@playwright/test';
import { headerBalance, OPENING } from './support/balances.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { expect, test } from './support/journey.ts';
import { headerName, logIn, openAccount } from './support/people.ts';
import { siteUrl } from './support/sites.ts';
import { tabTo } from './support/tab-to.ts';
import { goTo, untilAlive } from './support/until-alive.ts';
import { fill, words } from './support/words.ts';

const { content, shell, site } = words('EN');
const { lobby } = site.home;

const header = (page: Page) => page.getByRole('banner');
const install = (page: Page) =>
  header(page).getByRole('button', { name: shell.account.install, exact: true });

test('[HOME-1] [HOME-3] a guest finds login, registration, the app and the menu in the header', async ({
  arrive,
}) => {
  const page = await arrive();
  await page.goto('/m/home');
  const { login, register, menu } = shell.account;
  await expect(header(page).getByRole('link', { name: login })).toHaveAttribute('href', '/m/login');
  await expect(header(page).getByRole('button', { name: menu })).toBeVisible();
  await install(page).click();
  const guide = page.getByRole('dialog', {
    name: fill(site.install.title, { merchant: 'Maneki' }),
  });
  await expect(guide.getByRole('heading', { name: site.install.ios })).toBeVisible();
  await expect(guide.getByRole('listitem')).toHaveCount(6);
  await page.goBack();
  await expect(guide).toHaveCount(0);
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
  await logIn(page, await openAccount('maneki', { nickname: 'Hanako' }));
  await expect(headerName(page, 'Hanako')).toHaveAttribute('href', '/m/member/home');
  await expect(headerBalance(page)).toHaveText(OPENING);
  await expect(header(page).getByRole('link', { name: shell.account.login })).toHaveCount(0);

  const other = await arrive({ site: 'sampaguita' });
  const username = await openAccount('sampaguita', { currency: 'PHP' });
  await logIn(other, username);
  await expect(headerName(other, username)).toBeVisible();
  await expect(headerBalance(other)).toHaveText('₱ 56,000.00');
});

test('[HOME-4] the header turns compact past half of its own height, and back', async ({
  arrive,
}) => {
  const page = await arrive();
  await page.goto('/m/home');
  await page.waitForLoadState('networkidle');
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

/** Live tables, poker and fishing are not open yet: their paths show everything. */
const CATEGORY_PATHS = {
  'live-games': ALL,
  'poker-games': ALL,
  'sport-games': SPORTS,
  'slot-games': RNG,
  'fishing-games': ALL,
} as const;

test('[SHELL-2] the paths of categories open home with theirs, or with all where nothing is open yet', async ({
  arrive,
}) => {
  const page = await arrive();
  for (const [path, name] of Object.entries(CATEGORY_PATHS)) {
    await page.goto(`/m/${path}`);
    await expect(tabs(page), path).toHaveText([ALL, HOT, JACKPOT, RNG, SPORTS]);
    const chosen = tabs(page).and(page.getByRole('tab', { selected: true }));
    await expect(chosen, path).toHaveText([name]);
    if (name === ALL) await expect(block(page, lobby.hot), path).toBeAttached();
    else await expectShown(page, name);
    await expect(page.getByRole('region', { name: content.banners.label })).toBeVisible();
  }
});

const VOICES = { maneki: '¥', sampaguita: '₱' } as const;
const noticeKeys = Object.entries(items)
  .filter(([, { kind }]) => kind === 'PL')
  .map(([key]) => key as keyof typeof items);

for (const [name, sign] of Object.entries(VOICES) as [keyof typeof VOICES, string][])
  test(`[HOME-5] [HOME-6] [HOME-11] [HOME-12] [HOME-13] the home of ${name} speaks with its own voice, before any script and after`, async ({
    arrive,
    request,
  }) => {
    const voice = seedWords.EN[name];
    const titles = [
      voice['banner.welcome'].title,
      voice['notice.opening'].title,
      voice['hot.slots'].title,
      voice['banner.film'].title,
    ];
    const { host } = new URL(siteUrl(name));
    const served = await request.get(`${siteUrl('maneki')}/m/home`, { headers: { host } });
    const html = await served.text();
    for (const title of titles) expect(html).toContain(title);

    const page = await arrive({ site: name });
    await page.goto('/m/home');
    const banners = page.getByRole('region', { name: content.banners.label });
    await expect(banners.getByRole('heading', { name: titles[0]! })).toBeVisible();
    const notices = page.getByRole('region', { name: content.notices.label, exact: true });
    await expect(notices.getByRole('link')).toHaveCount(noticeKeys.length);
    await expect(panel(page).getByRole('definition').first()).toContainText(`${sign} `);
    const hot = page.getByRole('region', { name: content.hot.title });
    await expect(hot.getByRole('heading', { name: titles[2]! })).toBeVisible();
    const footer = page.locator('footer');
    await expect(footer.getByRole('figure')).toContainText(titles[3]!);
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

test('[HOME-12] the footer has the links that a merchant has set, the licence, the years and help', async ({
  arrive,
}) => {
  const page = await arrive();
  await page.goto('/m/home');
  const footer = page.locator('footer');
  const social = footer.getByRole('navigation', { name: site.footer.social });
  await expectLinks(social, {
    YouTube: 'https://www.youtube.com/@maneki.example',
    Instagram: 'https://www.instagram.com/maneki.example',
    Twitter: 'https://x.com/maneki_example',
    Telegram: 'https://t.me/maneki_example',
    LINE: 'https://line.me/R/ti/p/@maneki-example',
  });
  await expectLinks(footer.getByRole('navigation', { name: site.footer.legal }), {
    [site.footer.terms]: '/m/terms',
    [site.footer.agreement]: '/m/agreement',
    [shell.titles.fairness]: '/m/fairness',
  });
  await expect(footer).toContainText(site.footer.noLicence);
  const years = { from: 2021, to: 2023, holder: 'Maneki' };
  await expect(footer).toContainText(fill(site.footer.copyright, years));

  const { helpStart, helpFair, helpSafe, helpContact } = site.footer;
  const { articles } = seedWords.EN;
  for (const [topic, article] of [
    [helpStart, articles['help.start']],
    [helpFair, articles['help.fairness']],
    [helpSafe, articles['legal.responsible']],
    [helpContact, articles['help.contact']],
  ] as const) {
    await footer.getByRole('link', { name: topic, exact: true }).click();
    await expect(page).toHaveURL(/\/m\/help\?/);
    await expect(panel(page).getByRole('heading', { level: 2 }).first()).toHaveText(article.title);
    await page.goBack();
  }
  const other = await arrive({ site: 'sampaguita' });
  await other.goto('/m/home');
  await expectLinks(other.getByRole('navigation', { name: site.footer.social }), {
    Facebook: 'https://www.facebook.com/sampaguita.example',
    TikTok: 'https://www.tiktok.com/@sampaguita.example',
  });
});

/** These links in this order, and no others. */
async function expectLinks(place: Locator, links: Readonly<Record<string, string>>): Promise<void> {
  await expect(place.getByRole('link')).toHaveCount(Object.keys(links).length);
  for (const [name, href] of Object.entries(links))
    await expect(place.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
}

for (const theme of THEMES)
  for (const name of ['maneki', 'sampaguita'] as const)
    test(`[HOME-7] axe finds nothing serious on home with everything open, ${name}, ${theme}`, async ({
      arrive,
    }) => {
      const page = await arrive({ site: name, theme });
      await page.goto('/m/home');
      await untilAlive(unfold(page));
      await unfold(page).click();
      await expect(fullList(page)).toBeVisible();
      await expectAccessible(page, `${name} with the full list`);
      await page.goto('/m/slot-games');
      await expectShown(page, RNG);
      await expectAccessible(page, `${name} with one category`);
    });
