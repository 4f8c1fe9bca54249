import type { PopupFrequency } from '@maneki/contract/content/kinds';
import { GUESTS, MEMBERS } from '@maneki/server/features/content/audience';
import type { Page } from '@playwright/test';
import { act } from './support/act.ts';
import { openHomeAndListen } from './support/balances.ts';
import type { Said } from './support/content-deeds.ts';
import { expect, test } from './support/journey.ts';
import { openPage } from './support/open-page.ts';
import { openUnderClock } from './support/open-under-clock.ts';
import { drawName, enter, logIn, openAccount } from './support/people.ts';
import { goTo } from './support/until-alive.ts';
import { fill, words } from './support/words.ts';

const { content, shell } = words('EN');
const SITE = { merchantCode: 'talking' } as const;
const READ = '/api/content/announcements/read';

/* Everything that a site says on home. The journeys here say it themselves, on a site of their own. */

type Spoken = Omit<Said, 'key' | 'texts'> & { readonly title: string; readonly body?: string };

const said = new Map<string, string>();

/** Says something until the journey is over. Answers its id. */
async function say({ title, body = '', ...item }: Spoken): Promise<string> {
  const key = drawName();
  said.set(title, key);
  return act('say', { ...SITE, item: { ...item, key, texts: { EN: { title, body } } } });
}

async function takeBack(title: string): Promise<void> {
  const key = said.get(title)!;
  said.delete(title);
  await act('takeBack', { ...SITE, key });
}

test.afterEach(async () => {
  for (const title of [...said.keys()]) await takeBack(title);
});

const sayBanner = (title: string, item: Partial<Spoken> = {}) =>
  say({ kind: 'B', groupName: 'm_home', image: 'art:bannerSlots', title, ...item });

async function putPictureRight(title: string): Promise<void> {
  const texts = { EN: { title, body: '' } };
  const place = { kind: 'B', groupName: 'm_home', sortOrder: 1 } as const;
  await act('say', {
    ...SITE,
    item: { ...place, key: said.get(title)!, image: 'art:bannerSlots', texts },
  });
}

const carousel = (page: Page) => page.getByRole('region', { name: content.banners.label });
const dot = (page: Page, position: number, count: number) =>
  carousel(page).getByRole('button', { name: fill(shell.carousel.position, { position, count }) });
/** Inert slides tell that the engine has taken over from plain HTML. */
const untilRunning = (page: Page, count: number) =>
  expect(carousel(page).locator('[role=group][inert]')).toHaveCount(count - 1);
const expectSlide = (page: Page, position: number, count: number) =>
  expect(dot(page, position, count)).toHaveAttribute('aria-current', 'true');

test('[HOME-5] [SITE-11] on an open page one banner stands still, has its picture that was missing drawn when it is put right, and is joined by a second one; they go on every five seconds, begin anew after the last one, and can be paused', async ({
  arrive,
  complaints,
}) => {
  complaints.expect(/404/);
  await sayBanner('The first lantern', { sortOrder: 1, image: '/m/art/lost-lantern.webp' });
  const page = await arrive({ site: 'talking', prefersLessMotion: false });
  await openUnderClock(page, () => openHomeAndListen(page, 'content.changed'));
  await expect(carousel(page).getByRole('heading', { name: 'The first lantern' })).toBeVisible();
  await expect(carousel(page).getByRole('button')).toHaveCount(0);
  const picture = carousel(page).locator('img');
  await expect(picture).toHaveAttribute('src', /default-banner/);
  await putPictureRight('The first lantern');
  await expect(picture).toHaveAttribute('src', /banner-slots/);

  await sayBanner('The second lantern', { sortOrder: 2 });
  await expectSlide(page, 1, 2);
  await expect(carousel(page).getByRole('button', { name: shell.actions.pause })).toBeVisible();
  await untilRunning(page, 2);
  for (const position of [2, 1]) {
    await page.clock.runFor(5_000);
    await expectSlide(page, position, 2);
  }

  await carousel(page).getByRole('button', { name: shell.actions.pause }).click();
  await expect(carousel(page).getByRole('button', { name: shell.actions.play })).toBeVisible();
  const current = carousel(page).locator('button[aria-current=true]');
  const shown = (await current.getAttribute('aria-label'))!;
  await page.clock.runFor(12_000);
  await expect(current).toHaveAttribute('aria-label', shown);
  await dot(page, 2, 2).click();
  await expectSlide(page, 2, 2);
});

const BANNERS = [
  { title: 'To a page', linkType: 'ROUTE', linkage: '/m/fairness' },
  { title: 'To a game', linkType: 'GAME', linkage: 'HVAULT/vault3' },
  { title: 'Elsewhere', linkType: 'URL', linkage: 'https://example.org/news' },
  { title: 'Nowhere', linkType: 'NONE', linkage: '' },
] as const;

