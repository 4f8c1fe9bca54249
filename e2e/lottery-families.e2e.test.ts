import type { Language } from '@maneki/contract/language';
import type { Page } from '@playwright/test';
import type { PlayedGame } from './support/games.ts';
import { expect, test } from './support/journey.ts';
import { type Booth, boothOf, openLottery, UNHURRIED, untilOpen } from './support/lotteries.ts';
import { openPage } from './support/open-page.ts';
import { enter, openAccount } from './support/people.ts';
import type { SiteName } from './support/sites.ts';
import { askHouse } from './support/slots.ts';
import { words } from './support/words.ts';

/* A slip of each kind of lottery, on both merchants, in the words of those who play it. Nobody waits for a draw. */

type Journey = {
  readonly site?: SiteName;
  readonly language: Language;
  readonly playType: 'Tradition' | 'Entertainment';
  readonly prizeMode: 'Lott' | 'Elott' | 'SEA';
  readonly game: PlayedGame;
  /** Comes to the lottery by a way of its own. */
  readonly arrive?: (page: Page) => Promise<Booth>;
  /** Lays out what is bought. */
  readonly choose: (booth: Booth, page: Page) => Promise<void>;
  /** What is done on the slip before it is bought, and on the page afterwards. */
  readonly change?: (booth: Booth) => Promise<void>;
  readonly goOn?: (booth: Booth, page: Page) => Promise<void>;
};

const JOURNEYS: Readonly<Record<string, Journey>> = {
  'a merchant that pays by series: series, prize mode, and a chase that is ended': {
    site: 'sampaguita',
    language: 'EN',
    playType: 'Tradition',
    prizeMode: 'Lott',
    game: UNHURRIED.five,
    choose: chooseSeries,
    change: chaseTwo,
    goOn: endChase,
  },
  'Vietnam’s 27 numbers in Vietnamese, with their past and their rules': {
    language: 'VI',
    playType: 'Entertainment',
    prizeMode: 'Elott',
    game: UNHURRIED.vietnam,
    choose: chooseTail,
    goOn: lookAround,
  },
  'dice in Japanese, all big totals at once': {
    language: 'JA',
    playType: 'Entertainment',
    prizeMode: 'Elott',
    game: UNHURRIED.dice,
    choose: chooseBigTotals,
  },
  'a number of South-East Asia, from the lottery centre': {
    language: 'EN',
    playType: 'Entertainment',
    prizeMode: 'SEA',
    game: UNHURRIED.sea,
    arrive: comeFromCentre,
    choose: typeNumber,
  },
};

// They share nothing.
test.describe.configure({ mode: 'parallel' });

for (const [name, journey] of Object.entries(JOURNEYS))
  test(`[PLAY-3] [PLAY-9] a slip of ${name}`, async ({ arrive }) => {
    const { site = 'maneki', language, game } = journey;
    const page = await arrive({ site, language });
    // General agents have the highest series there are, and so a choice.
    await enter(page, await openAccount(site, { type: 2 }));
    const booth = await (journey.arrive?.(page) ?? openLottery(page, game, journey));
    await untilOpen(booth, 12);
    const before = await booth.balance.textContent();
    await journey.choose(booth, page);
    await booth.bet.click();
    await journey.change?.(booth);
    await booth.confirm.click();
    await expect(booth.placed).toBeVisible();
    await booth.button(words(language).arcadeLottery.slip.done, booth.sheet).click();
    await expect(booth.balance).not.toHaveText(before!);
    await journey.goOn?.(booth, page);
  });

type PlayType = Journey['playType'];
const BOTH: readonly PlayType[] = ['Tradition', 'Entertainment'];

/** A round through several lotteries: one number in each, by each of the play types. */
type Round = {
  readonly site: SiteName;
  readonly language: Language;
  readonly prizeMode: Journey['prizeMode'];
  readonly games: readonly (readonly [PlayedGame, number: string, types: readonly PlayType[]])[];
};

const ROUNDS: Readonly<Record<string, Round>> = {
  'cars, eleven balls and Keno at fixed odds': {
    site: 'maneki',
    language: 'EN',
    prizeMode: 'Elott',
    games: [
      [UNHURRIED.cars, '07', BOTH],
      [UNHURRIED.eleven, '07', BOTH],
      [UNHURRIED.keno, '07', ['Entertainment']],
    ],
  },
  'dice and Keno by series, in Japanese': {
    site: 'sampaguita',
    language: 'JA',
    prizeMode: 'Lott',
    games: [
      [UNHURRIED.dice, '11', BOTH],
      [UNHURRIED.keno, '07', ['Entertainment']],
    ],
  },
  'Vietnam’s 27 and 18 numbers at fixed odds, in Vietnamese': {
    site: 'maneki',
    language: 'VI',
    prizeMode: 'Elott',
    games: [
      [UNHURRIED.vietnam, '47', ['Tradition']],
      [UNHURRIED.vietnamSouth, '47', BOTH],
    ],
  },
  'Vietnam’s 27 and 18 numbers by series, in Chinese': {
    site: 'sampaguita',
    language: 'CN',
    prizeMode: 'Lott',
    games: [
      [UNHURRIED.vietnam, '47', BOTH],
      [UNHURRIED.vietnamSouth, '47', ['Tradition']],
    ],
  },
};

