import type { Result } from 'lighthouse';
import type { Bench, Measured } from './bench.ts';
import { startChromium } from './chromium-process.ts';
import { describeAudits } from './describe-audits.ts';
import { median } from './median.ts';
import type { Row } from './row.ts';

const RUNS = 3;
/** Now and then its own recording fails, and it asks to be run again. */
const ATTEMPTS = 3;
const PATHS = ['/m/home', '/m/login', '/m/rng', '/m/help'] as const;

const CATEGORIES = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
} as const;

/** Lighthouse's own picture of a phone on a slow network, the middle of several runs. */
export async function measureLighthouse(bench: Bench): Promise<Measured> {
  const { url } = await bench.product();
  const rows: Row[] = [];
  const findings: string[] = [];
  const details: Record<string, unknown> = {};
  for (const path of PATHS) {
    const results: Result[] = [];
    for (let run = 1; run <= RUNS; run += 1) {
      bench.tell(`Lighthouse on ${path}, run ${run} of ${RUNS}`);
      results.push(await runLighthouse(bench, url + path));
    }
    rows.push(...scoreRows(path, results), ...metricRows(path, results));
    const shown = results.toSorted((left, right) => scoreOf(left) - scoreOf(right))[RUNS >> 1]!;
    findings.push(
      describeMachine(path, results),
      `lighthouse, ${path}, what keeps it from full marks:\n${describeAudits(shown)}`,
    );
    details[path] = results.map(({ categories, audits }) => ({ categories, audits }));
  }
  return { rows, findings, details };
}

async function runLighthouse(bench: Bench, url: string): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await attemptLighthouse(bench, url);
    if (!result.runtimeError) return result;
    if (attempt === ATTEMPTS) throw new Error(result.runtimeError.message);
  }
}

/** A browser of its own for each run, so that none finds what an earlier one left behind. */
async function attemptLighthouse(bench: Bench, url: string): Promise<Result> {
  // Loaded only here: it takes seconds, which other rows need not wait for.
  const { default: lighthouse } = await import('lighthouse');
  const chromium = await startChromium(bench);
  try {
    const answer = await lighthouse(url, {
      port: chromium.port,
      logLevel: 'error',
      onlyCategories: Object.keys(CATEGORIES),
    });
    if (!answer) throw new Error('Lighthouse gave no result.');
    return answer.lhr;
  } finally {
    await chromium.stop();
  }
}

/** Runs that differ much were disturbed: blocking time in particular grows with other work. */
function describeMachine(path: string, results: readonly Result[]): string {
  const speeds = results.map(({ environment }) => Math.round(environment.benchmarkIndex));
  const scores = results.map((result) => Math.round(scoreOf(result) * 100));
  const times = results.map(({ audits }) =>
    Math.round(numericValue(audits, 'total-blocking-time')),
  );
  return (
    `lighthouse, ${path}, run by run: performance ${scores.join(', ')}; TBT ${times.join(', ')} ms; ` +
    `speed of the machine ${speeds.join(', ')} by its own measure`
  );
}

const scoreOf = ({ categories }: Result): number => categories.performance?.score ?? 0;

function scoreRows(path: string, results: readonly Result[]): Row[] {
  return Object.entries(CATEGORIES).map(([id, name]) => ({
    what: `Lighthouse ${path}, ${name}`,
    value: median(results.map(({ categories }) => (categories[id]?.score ?? 0) * 100)),
    unit: '',
    digits: 0,
    target: id === 'performance' ? { atLeast: 90, aim: 98 } : { atLeast: 95, aim: 100 },
  }));
}

function metricRows(path: string, results: readonly Result[]): Row[] {
  const metric = (id: string) => median(results.map(({ audits }) => numericValue(audits, id)));
  const times = { 'first-contentful-paint': 'FCP', 'largest-contentful-paint': 'LCP' };
  return [
    {
      what: `Lighthouse ${path}, CLS`,
      value: metric('cumulative-layout-shift'),
      unit: '',
      digits: 3,
      target: { atMost: 0.02 },
    },
    {
      what: `Lighthouse ${path}, TBT`,
      value: metric('total-blocking-time'),
      unit: 'ms',
      digits: 0,
      target: { atMost: 250 },
    },
    ...Object.entries({ ...times, 'speed-index': 'speed index' }).map(
      ([id, name]): Row => ({
        what: `  Lighthouse ${path}, ${name}`,
        value: metric(id),
        unit: 'ms',
        digits: 0,
      }),
    ),
  ];
}

/** A metric without a number is one that could not be taken, which must not look like a zero. */
function numericValue(audits: Result['audits'], id: string): number {
  const value = audits[id]?.numericValue;
  if (value === undefined) throw new Error(`Lighthouse did not measure ${id}.`);
  return value;
}