test('[HOME-5] a banner opens a page of the site, a game, an address elsewhere, or nothing; those that remain begin at the one that is seen, and the last one can still be tapped', async ({
  arrive,
}) => {
  for (const [sortOrder, { title, ...target }] of BANNERS.entries())
    await sayBanner(title, { sortOrder, ...target });
  const page = await arrive({ site: 'talking', prefersLessMotion: true });
  await openHomeAndListen(page, 'content.changed');
  await expectSlide(page, 1, 4);
  const linkOf = (title: string) => carousel(page).locator('a').filter({ hasText: title });
  await expect(linkOf('Elsewhere')).toHaveAttribute('href', 'https://example.org/news');
  await expect(linkOf('Elsewhere')).toHaveAttribute('target', '_blank');
  await expect(linkOf('Elsewhere')).toHaveAttribute('rel', /noopener/);
  await expect(carousel(page).getByText('Nowhere')).toBeAttached();
  await expect(linkOf('Nowhere')).toHaveCount(0);

  await untilRunning(page, 4);
  await dot(page, 2, 4).click();
  await expectSlide(page, 2, 4);
  await linkOf('To a game').click();
  await expect(page).toHaveURL(/\/m\/login\?back=/);
  const { searchParams } = new URL(page.url());
  expect(searchParams.get('back')).toBe('/m/launch?vendor=HVAULT&gameId=vault3&mode=real');
  await page.goBack();
  await expectLastToLeave(page, ['Nowhere', 'Elsewhere', 'To a game']);

  await expect(carousel(page).getByRole('button')).toHaveCount(0);
  await expect(carousel(page).locator('[inert]')).toHaveCount(0);
  const left = carousel(page).getByRole('link', { name: 'To a page' });
  await expect(left).toBeInViewport({ ratio: 0.9 });
  await left.click();
  await expect(page).toHaveURL(/\/m\/fairness$/);
});

/** Takes banners back one by one, always the last one while it is the one that is seen. */
async function expectLastToLeave(page: Page, titles: readonly string[]): Promise<void> {
  for (const [taken, title] of titles.entries()) {
    const count = titles.length + 1 - taken;
    await untilRunning(page, count);
    await dot(page, count, count).click();
    await expectSlide(page, count, count);
    await takeBack(title);
    if (count === 2) return;
    await untilRunning(page, count - 1);
    const seen = carousel(page).locator('[role=group]:not([inert])');
    await expect(seen).toBeInViewport({ ratio: 0.9 });
    await expect(carousel(page).locator('button[aria-current=true]')).toHaveCount(1);
  }
}

test('[HOME-6] what is announced walks by on an open page at once, until it is taken back', async ({
  arrive,
}) => {
  const page = await arrive({ site: 'talking', prefersLessMotion: false });
  await openHomeAndListen(page, 'content.changed');
  const bar = page.getByRole('region', { name: content.notices.label, exact: true });
  await expect(bar).toContainText(content.notices.none);

  await say({ kind: 'PL', title: 'The market closes at dawn', body: '<p>Come early.</p>' });
  const title = bar.getByRole('link', { name: 'The market closes at dawn' });
  await expect(title).toBeVisible();
  // The ticker further down needs no other news beside it.
  await goTo(page.locator('footer'));
  const ticker = page.getByRole('region', { name: content.notices.latest, exact: true });
  await expect(ticker.getByRole('link', { name: /The market closes at dawn/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: content.hot.title })).toHaveCount(0);
  await bar.getByRole('button', { name: shell.actions.pause }).click();
  // Wherever it stands just now: it may have walked under the bar's edge.
  await title.press('Enter');
  await expect(page).toHaveURL(/\/m\/notice$/);
  const list = page.getByRole('list', { name: content.notices.label });
  await expect(list.getByRole('link', { name: /The market closes at dawn/ })).toBeVisible();

  await takeBack('The market closes at dawn');
  await expect(page.getByText(content.notices.emptyTitle)).toBeVisible();
  await page.goBack();
  await expect(bar).toContainText(content.notices.none);
});

test('[HOME-6] who prefers less motion reads one title at a time, and turns them', async ({
  arrive,
}) => {
  for (const title of ['A word', 'Another word', 'A last word']) await say({ kind: 'PL', title });
  const page = await arrive({ site: 'talking', prefersLessMotion: true });
  await openPage(page, '/m/home');
  const bar = page.getByRole('region', { name: content.notices.label, exact: true });
  const titles = bar.getByRole('link');
  const expectShown = async (shown: number) => {
    await expect(titles).toHaveCount(3);
    await expect(titles.nth(shown)).toBeInViewport({ ratio: 0.9 });
    for (const place of [0, 1, 2].filter((other) => other !== shown))
      await expect(titles.nth(place)).not.toBeInViewport();
  };
  await expectShown(0);
  const { height } = (await bar.boundingBox())!;
  expect(height).toBeLessThan(50);
  await bar.getByRole('button', { name: content.hot.next }).click();
  await expectShown(1);
  for (const shown of [0, 2]) {
    await bar.getByRole('button', { name: content.hot.previous }).click();
    await expectShown(shown);
  }
  await bar.getByRole('button', { name: content.hot.next }).click();
  await expectShown(0);
});

