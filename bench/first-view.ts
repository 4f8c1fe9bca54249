import { DEMO_PASSWORD } from '@maneki/server/features/identity/demo/seed-demo';
import type { Browser, Cookie } from '@playwright/test';
import type { Bench, Measured } from './bench.ts';
import { launchBrowser } from './launch-browser.ts';
import { recordView, type View } from './record-view.ts';
import type { Row } from './row.ts';
import { sumBytes, type Transfer } from './transfer.ts';

const HOME = '/m/home';
const LOGIN = '/m/login';
const LISTED_MAX = 12;

/** What a phone loads for home, as a guest's and as a member's, with nothing in its cache. */
export async function measureFirstView(bench: Bench): Promise<Measured> {
  const { url } = await bench.product();
  const browser = await launchBrowser(bench);
  bench.tell('loading home as a guest and as a member, and login');
  const gzip = await recordView(browser, { url: url + HOME, encoding: 'gzip' });
  const brotli = await recordView(browser, { url: url + HOME, encoding: 'br' });
  const cookies = await readCookies(browser, url);
  const member = await recordView(browser, { url: url + HOME, encoding: 'gzip', cookies });
  const login = await recordView(browser, { url: url + LOGIN, encoding: 'gzip' });
  await browser.close();
  return {
    rows: [
      ...gzipRows('first view of home', gzip),
      ...brotliRows(brotli),
      ...gzipRows('first view of a member’s home', member),
      loginRow(login),
    ],
    findings: [
      list('scripts of the first view, gzip', gzip.first.filter(isScript)),
      list(
        'all else of the first view',
        gzip.first.filter((transfer) => !isScript(transfer)),
      ),
      list('after the first touch', gzip.later),
      list('scripts of a member’s first view, gzip', member.first.filter(isScript)),
      list('scripts of login, gzip', login.first.filter(isScript)),
      ...writeUncompressed(gzip),
    ],
    details: { gzip, brotli, member, login },
  };
}

/** What a browser carries after a login in another one, so that nothing of the form is in its cache. */
async function readCookies(browser: Browser, url: string): Promise<Cookie[]> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(url + LOGIN);
  await page.locator('input[name=username]').fill('sakura');
  await page.locator('input[name=password]').fill(DEMO_PASSWORD);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL(url + HOME);
  const cookies = await context.cookies();
  await context.close();
  return cookies;
}

function gzipRows(what: string, { first, later }: View): Row[] {
  return [
    {
      what: `${what}, JavaScript, gzip, untouched`,
      value: kilobytes(first.filter(isScript), 'bodyBytes'),
      unit: 'kB',
      digits: 1,
      target: { atMost: 150, aim: 132 },
    },
    {
      what: `${what}, all bytes, gzip, untouched`,
      value: kilobytes(first, 'bytes'),
      unit: 'kB',
      digits: 1,
      target: { atMost: 400, aim: 300 },
    },
    {
      what: '  and touched, JavaScript, gzip',
      value: kilobytes([...first, ...later].filter(isScript), 'bodyBytes'),
      unit: 'kB',
      digits: 1,
      target: { atMost: 200, aim: 170 },
    },
    {
      what: '  and touched, all bytes, gzip',
      value: kilobytes([...first, ...later], 'bytes'),
      unit: 'kB',
      digits: 1,
      target: { atMost: 450 },
    },
  ];
}

function brotliRows({ first, later }: View): Row[] {
  const scripts = kilobytes(first.filter(isScript), 'bodyBytes');
  return [
    plain('  first view of home, JavaScript, brotli', scripts),
    plain('  first view of home, all bytes, brotli', kilobytes(first, 'bytes')),
    plain('  and touched, all bytes, brotli', kilobytes([...first, ...later], 'bytes')),
  ];
}

const loginRow = ({ first }: View): Row =>
  plain('first view of login, JavaScript, gzip', kilobytes(first.filter(isScript), 'bodyBytes'));

const plain = (what: string, value: number): Row => ({ what, value, unit: 'kB', digits: 1 });

const isScript = ({ kind }: Transfer): boolean => kind === 'script';

/** Scripts are counted without the headers of their answers, which depend on the server alone. */
const kilobytes = (transfers: readonly Transfer[], what: 'bodyBytes' | 'bytes'): number =>
  sumBytes(transfers, what) / 1_000;

function list(title: string, transfers: readonly Transfer[]): string {
  const sorted = transfers.toSorted((left, right) => right.bodyBytes - left.bodyBytes);
  const lines = sorted
    .slice(0, LISTED_MAX)
    .map(({ path, bodyBytes }) => `  ${(bodyBytes / 1_000).toFixed(1).padStart(7)} kB  ${path}`);
  const rest = sorted.slice(LISTED_MAX);
  if (rest.length > 0)
    lines.push(`  ${kilobytes(rest, 'bodyBytes').toFixed(1).padStart(7)} kB  ${rest.length} more`);
  const headers = (sumBytes(transfers, 'bytes') - sumBytes(transfers, 'bodyBytes')) / 1_000;
  const count = `${transfers.length} files, their headers ${headers.toFixed(1)} kB`;
  return [`first-view, ${title} (${count}):`, ...lines].join('\n');
}

/** Text that goes out as it is was forgotten somewhere. */
function writeUncompressed({ first, later }: View): string[] {
  const isText = ({ kind }: Transfer) => kind !== 'image' && kind !== 'font';
  const forgotten = [...first, ...later].filter(
    (transfer) => isText(transfer) && !transfer.encoding && transfer.bodyBytes > 1_400,
  );
  return forgotten.length > 0 ? [list('not compressed', forgotten)] : [];
}
