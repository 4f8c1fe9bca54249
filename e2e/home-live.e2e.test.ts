import type { Jackpot, Winner } from '@maneki/contract/play/schemas';
import { displayAmount, parseAmount } from '@maneki/kernel/money';
import { seedWords } from '@maneki/server/features/content/seed/words';
import type { Page } from '@playwright/test';
import { act } from './support/act.ts';
import { sitDown } from './support/game-table.ts';
import { PAPER_MOON } from './support/games.ts';
import { expect, MOVING, test } from './support/journey.ts';
import { openPage } from './support/open-page.ts';
import type { PageWindow } from './support/page-window.ts';
import { enter, openAccount } from './support/people.ts';
import { launchOf } from './support/slots.ts';
import { spinUnseen } from './support/unseen-spin.ts';
import { words } from './support/words.ts';

test.use(MOVING);

declare const window: PageWindow;

/* What moves on home: jackpots, the board of winners and films. */

const { content, shell, site } = words('EN');
const { winners } = site.home;
const WRITTEN_DAY = /^\d{4}-\d\d-\d\d$/;
const TREASURE_VAULT = { vendor: 'HVAULT', gameId: 'vault3' } as const;

async function readCall<Value>(page: Page, path: string): Promise<Value> {
  const reply = await page.evaluate(async (address) => {
    const answer = await window.fetch(address);
    return answer.json();
  }, `/api${path}`);
  return (reply as { value: Value }).value;
}

/** What the server says that the largest jackpot holds, as pages in yen write it. */
async function readGrand(page: Page): Promise<string> {
  const { pools } = await readCall<{ pools: Jackpot[] }>(page, '/play/jackpots');
  const { amounts } = pools.find(({ pool }) => pool === 'GRAND')!;
  return `¥ ${displayAmount(parseAmount(amounts.JPY)!)}`;
}

test('[HOME-11] jackpots stand as the server tells them, and move when somebody plays for them', async ({
  arrive,
}) => {
  const page = await arrive();
  await enter(page, await openAccount());
  await page.goto('/m/home');
  const grand = page.getByRole('tabpanel').getByRole('definition').first();
  // Home comes alive part by part, and one of them may do so just now.
  await expect(() => grand.scrollIntoViewIfNeeded()).toPass();
  const isTrue = async () => ((await grand.textContent()) ?? '').includes(await readGrand(page));
  await expect.poll(isTrue).toBe(true);
  const before = await readGrand(page);
  await spinUnseen(page, TREASURE_VAULT);
  await expect.poll(() => readGrand(page)).not.toBe(before);
  await expect.poll(isTrue).toBe(true);
  const way = page.getByRole('tabpanel').getByRole('link', { name: /^Play now/ });
  await expect(way).toHaveAttribute('href', launchOf(TREASURE_VAULT));
});

const board = (page: Page) => page.getByRole('region', { name: winners.title });

test('[HOME-10] the board shows real wins alone: none, and then one whose owner stays unknown', async ({
  arrive,
}) => {
  const page = await arrive({ site: 'quiet' });
  await page.goto('/m/home');
  await expect(board(page)).toContainText(winners.empty);
  await expect(board(page).getByRole('link')).toHaveCount(0);

  const username = await openAccount('quiet');
  const gift = { kind: 'PROMO', amount: '1000' } as const;
  await act('payMember', { merchantCode: 'quiet', username, ...gift });
  await enter(page, username);
  const table = await sitDown(page, PAPER_MOON);
  await table.play({ amount: '100' }, '4500');
  // Less than five times its stake is no large win.
  await table.play({ amount: '100' }, '450');
  const list = () => readCall<{ list: Winner[] }>(page, '/play/winners');
  await expect.poll(async () => (await list()).list.length).toBe(1);

  await page.goto('/m/home');
  const line = board(page).getByRole('link');
  await expect(line).toHaveCount(1);
  await expect(line).toContainText('Paper Moon');
  await expect(line).toContainText(`${username.slice(0, 2)}***${username.at(-1)}`);
  await expect(line).toContainText('4,500.00');
  await expect(line).toHaveAttribute('href', launchOf(PAPER_MOON));
  await expect(board(page)).toContainText(winners.demo);
  await expect(board(page).getByText(username)).toHaveCount(0);
});

/** Wins that a page is told of, so that there are as many as a journey needs. */
async function tellWins(page: Page, count: number): Promise<void> {
  const wins = Array.from(
    { length: count },
    (_, number): Winner => ({
      vo: { customerName: `pa***${number}`, gameName: 'Paper Moon', winAmount: '4500' },
      currency: 'JPY',
      vendor: PAPER_MOON.vendor,
      gameId: PAPER_MOON.gameId,
      nodeId: null,
      category: 'RNG',
      settledAt: new Date(Date.UTC(2026, 0, 1, 0, number)).toISOString(),
      demo: true,
    }),
  );
  await page.route('**/api/play/winners**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), value: { list: wins } } });
  });
}