test('[HOME-12] [HOME-13] home does not end with the film that its news begin with', async ({
  arrive,
}) => {
  const film = (name: string) => ({ linkType: 'URL', linkage: `art:${name}` }) as const;
  await say({ kind: 'H', image: 'art:hotSlots', title: 'The news', ...film('film') });
  const sayFilm = (title: string, name: string, sortOrder: number) =>
    sayBanner(title, { groupName: 'm_video', image: 'art:filmPoster', ...film(name), sortOrder });
  await sayFilm('The same again', 'film', 1);
  await sayFilm('Something else', 'filmVault', 2);
  const page = await arrive({ site: 'talking' });
  await openHomeAndListen(page, 'content.changed');
  await goTo(page.locator('footer'));
  const figure = page.locator('footer').getByRole('figure');
  await expect(figure).toContainText('Something else');
  await takeBack('Something else');
  await expect(figure).toHaveCount(0);
});

type SpokenPopup = Omit<Spoken, 'kind' | 'title' | 'frequency'>;

const sayPopup = (title: string, frequency: PopupFrequency, item: SpokenPopup = {}) =>
  say({ kind: 'PU', title, frequency, body: '<p>Good evening.</p>', ...item });

const popup = (page: Page, title: string) => page.getByRole('dialog', { name: title });

/** The next popup that comes is this one; any other would stay, because nobody closes it. */
async function expectNext(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveAccessibleName(title);
}

async function dismiss(page: Page, title: string): Promise<void> {
  await expectNext(page, title);
  await popup(page, title).getByRole('button', { name: content.popups.ok }).click();
  await expect(popup(page, title)).toHaveCount(0);
}

test('[HOME-14] a guest sees one popup at each visit, and at once what has to be read, which waits for its button; pictures have the size that is meant, and a popup leads where it says', async ({
  arrive,
  request,
}) => {
  await sayPopup('Said once', 'ONCE', { sortOrder: 1 });
  await sayPopup('Said daily', 'DAILY', { sortOrder: 2 });
  const [mark] = /\/m\/art\/maneki-logo[\w.-]*/.exec(await (await request.get('/m/home')).text())!;
  await sayPopup('Slots with a view', 'ALWAYS', {
    sortOrder: 3,
    image: 'art:popupWelcome',
    linkType: 'ROUTE',
    linkage: '/m/rng',
    body: `<p>Have a seat.</p><img src="${mark}" alt="A mark" width="150" height="400">`,
  });
  const page = await arrive({ site: 'talking' });
  await openHomeAndListen(page, 'content.changed');
  await expectNext(page, 'Said once');
  await popup(page, 'Said once').getByRole('button', { name: shell.actions.close }).click();
  await expect(popup(page, 'Said once')).toHaveCount(0);

  // The others wait for another visit: the next one here is one that cannot wait.
  await sayPopup('Please read this', 'ONCE', { sortOrder: 8, mustRead: true });
  await sayPopup('And this', 'ONCE', { sortOrder: 9, mustRead: true });
  await expectHeld(page, 'Please read this');

  // It was not read, so it comes again.
  await page.reload();
  await dismiss(page, 'Please read this');
  await dismiss(page, 'And this');
  await dismiss(page, 'Said daily');

  await page.reload();
  await expectNext(page, 'Slots with a view');
  const card = popup(page, 'Slots with a view');
  // 150 pixels of a drawing are 1.5 rem here.
  await expect(card.getByRole('img', { name: 'A mark' })).toHaveCSS('width', '24px');
  await card.getByRole('link', { name: content.popups.go }).click();
  await expect(page).toHaveURL(/\/m\/rng$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

/** It can be closed by its own button alone. */
async function expectHeld(page: Page, title: string): Promise<void> {
  await expectNext(page, title);
  const held = popup(page, title);
  await expect(held.getByRole('button', { name: shell.actions.close })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(held).toBeVisible();
}

test('[HOME-14] [MSG-2] a member sees after logging in what is meant for members, and once on all devices', async ({
  arrive,
}) => {
  const id = await sayPopup('For everybody', 'ONCE', { sortOrder: 1 });
  await sayPopup('For guests', 'ALWAYS', { sortOrder: 2, audience: GUESTS, mustRead: true });
  await sayPopup('For members', 'ALWAYS', { sortOrder: 3, audience: MEMBERS });
  const page = await arrive({ site: 'talking' });
  await page.goto('/m/home');
  await dismiss(page, 'For guests');
  await dismiss(page, 'For everybody');

  const username = await openAccount('talking');
  await logIn(page, username);
  await expect(page).toHaveURL(/\/m\/home$/);
  const told = page.waitForResponse((reply) => reply.url().endsWith(READ));
  await dismiss(page, 'For everybody');
  expect((await told).status()).toBe(200);
  expect((await told).request().postDataJSON()).toEqual({ announcementId: id, read: true });
  await page.reload();
  await dismiss(page, 'For members');

  const other = await arrive({ site: 'talking' });
  await enter(other, username);
  await other.goto('/m/home');
  await dismiss(other, 'For members');
});
