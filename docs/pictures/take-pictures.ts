/**
 * Takes the pictures of the README and of the tour again, from the product itself: it builds the site,
 * starts everything on a free port with a data folder of its own, and looks at it with Chromium.
 * Run by hand: `node_modules/.bin/node docs/pictures/take-pictures.ts`; names of pictures after it take
 * only those.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readConfig } from '@maneki/main/config';
import { loadSite } from '@maneki/main/load-site';
import { type Product, startProduct } from '@maneki/main/start-product';
import { archiveContent } from '@maneki/server/features/content/index';
import { items } from '@maneki/server/features/content/seed/items';
import { changeSettings } from '@maneki/server/features/site/index';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { chromiumArguments } from '../../e2e/support/chromium.ts';
import { provideChromium } from '../../tooling/provide-browser.ts';
import { PICTURES, type Picture, type View } from './pictures.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const PHONE = { width: 390, height: 844 };
const GAP = 24;
const CORNER = 28;
const LOOK_AGAIN_MS = 100;
const LOOKS_MAX = 50;

/** Drawings that somebody sees and that are not there yet: those further down come by scrolling. */
const MISSING = `[...document.images].filter((image) => {
  const { top, right, bottom, left, width, height } = image.getBoundingClientRect();
  const isSeen = width > 0 && height > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  return isSeen && !(image.complete && image.naturalWidth > 0) && image.checkVisibility({ visibilityProperty: true });
}).map((image) => image.src)`;

async function main(): Promise<void> {
  const build = [join(ROOT, 'tooling/build-site.mjs')];
  if (spawnSync(process.execPath, build, { stdio: 'inherit' }).status !== 0) process.exit(1);
  const dataDir = mkdtempSync(join(tmpdir(), 'maneki-pictures-'));
  const config = readConfig({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error' });
  const product = await startProduct(config, { site: await loadSite(), isDevelopment: false });
  const browser = await openBrowser();
  try {
    const wanted = process.argv.slice(2);
    for (const picture of PICTURES) {
      if (wanted.length > 0 && !wanted.includes(picture.name)) continue;
      if (picture.name !== 'popup') await takePopupsBack(product);
      if (picture.name === 'maintenance') await closeSite(product);
      await takePicture(browser, new URL(product.address), picture);
    }
  } finally {
    await browser.close();
    await product.stop();
    rmSync(dataDir, { recursive: true });
  }
}

async function openBrowser(): Promise<Browser> {
  const isRoot = process.getuid?.() === 0;
  return chromium.launch({
    executablePath: await provideChromium(),
    args: chromiumArguments({ isRoot }),
    chromiumSandbox: !isRoot,
  });
}

/** They would stand before everything else. */
async function takePopupsBack({ services }: Product): Promise<void> {
  const at = services.clock.now();
  const popups = Object.entries(items).filter(([, { kind }]) => kind === 'PU');
  await services.database.transact(async (tx) => {
    for (const merchantCode of ['maneki', 'sampaguita'])
      for (const [key] of popups)
        await archiveContent(tx, { merchantCode, key, by: 'pictures', at });
  });
  await services.content.reload();
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
  await untilDrawn(page);
  const shot = await page.screenshot({ animations: 'disabled' });
  await context.close();
  return shot;
}

/** One that never comes is no reason to wait for ever: whoever looks at the result sees what is missing. */
async function untilDrawn(page: Page): Promise<void> {
  for (let looks = 0; looks < LOOKS_MAX; looks += 1) {
    const missing = await page.evaluate<string[]>(MISSING);
    if (missing.length === 0) return;
    if (looks === LOOKS_MAX - 1) process.stdout.write(`missing: ${missing.join(' ')}\n`);
    await page.waitForTimeout(LOOK_AGAIN_MS);
  }
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
