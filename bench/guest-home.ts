import type { Bench, Measured } from './bench.ts';
import { type LoadRound, runLoadRound } from './load-round.ts';
import { median } from './median.ts';
import type { Row } from './row.ts';
import { startServerProcess } from './server-process.ts';

const ROUNDS = 5;
const ROUND_SECONDS = 4;
const WARM_UP_SECONDS = 3;

type Pair = { readonly empty: LoadRound; readonly home: LoadRound };

/**
 * Guest home against an empty route. The two take turns in short rounds, so that whatever else the
 * machine does disturbs both alike, and each turn gives one ratio.
 */
export async function measureGuestHome(bench: Bench): Promise<Measured> {
  const product = await bench.product();
  const emptyApp = await startServerProcess(bench, {
    script: 'bench/empty-app.ts',
    readyPath: '/',
  });
  const headers = { 'accept-encoding': 'br' };
  const loadEmpty = (seconds: number) => runLoadRound(emptyApp, { path: '/', seconds, headers });
  const loadHome = (seconds: number) =>
    runLoadRound(product, { path: '/m/home', seconds, headers });

  bench.tell('warming up guest home and an empty route');
  await loadEmpty(WARM_UP_SECONDS);
  await loadHome(WARM_UP_SECONDS);
  const pairs: Pair[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    bench.tell(`guest home against an empty route, round ${round} of ${ROUNDS}`);
    pairs.push({ empty: await loadEmpty(ROUND_SECONDS), home: await loadHome(ROUND_SECONDS) });
  }
  await emptyApp.stop();
  return { rows: writeRows(pairs), findings: [writeFinding(pairs)], details: pairs };
}

function writeRows(pairs: readonly Pair[]): Row[] {
  const rate = (which: keyof Pair) => median(pairs.map((pair) => pair[which].requestsPerSecond));
  const rows: Row[] = [
    {
      what: 'guest home, against an empty Fastify route',
      value: median(
        pairs.map(({ home, empty }) => home.requestsPerSecond / empty.requestsPerSecond),
      ),
      unit: '×',
      digits: 2,
      target: { atLeast: 0.6 },
    },
    { what: '  guest home, requests', value: rate('home'), unit: 'a second', digits: 0 },
    { what: '  empty route, requests', value: rate('empty'), unit: 'a second', digits: 0 },
  ];
  const byCpu = pairs.flatMap(({ home, empty }) =>
    home.cpuMsPerRequest && empty.cpuMsPerRequest
      ? [empty.cpuMsPerRequest / home.cpuMsPerRequest]
      : [],
  );
  if (byCpu.length > 0)
    rows.push({
      what: '  the same by processor time for a request',
      value: median(byCpu),
      unit: '×',
      digits: 2,
    });
  return rows;
}

/** Tells whether the ratio can be believed: rounds that differ much were disturbed. */
function writeFinding(pairs: readonly Pair[]): string {
  const ratios = pairs.map(({ home, empty }) =>
    (home.requestsPerSecond / empty.requestsPerSecond).toFixed(2),
  );
  const share = (which: keyof Pair) =>
    `${Math.round(median(pairs.map((pair) => pair[which].coreShare ?? 0)) * 100)} %`;
  const bytes = Math.round(median(pairs.map(({ home }) => home.bytesPerRequest)));
  return [
    `guest-home: ${bytes} bytes for an answer with its headers; rounds ${ratios.join(', ')};`,
    `share of a core that the servers got: home ${share('home')}, empty ${share('empty')}`,
  ].join(' ');
}
