/**
 * `npm run bench`: measures what the design asks for and prints one table. Missed targets are shown,
 * and with `--strict` they also fail the run. Names choose rows: `npm run bench -- first-view`.
 * `npm run bench -- --simulate` plays the slot machines instead, and needs nothing built.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { constants, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { CACHE, ROOT } from '../tooling/gate/root.ts';
import { runNode } from '../tooling/gate/run-command.ts';
import { type Bench, type Measured, openBench, tellProgress } from './bench.ts';
import { ArgumentError, type BenchArguments, readArguments } from './read-arguments.ts';
import { judge } from './row.ts';
import { rows } from './rows.ts';
import { simulate } from './simulate.ts';
import { writeTable } from './table.ts';

type RowName = keyof typeof rows;
type Attempt = { readonly name: RowName } & (
  | { readonly measured: Measured }
  | { readonly error: unknown }
);

const REPORT = join(CACHE, 'bench.json');

async function main(given: readonly string[]): Promise<number> {
  const wishes = readArguments(given, Object.keys(rows) as RowName[]);
  if (wishes.simulatedRounds !== undefined) return reportSimulation(wishes.simulatedRounds, wishes);
  const bench = openBench(wishes);
  const isInterrupted = endWithSignals(bench);
  const loadBefore = loadavg()[0]!;
  try {
    if (!wishes.isAsBuilt) await buildSite(bench);
    const attempts: Attempt[] = [];
    for (const name of wishes.names) {
      attempts.push(await attempt(bench, name));
      // What was cut off in the middle is no measurement, and the signal sets the exit code.
      if (isInterrupted()) return 1;
    }
    return report(attempts, { wishes, loadBefore });
  } finally {
    await bench.end();
  }
}

function reportSimulation(rounds: number, { isStrict }: { readonly isStrict: boolean }): number {
  const lines = simulate(rounds, tellProgress);
  console.log(writeTable(lines));
  return isStrict && lines.some((row) => judge(row) === 'missed') ? 1 : 0;
}

async function buildSite(bench: Bench): Promise<void> {
  bench.tell('building the site, if it changed');
  const { code, output } = await runNode([join(ROOT, 'tooling/build-site.mjs')]);
  if (code !== 0) throw new Error(`The site could not be built:\n${output}`);
}

/** One measurement that breaks does not take the others' figures with it. */
async function attempt(bench: Bench, name: RowName): Promise<Attempt> {
  try {
    return { name, measured: await rows[name](bench) };
  } catch (error) {
    return { name, error };
  }
}

function report(
  attempts: readonly Attempt[],
  run: { readonly wishes: BenchArguments<RowName>; readonly loadBefore: number },
): number {
  const measured = attempts.flatMap((one) => ('measured' in one ? [one.measured] : []));
  const lines = measured.flatMap((one) => one.rows);
  if (lines.length > 0) console.log(writeTable(lines));
  for (const finding of measured.flatMap((one) => one.findings ?? [])) console.log(`\n${finding}`);
  writeReport(attempts, run.loadBefore);

  const failures = attempts.flatMap((one) => ('error' in one ? [one] : []));
  for (const { name, error } of failures) console.error(`\n${name} could not be measured:`, error);
  if (failures.length > 0) return 1;
  return run.wishes.isStrict && lines.some((row) => judge(row) === 'missed') ? 1 : 0;
}

/** The same for machines, with what explains the figures: how busy was the machine, on which Node. */
function writeReport(attempts: readonly Attempt[], loadBefore: number): void {
  const measurements = attempts.map((one) => {
    if ('error' in one) return { name: one.name, error: String(one.error) };
    const { rows: lines, findings = [], details } = one.measured;
    const judged = lines.map((row) => ({ ...row, verdict: judge(row) }));
    return { name: one.name, rows: judged, findings, details };
  });
  const machine = { node: process.version, cores: cpus().length, loadBefore };
  mkdirSync(CACHE, { recursive: true });
  const text = JSON.stringify({ measuredAt: new Date(), machine, measurements }, null, 2);
  writeFileSync(REPORT, `${text}\n`);
}

/** Ends what was started before the process ends, and tells whether that is under way. */
function endWithSignals(bench: Bench): () => boolean {
  let isInterrupted = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      isInterrupted = true;
      void bench.end().finally(() => process.exit(128 + constants.signals[signal]));
    });
  }
  return () => isInterrupted;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof ArgumentError ? error.message : error);
  process.exitCode = error instanceof ArgumentError ? 2 : 1;
}
