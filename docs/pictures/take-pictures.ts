/**
 * Takes the pictures of the README and of the tour again, from the product itself: it builds the site,
 * starts everything on a free port with a data folder of its own, and looks at it with Chromium.
 * Run by hand: `node_modules/.bin/node docs/pictures/take-pictures.ts`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { readConfig } from '@maneki/main/config';
import { loadSite } from '@maneki/main/load-site';
import { type Product, startProduct } from '@maneki/main/start-product';
import { everyPhrase } from '@maneki/phrases/every-phrase';
import { DEMO_PASSWORD } from '@maneki/server/features/identity/index';
import { changeSettings } from '@maneki/server/features/site/index';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';

const ROOT = resolve(import.meta.dirname, '../..');
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };
const GAP = 24;
const CORNER = 28;

/** One look at the site: where, in which words and colours, and what to do before the picture. */
type View = {
  readonly host?: string;
  readonly path?: string;
  readonly language?: string;
  readonly theme?: string;
  readonly size?: typeof PHONE;
  readonly act?: (page: Page) => Promise<void>;
};

/** A file, the views that stand in it side by side, and how large it may be. */
type Picture = {
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
  await page.getByRole('button', { name: everyPhrase.EN.shell.account.menu }).click();
  await page.getByRole('dialog').waitFor();
};

/** Logs the demo player in, and goes to one of the member's pages. */
const enter = (path: string, settled: (page: Page) => Promise<void>) => async (page: Page) => {
  const { login } = everyPhrase.EN.identity;
  await page.getByLabel(login.username, { exact: true }).fill('sakura');
  await page.getByLabel(login.password, { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: login.submit, exact: true }).click();
  await page.waitForURL('**/m/home');
  await page.goto(new URL(path, page.url()).href);
  await settled(page);
};

const openSecurity = enter('/m/securityCenter', (page) =>
  page.getByText(everyPhrase.EN.identity.security.sessionCurrent).waitFor(),
);

const openMember = enter('/m/member/home', (page) =>
  page
    .getByText(/¥ ?[\d,]+\.\d\d/)
    .first()
    .waitFor(),
);

const openTransfers = enter('/m/transaction/record', (page) =>
  page.getByText(everyPhrase.EN.wallet.kinds.BET, { exact: true }).first().waitFor(),
);