for (const [name, { site, language, prizeMode, games }] of Object.entries(ROUNDS))
  test(`[PLAY-3] [PLAY-9] slips of ${name} are bought, and listed`, async ({ arrive }) => {
    const { more, tickets } = words(language).arcadeLottery;
    const page = await arrive({ site, language });
    await enter(page, await openAccount(site));
    for (const [game, number, types] of games) {
      const opened = { playType: types[0]!, prizeMode, language };
      const booth = await openLottery(page, game, opened);
      // All of them are listed before their issue is drawn.
      await untilOpen(booth, 40);
      for (const type of types) await buyNumber(booth, { number, type, language });
      await booth.main.getByRole('button', { name: more.tickets }).click();
      const waiting = booth.sheet.getByRole('listitem').filter({ hasText: tickets.waits });
      await expect(waiting).toHaveCount(types.length);
    }
  });

type Choice = {
  readonly number: string;
  readonly type: PlayType;
  readonly language: Language;
};

/** Buys a number of the play that lies open first. */
async function buyNumber(booth: Booth, { number, type, language }: Choice): Promise<void> {
  const { type: types, slip } = words(language).arcadeLottery;
  const { main, button, bet, confirm, placed, sheet } = booth;
  const other = button(type === 'Tradition' ? types.TRADITION : types.ENTERTAINMENT);
  if (await other.isVisible()) await other.click();
  await main.locator(`.lt-symbol[data-number="${number}"]`).first().click();
  await bet.click();
  await confirm.click();
  await expect(placed).toBeVisible();
  await button(slip.done, sheet).click();
}

async function chooseSeries({ main, button }: Booth, page: Page): Promise<void> {
  const { plays } = words('EN').lotteryPlays;
  const { highestSeries } = (await askHouse(page, 'getState')) as unknown as {
    readonly highestSeries: { readonly LOTT: number; readonly ZY: number };
  };
  const series = main.getByRole('button', { name: /^Series / });
  await expect(series).toHaveText(`Series ${highestSeries.LOTT}Rebate 0 %`);
  await button('ZY').click();
  await expect(series).toContainText(`Series ${highestSeries.ZY}`);
  await button('Lott').click();
  await series.click();
  await main.getByRole('slider').press('ArrowLeft');
  await main.getByRole('slider').press('ArrowLeft');
  await expect(series).toHaveText(`Series ${highestSeries.LOTT - 4}Rebate 0.2 %`);
  await button(plays.FIX).click();
  await button('7', main.getByRole('group', { name: /1st digit/ })).click();
}

async function chaseTwo({ button, sheet, confirm }: Booth): Promise<void> {
  const { chase, slip } = words('EN').arcadeLottery;
  await sheet.getByRole('switch', { name: chase.switch }).click();
  await button('2', sheet.getByRole('group', { name: chase.issues })).click();
  await expect(confirm).toContainText('Place 2 issues');
  await expect(sheet).toContainText(slip.rebate);
}

async function endChase({ main, button, sheet }: Booth, page: Page): Promise<void> {
  const { more, tickets } = words('EN').arcadeLottery;
  await main.getByRole('button', { name: more.tickets }).click();
  await button(tickets.chases, sheet).click();
  await sheet.getByRole('button', { name: tickets.status.RUNNING }).click();
  await button(tickets.stopChase, sheet).click();
  await expect(sheet.getByRole('listitem')).toContainText(tickets.status.CANCELLED);
  const { slips } = await askHouse(page, 'listSlips');
  expect(slips.map(({ status }) => status)).toEqual(['VOIDED', 'VOIDED']);
}

/** A tail of all prizes is a unit for each of the 27. */
async function chooseTail({ main, button }: Booth): Promise<void> {
  await button('47').click();
  await expect(main.locator('.lt-stake')).toContainText('540');
}

async function lookAround({ main, button, sheet }: Booth, page: Page): Promise<void> {
  const { arcade, arcadeLottery, lotteryPlays } = words('VI');
  const { trend, tickets, more, rules } = arcadeLottery;
  await button(more.trend).click();
  for (const tab of [trend.chart, trend.absence, trend.results]) {
    await button(tab, sheet).click();
    await expect(button(tab, sheet)).toHaveAttribute('aria-pressed', 'true');
  }
  await page.keyboard.press('Escape');
  await button(arcade.menu).click();
  await button(rules.title, sheet).click();
  await expect(sheet.getByRole('heading', { name: lotteryPlays.plays.LO2 })).toBeVisible();
  await expect(sheet.getByRole('table').first()).toContainText('97.5');
  await page.keyboard.press('Escape');
  await main.getByRole('button', { name: more.tickets }).click();
  await expect(sheet.getByRole('listitem')).toContainText(tickets.waits);
}

async function chooseBigTotals({ main, button, sheet, bet }: Booth): Promise<void> {
  const { arcadeLottery, lotteryPlays } = words('JA');
  await button(`${lotteryPlays.plays.TOTAL}: ${arcadeLottery.pad.quick.BIG}`).click();
  const picked = main.locator('.lt-symbol[aria-pressed=true] b');
  await expect(picked).toHaveText(['11', '12', '13', '14', '15', '16', '17', '18']);
  await bet.click();
  await expect(sheet.getByRole('listitem')).toHaveCount(8);
  await button(words('JA').arcade.close, sheet).click();
}

async function comeFromCentre(page: Page): Promise<Booth> {
  await openPage(page, '/m/lottery?family=SEA');
  await page.getByRole('link', { name: 'SEA Fast 5 min', exact: true }).click();
  await expect(page).toHaveURL(/\/m\/startLottery\?.*gameId=lottoseafast5/);
  const booth = boothOf(page.frameLocator('main iframe'));
  await expect(booth.main).toBeVisible({ timeout: 30_000 });
  return booth;
}

async function typeNumber({ main, button }: Booth): Promise<void> {
  const { pad } = words('EN').arcadeLottery;
  await main.getByRole('textbox').first().fill('123, 12');
  await button(pad.add).click();
  await expect(main.getByText('1 entry is no number here: 12')).toBeVisible();
  await expect(button('Remove 123')).toBeVisible();
}
