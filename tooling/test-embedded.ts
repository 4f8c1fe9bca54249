/**
 * `npm run test:embedded`: all database tests on the embedded engine, of which the gate runs only those
 * in which the engines could differ. The last line says how many held.
 */
import { endWithSignals } from './gate/end-with-signals.ts';
import { isInterrupted } from './gate/run-command.ts';
import { showStep } from './gate/run-steps.ts';
import { writeSummary } from './gate/tally.ts';
import { runEmbedded } from './test-runs/run-database-tests.ts';

endWithSignals();
const { tally } = await showStep('database tests', () => runEmbedded('on the embedded engine'));
if (!isInterrupted()) console.log(writeSummary(tally));
process.exitCode = tally.failed === 0 ? 0 : 1;
