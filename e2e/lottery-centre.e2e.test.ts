import { lotteryEndpoints } from '@maneki/contract/lottery/endpoints';
import type { Numeros } from '@maneki/contract/lottery/schemas';
import type { Page } from '@playwright/test';
import { expectAddress } from './support/game-list.ts';
import { expect, test } from './support/journey.ts';
import { openPage } from './support/open-page.ts';
import { enter, openAccount } from './support/people.ts';
import { untilAlive } from './support/until-alive.ts';
import { fill, words } from './support/words.ts';

/* Lotteries as visitors find them: what is drawn when, what was drawn, and the way to bet on it. */

const { catalog, lottery, shell } = words('EN');

const NUMEROS = `/api${lotteryEndpoints.listNumeros.path}`;
const FAST_DICE = { gameId: 'lottok35', name: 'Fast Dice 5 min' };
const START =
  /\/m\/startLottery\?mui=m1&playType=Entertainment&gameId=lotto\w+&prize_mode=Elott&pageBack=1$/;

const cardOf = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });

/** The seconds that a card counts down, and those that the house says are left. */
async function compareTime(page: Page): Promise<{ shown: number; left: number }> {
  const text = (await cardOf(page, FAST_DICE.name).textContent()) ?? '';
  const { body } = await page.evaluate(
    async (path) => ({ body: (await (await fetch(path)).json()) as { value: Numeros } }),
    NUMEROS,
  );
  const { serverTime, list } = body.value;
  const { drawing, openAt, closeAt, drawAt } = list.find(
    ({ gameId }) => gameId === FAST_DICE.gameId,
  )!;
  const ends = [drawing?.drawAt, openAt, closeAt, drawAt].filter((at) => at && at > serverTime);
  const [, minutes, seconds] = /(\d\d):(\d\d)/.exec(text) ?? [];
  return {
    shown: Number(minutes) * 60 + Number(seconds),
    left: (Date.parse(ends[0]!) - Date.parse(serverTime)) / 1_000,
  };
}

test('[PLAY-9] a guest sees when lotteries are drawn, to the second, and what was drawn before', async ({
  arrive,
}) => {
  const page = await arrive();
  await openPage(page, '/m/lottery');
  await expect(page.getByRole('heading', { name: lottery.groups.VN, exact: true })).toBeVisible();
  const families = page.getByRole('navigation', { name: lottery.families });
  await families.getByRole('link', { name: lottery.groups.K3, exact: true }).click();
  await expectAddress(page, '/m/lottery?family=K3');
  await expect(page.getByRole('article')).toHaveCount(3);
  const card = cardOf(page, FAST_DICE.name);
  await expect(card).toContainText(/\d\d:\d\d/);
  await expect
    .poll(async () => {
      const { shown, left } = await compareTime(page);
      return Math.abs(shown - left);
    })
    .toBeLessThanOrEqual(1.2);

  const title = fill(lottery.historyOf, FAST_DICE);
  await card.getByRole('link', { name: title, exact: true }).click();
  await expectAddress(page, `/m/lottery?family=K3&history=${FAST_DICE.gameId}`);
  const sheet = page.getByRole('dialog', { name: title, exact: true });
  // A house that has just been opened may have drawn nothing yet.
  await expect(sheet).toContainText(new RegExp(`${lottery.figures.names.SUM}|${lottery.none}`));
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expectAddress(page, '/m/lottery?family=K3');
});

test('[PLAY-9] draws that cannot be reached are told as trouble, and a lottery that rests beside its last result', async ({
  arrive,
  complaints,
}) => {
  complaints.expect(/409/);
  const page = await arrive();
  // The page also looks again by itself: it stays in trouble until somebody has pressed.
  let isPressed = false;
  await page.exposeFunction('tellPressed', () => {
    isPressed = true;
  });
  await page.route(`**${NUMEROS}`, async (route) => {
    if (!isPressed)
      return route.fulfill({
        status: 409,
        json: { code: 'lottery.unreachable', message: 'Not now.', detail: {} },
      });
    const response = await route.fetch();
    const { value } = (await response.json()) as { value: Numeros };
    const list = value.list.filter(({ gameId }) => gameId !== FAST_DICE.gameId);
    return route.fulfill({ response, json: { value: { ...value, list } } });
  });
  await openPage(page, '/m/lottery?family=K3');
  const trouble = page.getByRole('alert').filter({ hasText: lottery.failed });
  await expect(trouble).toBeVisible();
  const card = cardOf(page, FAST_DICE.name);
  await expect(card).not.toContainText(new RegExp(`${lottery.resting}|${lottery.none}`));

  await page.evaluate("addEventListener('pointerdown', tellPressed, { once: true })");
  await trouble.getByRole('button', { name: shell.actions.retry }).click();
  await expect(trouble).toHaveCount(0);
  await expect(card).toContainText(lottery.resting);
  // A house that has just been opened may have drawn nothing yet.
  const drawn = fill(lottery.drawn, { numbers: '' });
  await expect(card).toContainText(new RegExp(`${drawn}|${lottery.none}`));
});

test('[HOME-9] [PLAY-1] [PLAY-3] the entry of lotteries starts the first one, and closes onto home', async ({
  page,
}) => {
  const entry = page
    .getByRole('tablist')
    .getByRole('tab', { name: shell.categories.ELOTT, exact: true });
  await enter(page, await openAccount());
  await openPage(page, '/m/home');
  await untilAlive(entry);
  await entry.press('Enter');
  await expect(page).toHaveURL(START);
  const frame = page.locator('main iframe');
  await expect(frame).toHaveAttribute(
    'src',
    /^\/m\/lotto-h5\/m1\/Entertainment\/games\/lotto\w+\?token=[^&]+&merchant=maneki&css=dark&prize_mode=Elott$/,
  );
  await page.getByRole('button', { name: catalog.frame.back, exact: true }).click();
  await expectAddress(page, '/m/home');
});

test('[HOME-11] home tells of lotteries, what they drew, and the last draw of Vietnam', async ({
  arrive,
}) => {
  const page = await arrive();
  await openPage(page, '/m/home');
  const region = (name: string) => page.getByRole('region', { name, exact: true });
  // They are loaded only when somebody comes near.
  await expect(async () => {
    await page.mouse.wheel(0, 400);
    await expect(region(lottery.title)).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(region(lottery.title)).toContainText(/\d\d:\d\d/);
  // The first draws of a house that has just been opened come within a minute.
  await expect(region(lottery.latest).getByRole('link')).toHaveCount(4, { timeout: 80_000 });
  const vietnam = region(lottery.groups.VN);
  await vietnam.getByText(lottery.allPrizes).click();
  await expect(vietnam).toContainText(lottery.prizes.special);
  const all = region(lottery.title).getByRole('link', { name: lottery.toAll });
  await untilAlive(all);
  await all.click();
  await expectAddress(page, '/m/lottery');
});
