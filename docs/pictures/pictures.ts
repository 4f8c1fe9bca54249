import { everyPhrase } from '@maneki/phrases/every-phrase';
import { DEMO_PASSWORD } from '@maneki/server/features/identity/index';
import type { Locator, Page } from '@playwright/test';

/* Which pictures there are, and how somebody gets to see what is in them. */

const DESK = { width: 1280, height: 800 };
/** How much of the page's upper edge the header covers. */
const HEADER = 72;
const UNFOLD_MS = 500;
const TAPS_MAX = 20;
const TABLE_ROUND_MS = 60_000;
const FIRST_DRAW_MS = 150_000;

/** One look at the site: where, in which words and colours, and what to do before the picture. */
export type View = {
  readonly host?: string;
  readonly path?: string;
  readonly language?: string;
  readonly theme?: string;
  readonly size?: { readonly width: number; readonly height: number };
  readonly act?: (page: Page) => Promise<void>;
};

/** A file, the views that stand in it side by side, and how large it may be. */
export type Picture = {
  readonly name: string;
  readonly views: readonly View[];
  readonly width: number;
  readonly kilobytesMax: number;
};

const openService = async (page: Page) => {
  await page.getByRole('button', { name: everyPhrase.EN.shell.nav.service }).click();
  await page.getByRole('dialog').waitFor();
};

const openMenu = async (page: Page) => {
  const { menu } = everyPhrase.EN.shell.account;
  await page.getByRole('banner').getByRole('button', { name: menu }).click();
  await page.getByRole('dialog').waitFor();
};

/** What comes up by itself once home stands and nobody does anything. */
const seePopup = (page: Page) => page.getByRole('dialog').waitFor();

/** Every kind of games at once. What the server wrote answers a tap only once its script is there. */
const unfoldKinds = async (page: Page) => {
  const { list, close } = everyPhrase.EN.site.home.lobby;
  const unfold = page.getByRole('button', { name: list, exact: true });
  const fold = page.getByRole('button', { name: close, exact: true });
  for (let taps = 0; taps < TAPS_MAX && !(await fold.isVisible()); taps += 1) {
    await unfold.click();
    await page.waitForTimeout(UNFOLD_MS);
  }
  await fold.waitFor();
};

/** Puts something at the upper edge, below the header. Only the page moves, nothing within it. */
const see = (find: (page: Page) => Locator) => async (page: Page) => {
  const box = await find(page).first().boundingBox();
  await page.evaluate(`window.scrollBy(0, ${(box?.y ?? 0) - HEADER})`);
};

const seeHeading = (name: string) =>
  see((page) => page.getByRole('heading', { name, exact: true }));

/** Logs somebody of the demo in, who comes to a page first, and goes to another. */
const enterAs =
  (username: string, first: string) =>
  (path: string, settled: (page: Page) => Promise<void>) =>
  async (page: Page) => {
    const { login } = everyPhrase.EN.identity;
    await page.getByLabel(login.username, { exact: true }).fill(username);
    await page.getByLabel(login.password, { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: login.submit, exact: true }).click();
    await page.waitForURL(`**${first}`);
    await page.goto(new URL(path, page.url()).href);
    await settled(page);
  };

const enter = enterAs('sakura', '/m/home');
const enterAgent = enterAs('agent01', '/m/agent');

const openAgent = enterAgent('/m/agent', (page) =>
  page.getByText(everyPhrase.EN.agent.counters.online).waitFor(),
);

const openTeam = enterAgent('/m/agent/team/overview', (page) =>
  page.getByRole('figure').first().waitFor(),
);

const openBills = enterAgent('/m/member/agent/getSalaryContract', (page) =>
  page.getByText('kaori01').waitFor(),
);

const openMemberMenu = enter('/m/home', openMenu);

const openSecurity = enter('/m/securityCenter', (page) =>
  page.getByText(everyPhrase.EN.security.sessionCurrent).waitFor(),
);

const openMember = enter('/m/member/home', (page) =>
  page
    .getByText(/¥ ?[\d,]+\.\d\d/)
    .first()
    .waitFor(),
);

const openDeposit = enter('/m/voucherCenter', (page) =>
  page.getByRole('list', { name: everyPhrase.EN.deposit.methods.label }).waitFor(),
);

const openWithdrawal = enter('/m/withdraw', (page) =>
  page.getByText(everyPhrase.EN.withdraw.guide.title).waitFor(),
);

const openProfit = enter('/m/profitandloss', (page) => page.getByRole('figure').first().waitFor());

const openSafePlay = enter('/m/safePlay', (page) =>
  page.locator('a[href="/m/safePlay/limits"]').first().waitFor(),
);

const openTransfers = enter('/m/transaction/record', (page) =>
  page.getByText(everyPhrase.EN.wallet.kinds.BET, { exact: true }).first().waitFor(),
);

const openTicket = enter('/m/gameRecord', async (page) => {
  await page.getByRole('article').first().getByRole('link').click();
  await page.getByRole('dialog').waitFor();
});