const openTicket = enter('/m/gameRecord', async (page) => {
  await page.getByRole('article').first().getByRole('link').click();
  await page.getByRole('dialog').waitFor();
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

const seeTiles = async (page: Page) => {
  await page
    .getByRole('link', { name: /Koi Fortune/ })
    .first()
    .scrollIntoViewIfNeeded();
  await page.keyboard.press('Home');
};

const scrollToEnd = async (page: Page) => {
  await page.getByText(everyPhrase.EN.site.footer.noLicence).scrollIntoViewIfNeeded();
};

const small = { width: 500, kilobytesMax: 60 };

/** The last one is taken while the site is closed. */
const PICTURES: readonly Picture[] = [
  { name: 'home', views: [{}, { theme: 'light' }], width: 1_040, kilobytesMax: 150 },
  { name: 'front', views: [{}], ...small },
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
  { name: 'side-menu', views: [{ act: openMenu }], ...small },
  { name: 'security-centre', views: [{ path: '/m/login', act: openSecurity }], ...small },
  { name: 'member-centre', views: [{ path: '/m/login', act: openMember }], ...small },
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
    name: 'slots',
    views: [
      { path: '/m/rng', act: seeTiles },
      { path: '/m/login', act: openSlot('HFOX', 'ronin25') },
      { path: '/m/login', act: openPayTable },
    ],
    width: 1_240,
    kilobytesMax: 220,
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
  { name: 'fairness', views: [{ path: '/m/fairness' }], ...small },
  { name: 'terms', views: [{ path: '/m/terms' }], ...small },
  { name: 'wide', views: [{ size: DESK }], width: 1_000, kilobytesMax: 60 },
  { name: 'maintenance', views: [{}], ...small },
];

async function main(): Promise<void> {
  const build = [join(ROOT, 'tooling/build-site.mjs')];
  if (spawnSync(process.execPath, build, { stdio: 'inherit' }).status !== 0) process.exit(1);
  const dataDir = mkdtempSync(join(tmpdir(), 'maneki-pictures-'));
  const config = readConfig({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error' });
  const product = await startProduct(config, { site: await loadSite(), isDevelopment: false });
  const browser = await openBrowser();
  try {
    for (const picture of PICTURES) {
      if (picture.name === 'maintenance') await closeSite(product);
      await takePicture(browser, new URL(product.address), picture);
    }
  } finally {
    await browser.close();
    await product.stop();
    rmSync(dataDir, { recursive: true });
  }
}

function openBrowser(): Promise<Browser> {
  const isRoot = process.getuid?.() === 0;
  const args = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'];
  args.push('--disable-background-networking', '--disable-component-update');
  // Chromium's sandbox refuses to run as root.
  if (isRoot) args.push('--no-sandbox');
  const found = (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'chromium'))
    .find((path) => existsSync(path));
  const executablePath = process.env.CHROMIUM_PATH ?? found;
  return chromium.launch({ args, ...(executablePath ? { executablePath } : {}) });
}

/** Until a date that will not come while somebody looks at the picture. */
async function closeSite({ services }: Product): Promise<void> {
  const maintenance = { isOn: true, endsAt: new Date('2031-01-02T03:00:00Z') };
  const at = services.clock.now();
  await services.database.transact((tx) =>
    changeSettings(tx, { merchantCode: 'maneki', change: { maintenance }, by: 'pictures', at }),
  );
  await services.merchants.reload();
}

async function takePicture(browser: Browser, address: URL, picture: Picture): Promise<void> {
  const shots: Buffer[] = [];
  for (const view of picture.views) shots.push(await takeShot(browser, address, view));
  const row = await layRow(shots);
  const { bytes, quality } = await fitInto(row, picture);
  writeFileSync(join(import.meta.dirname, `${picture.name}.webp`), bytes);
  process.stdout.write(
    `${picture.name}.webp  ${Math.ceil(bytes.length / 1_000)} kB at quality ${quality}\n`,
  );
}

async function takeShot(browser: Browser, address: URL, view: View): Promise<Buffer> {
  const url = new URL(view.path ?? '/m/home', address);
  url.hostname = view.host ?? 'localhost';
  const isPhone = view.size === undefined;
  const context = await browser.newContext({
    viewport: view.size ?? PHONE,
    deviceScaleFactor: 2,
    isMobile: isPhone,
    hasTouch: isPhone,
    // Nothing moves, so a picture does not depend on the moment.
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Tokyo',
  });
  const choices = { lang: view.language ?? 'EN', theme: view.theme ?? 'dark' };
  await context.addCookies(
    Object.entries(choices).map(([name, value]) => ({ name, value, url: url.origin })),
  );
  const page = await context.newPage();
  await page.goto(url.href, { waitUntil: 'networkidle' });
  await view.act?.(page);
  await page.waitForLoadState('networkidle');
  const shot = await page.screenshot({ animations: 'disabled' });
  await context.close();
  return shot;
}

/** Side by side, each framed, on nothing: it must look right on white and on dark. */
async function layRow(shots: readonly Buffer[]): Promise<Buffer> {
  const framed = await Promise.all(shots.map(frame));
  const { width = 0, height = 0 } = await sharp(framed[0]).metadata();
  const step = width + 2 * GAP;
  return sharp({
    create: {
      width: step * framed.length - 2 * GAP,
      height,
      channels: 4,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    },
  })
    .composite(framed.map((input, index) => ({ input, left: index * step, top: 0 })))
    .png()
    .toBuffer();
}

/** Round corners, and a hairline without which a light page has no edge on white. */
async function frame(shot: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(shot).metadata();
  const draw = (attributes: string) =>
    Buffer.from(
      `<svg width="${width}" height="${height}">` +
        `<rect x="1" y="1" width="${width - 2}" height="${height - 2}" ${attributes}/></svg>`,
    );
  const round = `rx="${2 * CORNER}"`;
  return sharp(shot)
    .composite([
      { input: draw(`${round} fill="none" stroke="#8a7a6c" stroke-opacity=".5" stroke-width="3"`) },
      { input: draw(round), blend: 'dest-in' },
    ])
    .png()
    .toBuffer();
}

/** The best quality that stays within the picture's size. */
async function fitInto(row: Buffer, { name, width, kilobytesMax }: Picture) {
  for (let quality = 90; quality >= 40; quality -= 5) {
    const bytes = await sharp(row).resize({ width }).webp({ quality, effort: 6 }).toBuffer();
    if (bytes.length <= kilobytesMax * 1_000) return { bytes, quality };
  }
  throw new Error(`${name} does not fit into ${kilobytesMax} kB: make it smaller.`);
}

await main();