/** Coming from another page of the site, home asks for its parts itself. */
async function comeHome(page: Page): Promise<void> {
  await openPage(page, '/m/terms');
  await page.getByRole('link', { name: shell.nav.home, exact: true }).click();
}

test('[HOME-10] a board of 6 wins stands still, and one of 7 goes round until it is paused', async ({
  arrive,
}) => {
  const page = await arrive();
  const moving = () => board(page).evaluate(isGoingRound);
  const pause = board(page).getByRole('button', { name: shell.actions.pause });
  for (const { count, isMoving } of [
    { count: 6, isMoving: false },
    { count: 7, isMoving: true },
  ]) {
    await tellWins(page, count);
    await comeHome(page);
    await expect(board(page).getByRole('listitem')).toHaveCount(count);
    await expect(pause).toHaveCount(isMoving ? 1 : 0);
    await expect.poll(moving).toBe(isMoving);
  }
  await pause.click();
  await expect(board(page).getByRole('button', { name: shell.actions.play })).toBeVisible();
  await expect.poll(moving).toBe(false);
});

type Animated = {
  getAnimations(options: object): { animationName?: string; playState: string }[];
};

const isGoingRound = (element: object): boolean =>
  (element as Animated)
    .getAnimations({ subtree: true })
    .some(({ animationName, playState }) => animationName === 'winners' && playState === 'running');

const hot = (page: Page) => page.getByRole('region', { name: content.hot.title });
const voice = seedWords.EN.maneki;
const news = (page: Page, title: string) => hot(page).getByRole('heading', { name: title });

test('[HOME-13] a film in sight plays without sound until it is paused, and fingers do not push it', async ({
  arrive,
}) => {
  const page = await arrive();
  await page.goto('/m/home');
  await hot(page).scrollIntoViewIfNeeded();
  const film = hot(page).locator('video');
  await expect(film).toHaveAttribute('src', /\.webm$/);
  const isPlaying = () => film.evaluate(isPlayingSilently);
  await expect.poll(isPlaying).toBe(true);
  const { title } = voice['hot.slots'];
  await hot(page)
    .getByRole('button', { name: `${content.hot.pause}: ${title}` })
    .click();
  await expect(
    hot(page).getByRole('button', { name: `${content.hot.play}: ${title}` }),
  ).toBeVisible();
  await expect.poll(isPlaying).toBe(false);

  await dragLeft(page);
  await expect(news(page, title)).toBeInViewport();
  await hot(page).getByRole('button', { name: content.hot.next }).click();
  await expect(news(page, voice['hot.vault'].title)).toBeInViewport();
  await page.keyboard.press('ArrowRight');
  await expect(news(page, voice['hot.fair'].title)).toBeInViewport();
  await hot(page).getByRole('link', { name: voice['hot.fair'].title }).click();
  await expect(page).toHaveURL(/\/m\/fairness$/);
});

const isPlayingSilently = (element: object): boolean => {
  const video = element as { paused: boolean; muted: boolean; currentTime: number };
  return !video.paused && video.muted && video.currentTime > 0;
};

/** Pushes the news to the left with a finger, as one would turn a page. */
async function dragLeft(page: Page): Promise<void> {
  const { x, y, width, height } = (await hot(page).getByRole('article').first().boundingBox())!;
  const browser = await page.context().newCDPSession(page);
  const at = (share: number) => [{ x: x + width * share, y: y + height / 2 }];
  await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0.9) });
  for (const share of [0.7, 0.5, 0.3, 0.1])
    await browser.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(share) });
  await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('[HOME-6] [HOME-13] who prefers less motion loads no film before asking for it, and the ticker opens the very announcement that it shows', async ({
  arrive,
}) => {
  const page = await arrive({ prefersLessMotion: true });
  await openPage(page, '/m/home');
  await hot(page).scrollIntoViewIfNeeded();
  await expect(page.locator('video')).toHaveCount(0);
  const { title } = voice['hot.slots'];
  await hot(page)
    .getByRole('button', { name: `${content.hot.play}: ${title}` })
    .click();
  await expect(hot(page).locator('video')).toHaveCount(1);

  const ticker = page.getByRole('region', { name: content.notices.latest, exact: true });
  const announced = voice['notice.opening'].title;
  await expect(ticker.locator('time')).toHaveText(WRITTEN_DAY);
  await ticker.getByRole('link', { name: new RegExp(announced) }).click();
  await expect(page).toHaveURL(/\/m\/notice\?id=/);
  await expect(page.getByRole('heading', { level: 2, name: announced })).toBeVisible();
  await expect(page.getByRole('article').locator('time')).toHaveText(WRITTEN_DAY);
});
