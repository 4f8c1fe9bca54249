/**
 * `npm run faults`: breaks the product on purpose and looks whether any money was lost or made. Names
 * choose rows: `npm run faults -- kill-app`. With `--short` each is tried a few times only,
 * and several at once. The last line says how many held; leaves with 1 where one did not.
 */
import { availableParallelism, constants } from 'node:os';
import { createTurns } from '../tooling/gate/take-core.ts';
import type { FaultReport, FaultRun } from './fault.ts';
import { ArgumentError, readArguments } from './read-arguments.ts';
import { rows } from './rows.ts';

type Name = keyof typeof rows;
type Ends = (() => Promise<void>)[];

async function main(given: readonly string[]): Promise<number> {
  const { names, isShort } = readArguments(given, Object.keys(rows) as Name[]);
  const running = new Set<Ends>();
  endWithSignals(running);
  const counts = { held: 0, failed: 0, skipped: 0 };
  const tryRow = async (name: Name): Promise<void> => {
    const startedAt = performance.now();
    const ends: Ends = [];
    running.add(ends);
    const report = await attempt(name, { isShort, ends });
    await endAll(ends);
    running.delete(ends);
    const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
    const verdict = report.skipped ? 'skipped' : report.wrong.length > 0 ? 'failed' : 'held';
    counts[verdict] += 1;
    console.log(`${name}: ${verdict} (${seconds} s): ${report.skipped ?? report.did}`);
    for (const complaint of report.wrong) console.log(`    ${complaint}`);
  };
  // Each has a product of its own and waits much; in the long form it has the machine to itself as well.
  const takeTurn = createTurns(isShort ? availableParallelism() : 1);
  await Promise.all(names.map((name) => takeTurn(() => tryRow(name))));
  console.log(`${counts.held} held, ${counts.failed} failed, ${counts.skipped} skipped`);
  return counts.failed === 0 ? 0 : 1;
}

/** One that breaks does not keep the others from being tried. */
async function attempt(
  name: Name,
  { isShort, ends }: { readonly isShort: boolean; readonly ends: Ends },
): Promise<FaultReport> {
  const run: FaultRun = {
    isShort,
    endLater: (end) => ends.push(end),
    tell: (progress) => process.stderr.write(`… ${name}: ${progress}\n`),
  };
  try {
    return await rows[name](run);
  } catch (error) {
    const said = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { did: 'could not be tried', wrong: [said] };
  }
}

/** Ends what was started, the last first, however many of them will not. */
async function endAll(ends: Ends): Promise<void> {
  for (let end = ends.pop(); end; end = ends.pop())
    await end().catch((error: unknown) => console.error('Something would not end:', error));
}

function endWithSignals(running: ReadonlySet<Ends>): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      void Promise.all([...running].map(endAll)).finally(() =>
        process.exit(128 + constants.signals[signal]),
      );
    });
  }
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof ArgumentError ? error.message : error);
  process.exitCode = error instanceof ArgumentError ? 2 : 1;
}