const openPromotions = enter('/m/activity', (page) =>
  page.getByRole('main').getByRole('link').first().waitFor(),
);

const openBenefits = enter('/m/member/benefits', (page) =>
  page.getByRole('progressbar').first().waitFor(),
);

const openMissions = enter('/m/customerTask', (page) =>
  page.getByRole('heading', { name: everyPhrase.EN.missions.signIn.title }).waitFor(),
);

const openInbox = enter('/m/webEmail', (page) => page.getByRole('article').first().waitFor());

const openCentre = enter('/m/message', (page) =>
  page.getByRole('list', { name: everyPhrase.EN.messages.centre.label }).waitFor(),
);

const openChat = enter('/m/message', async (page) => {
  await page.getByRole('link', { name: everyPhrase.EN.messages.centre.chat }).click();
  await page.getByRole('log').waitFor();
});

/** Opens a slot with play credit and waits until its reels stand there. */
const openSlot = (vendor: string, gameId: string) =>
  enter(`/m/launch?vendor=${vendor}&gameId=${gameId}&mode=free`, async (page) => {
    const game = page.frameLocator('iframe');
    await game.locator('html[data-ready]').waitFor({ state: 'attached', timeout: 60_000 });
    await game.locator('main[data-phase="idle"]').waitFor({ timeout: 60_000 });
  });

const openPayTable = async (page: Page) => {
  await openSlot('HSLOT', 'tide20')(page);
  const game = page.frameLocator('iframe');
  const { arcade } = everyPhrase.EN;
  await game.getByRole('button', { name: arcade.menu, exact: true }).click();
  await game.getByRole('button', { name: arcade.menuPanel.paytable, exact: true }).click();
  await game.getByRole('dialog').waitFor();
};

/** Games that are plain page stand in the same frame, at once. */
const openPlain = (vendor: string, gameId: string, act: (page: Page) => Promise<void>) =>
  enter(`/m/launch?vendor=${vendor}&gameId=${gameId}&mode=free`, async (page) => {
    await page.frameLocator('iframe').locator('main').waitFor({ timeout: 60_000 });
    await act(page);
  });

/** A table between two rounds has nothing on it yet. */
const seeCards = (page: Page) =>
  page
    .frameLocator('iframe')
    .locator('.dt-side[data-won="true"]')
    .waitFor({ timeout: TABLE_ROUND_MS });

const rollDice = async (page: Page) => {
  const roll = everyPhrase.EN.arcadeDice.roll;
  await page.frameLocator('iframe').getByRole('button', { name: roll, exact: true }).click();
  await page.waitForTimeout(UNFOLD_MS);
};

/** A lottery at its own address, with a number on its pads. */
const openLottery = (vendor: string, gameId: string) =>
  enter(`/m/startLottery?vendor=${vendor}&gameId=${gameId}`, async (page) => {
    const lottery = page.frameLocator('iframe');
    // What has just been started has drawn nothing yet.
    await lottery.locator('.lt-last .lt-ball').first().waitFor({ timeout: FIRST_DRAW_MS });
    const { random } = everyPhrase.EN.arcadeLottery.pad;
    await lottery.getByRole('button', { name: random, exact: true }).click();
  });

const seeLotteries = (page: Page) => page.getByRole('article').first().waitFor();

/** The filters of a list, two of them chosen. */
const openFilters = async (page: Page) => {
  const { list, filter } = everyPhrase.EN.catalog;
  await page.getByRole('link', { name: list.tabs.filter, exact: true }).click();
  const drawer = page.getByRole('dialog', { name: filter.title });
  const choose = (group: string, value: string) =>
    drawer
      .getByRole('group', { name: group, exact: true })
      .getByText(value, { exact: true })
      .click();
  await choose(filter.studio, 'Foxfire Works');
  await choose(filter.minLine, filter.minLineValue.replace('{count}', '20'));
};

/** With a slip of the finger, which the search forgives. */
const searchGame = async (page: Page) => {
  const { search } = everyPhrase.EN.catalog.list;
  const game = (name: string) => page.getByRole('heading', { name, level: 3 });
  await page.getByRole('searchbox', { name: search, exact: true }).fill('fortnue');
  await game('Maneki Triple').waitFor({ state: 'detached' });
  await game('Koi Fortune').waitFor();
};

const openNotice = async (page: Page) => {
  await page.locator('main a[href^="/m/notice?id="]').nth(1).click();
  await page.getByRole('article').waitFor();
};

const scrollToEnd = async (page: Page) => {
  await page.getByText(everyPhrase.EN.site.footer.noLicence).scrollIntoViewIfNeeded();
};

const small = { width: 500, kilobytesMax: 60 };

const { content, site } = everyPhrase.EN;

