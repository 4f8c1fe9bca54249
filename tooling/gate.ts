/**
 * The whole gate, as `npm test` runs it. Every step runs, even after a failure, and the last line says
 * how many checks held: `N passed, M failed`. Before it stands what took how long, and what was unsteady.
 */
import { chooseSteps } from './gate/choose-steps.ts';
import { endWithSignals } from './gate/end-with-signals.ts';
import { isInterrupted } from './gate/run-command.ts';
import { runSteps } from './gate/run-steps.ts';
import type { StepName } from './gate/step.ts';
import { addTallies, writeSummary } from './gate/tally.ts';
import { writeReport } from './gate-report/write-report.ts';

endWithSignals();
const runs = await runSteps(readSteps());
const tally = addTallies(runs.map(({ result }) => result.tally));
if (!isInterrupted()) {
  console.log(writeReport(runs));
  console.log(writeSummary(tally));
}
process.exitCode = tally.failed === 0 ? 0 : 1;

function readSteps(): StepName[] {
  try {
    return chooseSteps(process.argv.slice(2));
  } catch (error) {
    console.error((error as Error).message);
    process.exit(2);
  }
}
