/**
 * `npm run fairness:check`: plays a million rounds of all machines, a roll of the dice for every fourth of them, a
 * whole shoe of each table and issues of each lottery through the house's own code into its tables, reveals every
 * seed, and runs the standalone verifier over what was stored. `--rounds N` or `--short` plays fewer on the machines.
 * Leaves with 1 where a round does not follow from its seeds.
 */
import { constants } from 'node:os';
import { createDatabase, openMoneyServer } from '../bench/money-server.ts';
import { checkFairness } from './fairness/check-fairness.ts';
import { openHouse } from './fairness/open-house.ts';
import { ArgumentError, readArguments } from './fairness/read-arguments.ts';

const ends: (() => Promise<void>)[] = [];
const endAll = async () => {
  for (let end = ends.pop(); end; end = ends.pop()) await end();
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => {
    void endAll().finally(() => process.exit(128 + constants.signals[signal]));
  });

async function main(given: readonly string[]): Promise<number> {
  const { rounds: spins, isEmbedded } = readArguments(given);
  const run = { endLater: (end: () => Promise<void>) => ends.push(end) };
  const server = isEmbedded ? undefined : await openMoneyServer(run);
  const url = server && (await createDatabase(server, 'fairness'));
  const house = await openHouse(run, { url });
  const tell = (progress: string) => process.stderr.write(`… ${progress}\n`);
  const report = await checkFairness(house, { spins, tell });
  const isFine = report.held === report.rounds && report.wrong.length === 0;
  const perSecond = Math.round(report.rounds / report.playSeconds);
  console.log(
    `${report.held} of ${report.rounds} rounds held, ${report.pairs} pairs of seeds, ` +
      `${report.shoes} shoes and ${report.days} days of draws revealed; ` +
      `${house.engine}: played in ${report.playSeconds.toFixed(1)} s (${perSecond} a second), ` +
      `exported and verified in ${report.verifySeconds.toFixed(1)} s`,
  );
  for (const complaint of report.wrong.slice(0, 10)) console.log(`    ${complaint}`);
  return isFine ? 0 : 1;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof ArgumentError ? error.message : error);
  process.exitCode = error instanceof ArgumentError ? 2 : 1;
} finally {
  await endAll();
}
