/**
 * `npm run test:long`: what the gate tries in short, in full. It takes hours: every fault as often as it is
 * worth, a million rounds, long simulations, all database tests on both engines, journeys in every look
 * and language. The last line says how many checks held.
 */
import { endWithSignals } from './gate/end-with-signals.ts';
import { isInterrupted } from './gate/run-command.ts';
import { showStep } from './gate/run-steps.ts';
import { runFairness, runFaults, STEPS } from './gate/steps.ts';
import { addTallies, type Tally, writeSummary } from './gate/tally.ts';
import { runEmbedded } from './test-runs/run-database-tests.ts';

const { browser, build, unit, database, e2e } = STEPS;

const LONG = [
  browser,
  build,
  unit,
  database,
  { title: 'database tests', run: () => runEmbedded('on the embedded engine') },
  { title: 'fairness', run: () => runFairness([]) },
  { title: 'faults', run: () => runFaults([]) },
  e2e,
];

endWithSignals();
// By these Vitest and the journeys know that they have the time.
process.env.TEST_LONG = 'true';
process.env.E2E_LONG = 'true';
const tallies: Tally[] = [];
for (const { title, run } of LONG) {
  if (!isInterrupted()) tallies.push((await showStep(title, run)).tally);
}
const tally = addTallies(tallies);
if (!isInterrupted()) console.log(writeSummary(tally));
process.exitCode = tally.failed === 0 ? 0 : 1;
