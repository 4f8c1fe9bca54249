import type { Bench, Measured } from './bench.ts';
import { type LoadRound, runLoadRound } from './load-round.ts';
import { startLobby } from './lobby-server.ts';
import { median } from './median.ts';
import type { Row } from './row.ts';

const GAMES = 200;
/** Many and short, so that whatever else the machine does disturbs both forms alike. */
const ROUNDS = 9;
const ROUND_SECONDS = 1.5;
const WARM_UP_SECONDS = 2;

type Pair = { readonly plain: LoadRound; readonly compressed: LoadRound };

/** A list of games by API, as it is and compressed. The two take turns, and each turn gives one ratio. */
export async function measureCallsGames(bench: Bench): Promise<Measured> {
  const product = await startLobby(bench, { games: GAMES, favourites: 0 });
  const path = '/api/catalog/games?gameType=RNG';
  const load = (encoding: string, seconds: number) =>
    runLoadRound(product, {
      path,
      seconds,
      headers: { 'accept-encoding': encoding },
      isFromManyAddresses: true,
    });
  const loadBoth = async (seconds: number): Promise<Pair> => ({
    plain: await load('identity', seconds),
    compressed: await load('br', seconds),
  });

  bench.tell('warming up a list of games');
  await loadBoth(WARM_UP_SECONDS);
  const pairs: Pair[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    bench.tell(`a list of games, plain and compressed, round ${round} of ${ROUNDS}`);
    pairs.push(await loadBoth(ROUND_SECONDS));
  }
  await product.stop();
  return { rows: writeRows(pairs), findings: [writeFinding(pairs)], details: pairs };
}

function writeRows(pairs: readonly Pair[]): Row[] {
  const rate = (which: keyof Pair) => median(pairs.map((pair) => pair[which].requestsPerSecond));
  const cpuMs = (which: keyof Pair) =>
    median(pairs.map((pair) => pair[which].cpuMsPerRequest ?? 0));
  return [
    {
      what: 'list of games compressed, against plain',
      value: median(ratiosOf(pairs)),
      unit: '×',
      digits: 2,
      target: { atLeast: 0.8 },
    },
    { what: '  list of games, plain', value: rate('plain'), unit: 'a second', digits: 0 },
    { what: '  list of games, compressed', value: rate('compressed'), unit: 'a second', digits: 0 },
    { what: '  plain, processor time', value: cpuMs('plain'), unit: 'ms', digits: 2 },
    { what: '  compressed, processor time', value: cpuMs('compressed'), unit: 'ms', digits: 2 },
  ];
}

const ratiosOf = (pairs: readonly Pair[]) =>
  pairs.map(({ plain, compressed }) => compressed.requestsPerSecond / plain.requestsPerSecond);

function writeFinding(pairs: readonly Pair[]): string {
  const bytes = (which: keyof Pair) =>
    Math.round(median(pairs.map((pair) => pair[which].bytesPerRequest)));
  const ratios = ratiosOf(pairs).map((ratio) => ratio.toFixed(2));
  return [
    `calls-games: rounds ${ratios.join(', ')}; an answer with its headers has`,
    `${bytes('plain')} bytes, compressed ${bytes('compressed')}`,
  ].join(' ');
}
