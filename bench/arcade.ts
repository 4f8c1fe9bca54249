import { loadavg } from 'node:os';
import type { Browser } from '@playwright/test';
import type { Bench, Measured } from './bench.ts';
import type { FrameCost } from './frame-cost.ts';
import { traceScene } from './game-frames.ts';
import { enterLobby, type LaunchGame } from './game-lobby.ts';
import { openGame } from './game-opening.ts';
import { GAME, type Scene } from './game-rounds.ts';
import { launchBrowser } from './launch-browser.ts';
import { LIGHT_SCENES, type LightScene, traceLightScene } from './light-frames.ts';
import { median } from './median.ts';
import type { Row } from './row.ts';
import { sumBytes, type Transfer } from './transfer.ts';

const RUNS = 3;
const SCENES: readonly Scene[] = ['spin', 'free spins', 'huge win'];
const LIGHT = Object.keys(LIGHT_SCENES) as LightScene[];

/** The client of a slot: its weight, when it can be played and what its frames cost; and those of dice and a table. */
export async function measureArcade(bench: Bench): Promise<Measured> {
  const { url } = await bench.product();
  const browser = await launchBrowser(bench);
  const launch = await enterLobby(browser, url);
  bench.tell(`opening ${GAME.name}, by brotli and by gzip`);
  const weights = await weigh(browser, launch);
  const openings = await timeOpening(bench, { browser, launch });
  const costs = await traceScenes(bench, { browser, launch });
  await browser.close();
  return {
    rows: [...weights, ...openingRows(openings), ...costs.map(costRow)],
    findings: [describeRuns(openings, costs)],
    details: { openings, costs },
  };
}

type Place = { readonly browser: Browser; readonly launch: LaunchGame };
type Timed = { readonly readyMs: number; readonly barMs: number };
type Costs = { readonly scene: Scene | LightScene; readonly runs: readonly FrameCost[] };

async function weigh(browser: Browser, launch: LaunchGame): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [encoding, name] of [
    ['br', 'brotli'],
    ['gzip', 'gzip'],
  ] as const) {
    const { page, transfers } = await openGame(browser, { launch, encoding });
    await page.context().close();
    const scripts = transfers.filter(({ kind }) => kind === 'script');
    rows.push({
      what: `arcade, JavaScript until ready, ${name}`,
      ...kilobytes(scripts, 'bodyBytes'),
      target: { atMost: 450 },
    });
    rows.push({ what: `  arcade, all bytes until ready, ${name}`, ...kilobytes(transfers) });
  }
  return rows;
}

const kilobytes = (transfers: readonly Transfer[], what: 'bodyBytes' | 'bytes' = 'bytes') =>
  ({ value: sumBytes(transfers, what) / 1_000, unit: 'kB', digits: 1 }) as const;

async function timeOpening(bench: Bench, { browser, launch }: Place): Promise<Timed[]> {
  const openings: Timed[] = [];
  for (let run = 1; run <= RUNS; run += 1) {
    bench.tell(`opening ${GAME.name} on slow 4G, run ${run} of ${RUNS}`);
    const opened = await openGame(browser, { launch, encoding: 'br', isSlow: true });
    await opened.page.context().close();
    openings.push({ readyMs: opened.readyMs, barMs: opened.barMs });
  }
  return openings;
}

async function traceScenes(bench: Bench, place: Place): Promise<Costs[]> {
  const costs: Costs[] = [];
  for (const scene of SCENES) {
    const runs: FrameCost[] = [];
    for (let run = 1; run <= RUNS; run += 1) {
      bench.tell(`tracing frames, ${scene}, run ${run} of ${RUNS}`);
      runs.push(await traceScene(place.browser, { launch: place.launch, scene }));
    }
    costs.push({ scene, runs });
  }
  for (const scene of LIGHT) {
    const runs: FrameCost[] = [];
    for (let run = 1; run <= RUNS; run += 1) {
      bench.tell(`tracing frames, ${scene}, run ${run} of ${RUNS}`);
      runs.push(await traceLightScene(place.browser, { launch: place.launch, scene }));
    }
    costs.push({ scene, runs });
  }
  return costs;
}

function openingRows(openings: readonly Timed[]): Row[] {
  const row = (what: string, which: keyof Timed, atMost: number): Row => ({
    what: `arcade on slow 4G, ${what}`,
    value: median(openings.map((opening) => opening[which])),
    unit: 'ms',
    digits: 0,
    target: { atMost },
  });
  return [row('bar in sight', 'barMs', 1_000), row('ready to play', 'readyMs', 3_000)];
}

const costRow = ({ scene, runs }: Costs): Row => ({
  what: `arcade, scripts in a frame, ${scene}, processor 4 times slower`,
  value: median(runs.map(({ scriptMsPerFrame }) => scriptMsPerFrame)),
  unit: 'ms',
  digits: 2,
  target: { atMost: 4 },
});

/** Tells whether the figures can be believed: few frames, or runs that differ much, were disturbed. */
function describeRuns(openings: readonly Timed[], costs: readonly Costs[]): string {
  const times = openings.map(({ readyMs }) => Math.round(readyMs)).join(', ');
  const frames = costs.map(({ scene, runs }) => {
    const figures = runs.map((run) => `${run.scriptMsPerFrame.toFixed(2)} ms of ${run.frames}`);
    return `${scene} ${figures.join(', ')} frames`;
  });
  const load = loadavg()[0]!.toFixed(1);
  return `arcade: ready after ${times} ms; ${frames.join('; ')}; load of the machine ${load}`;
}
