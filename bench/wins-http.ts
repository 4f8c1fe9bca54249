import { randomBytes } from 'node:crypto';
import type { Bench, Measured } from './bench.ts';
import { median } from './median.ts';
import { NOT_INSTALLED, openMoneyServer } from './money-server.ts';
import { runSignedLoad } from './run-signed-load.ts';
import { startBettingProduct } from './start-betting-product.ts';

/** Many short ones: whatever else the machine does then meets bets and wins alike. */
const ROUNDS = 9;
const ROUND_SECONDS = 2;
const PLAYERS = 10_000;
/** Few enough that a batch holds a handful of calls, as with one provider of middling size. */
const CONNECTIONS = 16;
/** More than the product ever reached. */
const BETS_PER_SECOND_MAX = 7_500;

type Round = { readonly bets: number; readonly wins: number };

/** Signed wins over HTTP against the signed bets that they decide: a round has one of each. */
export async function measureWinsHttp(bench: Bench): Promise<Measured> {
  const server = await openMoneyServer(bench);
  if (!server) return { rows: [], findings: [`wins-http: skipped, ${NOT_INSTALLED}`] };
  const { product, keys } = await startBettingProduct(bench, server, {
    database: 'wins',
    players: PLAYERS,
    now: new Date(),
  });
  const port = Number(new URL(product.url).port);
  const load = async (): Promise<Round> => {
    const of = { port, connections: CONNECTIONS, seconds: ROUND_SECONDS, players: PLAYERS, keys };
    const run = randomBytes(4).toString('hex');
    const count = ROUND_SECONDS * BETS_PER_SECOND_MAX;
    const bets = await runSignedLoad({ ...of, call: 'bet', run, count });
    const wins = await runSignedLoad({ ...of, call: 'win', run, count: bets.answered });
    return { bets: bets.answered / bets.seconds, wins: wins.answered / wins.seconds };
  };

  bench.tell('warming up');
  await load();
  const rounds: Round[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    bench.tell(`wins over HTTP against bets over HTTP, round ${round} of ${ROUNDS}`);
    rounds.push(await load());
  }
  await product.stop();
  const ratios = rounds.map(({ bets, wins }) => wins / bets);
  return {
    rows: [
      {
        what: 'signed wins over HTTP, against signed bets',
        value: median(ratios),
        unit: '×',
        digits: 2,
        target: { atLeast: 0.8 },
      },
      {
        what: `  signed bets over HTTP, ${CONNECTIONS} connections`,
        value: median(rounds.map(({ bets }) => bets)),
        unit: 'a second',
        digits: 0,
      },
      {
        what: `  signed wins over HTTP, ${CONNECTIONS} connections`,
        value: median(rounds.map(({ wins }) => wins)),
        unit: 'a second',
        digits: 0,
      },
    ],
    findings: [`wins-http: rounds ${ratios.map((ratio) => ratio.toFixed(2)).join(', ')}`],
  };
}
