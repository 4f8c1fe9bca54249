import { randomBytes } from 'node:crypto';
import { askForPages } from './ask-for-pages.ts';
import type { Bench, Measured } from './bench.ts';
import { median } from './median.ts';
import { NOT_INSTALLED, openMoneyServer } from './money-server.ts';
import { percentile } from './percentile.ts';
import { runSignedLoad } from './run-signed-load.ts';
import { startBettingProduct } from './start-betting-product.ts';

const ROUNDS = 5;
const ROUND_SECONDS = 5;
const PLAYERS = 10_000;
const CONNECTIONS = 8;
const BETS_PER_SECOND_MAX = 7_500;

/** Each just within what an address may ask in a minute. */
const CROWD = { addresses: 20, perSecond: 19 } as const;

/** How long bets take while a crowd asks for the dearest pages, against how long they take without it. */
export async function measureAbuse(bench: Bench): Promise<Measured> {
  const server = await openMoneyServer(bench);
  if (!server) return { rows: [], findings: [`abuse: skipped, ${NOT_INSTALLED}`] };
  const made = { database: 'abuse', players: PLAYERS, now: new Date() };
  const environment = { TRUSTED_PROXIES: '127.0.0.1,::1' };
  const { product, keys } = await startBettingProduct(bench, server, { ...made, environment });
  const bet = async () => {
    const { latenciesMs } = await runSignedLoad({
      port: Number(new URL(product.url).port),
      connections: CONNECTIONS,
      seconds: ROUND_SECONDS,
      call: 'bet',
      run: randomBytes(4).toString('hex'),
      count: ROUND_SECONDS * BETS_PER_SECOND_MAX,
      players: PLAYERS,
      keys,
    });
    return percentile(latenciesMs, 0.99);
  };
  const betInCrowd = async () => {
    const crowd = askForPages(product.url, CROWD);
    const p99 = await bet();
    return { p99, ...(await crowd.stop()) };
  };

  bench.tell('warming up');
  await bet();
  await betInCrowd();
  const rounds: { quiet: number; crowd: Awaited<ReturnType<typeof betInCrowd>> }[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    bench.tell(`bets alone and beside a crowd, round ${round} of ${ROUNDS}`);
    const quiet = await bet();
    rounds.push({ quiet, crowd: await betInCrowd() });
  }
  await product.stop();
  const pages = (kind: 'rendered' | 'refused') =>
    median(rounds.map(({ crowd }) => crowd[kind] / ROUND_SECONDS));
  return {
    rows: [
      {
        what: `p99 of a bet beside ${CROWD.addresses} addresses asking for pages, against quiet`,
        value: median(rounds.map(({ quiet, crowd }) => crowd.p99 / quiet)),
        unit: '×',
        digits: 2,
        target: { atMost: 2 },
      },
      { what: '  quiet', value: median(rounds.map((one) => one.quiet)), unit: 'ms', digits: 1 },
      {
        what: '  beside them',
        value: median(rounds.map(({ crowd }) => crowd.p99)),
        unit: 'ms',
        digits: 1,
      },
      { what: '  pages rendered', value: pages('rendered'), unit: 'a second', digits: 0 },
      { what: '  asked to come again', value: pages('refused'), unit: 'a second', digits: 0 },
    ],
    details: rounds,
  };
}