/** The first one has a popup, which then is taken back; the last one is taken while the site is closed. */
export const PICTURES: readonly Picture[] = [
  { name: 'popup', views: [{ act: seePopup }], ...small },
  { name: 'home', views: [{}, { theme: 'light' }], width: 1_040, kilobytesMax: 150 },
  {
    name: 'lobby',
    views: [
      { act: unfoldKinds },
      { act: see((page) => page.getByRole('heading', { name: 'Treasure Vault', level: 2 })) },
      { act: seeHeading(site.home.winners.title) },
    ],
    width: 1_240,
    kilobytesMax: 200,
  },
  { name: 'hot-news', views: [{ act: seeHeading(content.hot.title) }], ...small },
  { name: 'service-sheet', views: [{ act: openService }], ...small },
  {
    name: 'languages',
    views: [{ language: 'JA' }, { language: 'TH' }, { language: 'VI' }],
    width: 840,
    kilobytesMax: 60,
  },
  { name: 'light-theme', views: [{ theme: 'light', act: scrollToEnd }], ...small },
  { name: 'second-merchant', views: [{ host: 'ph.localhost' }], ...small },
  { name: 'login', views: [{ path: '/m/login' }], ...small },
  { name: 'register', views: [{ path: '/m/register', theme: 'light' }], ...small },
  {
    name: 'side-menu',
    views: [{ act: openMenu }, { path: '/m/login', theme: 'light', act: openMemberMenu }],
    width: 1_000,
    kilobytesMax: 90,
  },
  { name: 'security-centre', views: [{ path: '/m/login', act: openSecurity }], ...small },
  { name: 'member-centre', views: [{ path: '/m/login', act: openMember }], ...small },
  {
    name: 'cashier',
    views: [
      { path: '/m/login', act: openDeposit },
      { path: '/m/login', act: openWithdrawal },
      { path: '/m/login', act: openProfit },
    ],
    width: 1_200,
    kilobytesMax: 120,
  },
  { name: 'safe-play', views: [{ path: '/m/login', act: openSafePlay }], ...small },
  {
    name: 'rewards',
    views: [
      { path: '/m/login', act: openPromotions },
      { path: '/m/login', act: openBenefits },
      { path: '/m/login', act: openMissions },
    ],
    width: 1_200,
    kilobytesMax: 160,
  },
  {
    name: 'messages',
    views: [
      { path: '/m/login', act: openInbox },
      { path: '/m/login', act: openCentre },
      { path: '/m/login', act: openChat },
    ],
    width: 1_200,
    kilobytesMax: 120,
  },
  {
    name: 'agents',
    views: [
      { path: '/m/login?role=agent', act: openAgent },
      { path: '/m/login?role=agent', act: openTeam },
      { path: '/m/login?role=agent', act: openBills },
    ],
    width: 1_200,
    kilobytesMax: 120,
  },
  {
    name: 'records',
    views: [
      { path: '/m/login', act: openTransfers },
      { path: '/m/login', act: openTicket },
    ],
    width: 1_000,
    kilobytesMax: 90,
  },
  {
    name: 'lists',
    views: [
      { path: '/m/rng' },
      { path: '/m/rng', act: openFilters },
      { path: '/m/gameList', act: searchGame },
    ],
    width: 1_240,
    kilobytesMax: 200,
  },
  { name: 'studios', views: [{ path: '/m/gameCenter' }], ...small },
  {
    name: 'notices',
    views: [{ path: '/m/notice' }, { path: '/m/notice', act: openNotice }],
    width: 1_000,
    kilobytesMax: 90,
  },
  { name: 'help', views: [{ path: '/m/help?tag=responsible', theme: 'light' }], ...small },
  {
    name: 'slots',
    views: [
      { path: '/m/login', act: openSlot('HFOX', 'ronin25') },
      { path: '/m/login', act: openPayTable },
    ],
    width: 1_000,
    kilobytesMax: 160,
  },
  {
    name: 'games',
    views: [
      { path: '/m/login', act: openSlot('HNORTH', 'corsair20') },
      { path: '/m/login', act: openSlot('HMANGO', 'diamond9') },
      { path: '/m/login', act: openSlot('HVAULT', 'vault3') },
    ],
    width: 1_240,
    kilobytesMax: 220,
  },
  {
    name: 'tables',
    views: [
      { path: '/m/login', act: openPlain('HLIVE', 'dragontiger1', seeCards) },
      { path: '/m/login', act: openPlain('HSLOT', 'luckydice', rollDice) },
    ],
    width: 1_000,
    kilobytesMax: 160,
  },
  {
    name: 'lotteries',
    views: [
      { path: '/m/lottery', act: seeLotteries },
      { path: '/m/login', act: openLottery('LOTT', 'lottossc1') },
      { path: '/m/login', act: openLottery('TCG_LOTTO_VN', 'lottovnfast271') },
    ],
    width: 1_240,
    kilobytesMax: 220,
  },
  { name: 'fairness', views: [{ path: '/m/fairness' }], ...small },
  { name: 'terms', views: [{ path: '/m/terms' }], ...small },
  { name: 'wide', views: [{ size: DESK }], width: 1_000, kilobytesMax: 60 },
  { name: 'maintenance', views: [{}], ...small },
];
