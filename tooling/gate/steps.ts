import { join } from 'node:path';
import { provideBrowser } from '../provide-browser.ts';
import { runDatabaseTests, runParityTests } from '../test-runs/run-database-tests.ts';
import { runPlaywright } from '../test-runs/run-playwright.ts';
import { runTests, runTestsTwice } from '../test-runs/run-tests.ts';
import { vitestRunner } from '../test-runs/run-vitest.ts';
import { countFaults } from './count-tests.ts';
import { ROOT } from './root.ts';
import { type CommandOptions, type CommandResult, runNode } from './run-command.ts';
import type { Step, StepName, StepResult } from './step.ts';
import { takeCore } from './take-core.ts';
import { single, type Tally } from './tally.ts';

const MODULES = join(ROOT, 'node_modules');
const BIOME = join(MODULES, '@biomejs/biome/bin/biome');
const TYPESCRIPT = join(MODULES, 'typescript/bin/tsc');

/** What is checked as one: the server's side, the site, the games and the console. */
const PROGRAMS = ['.', 'apps/player', 'apps/arcade', 'apps/console'].map((folder) =>
  join(ROOT, folder),
);

/**
 * Steps that run beside each other. The first wait for nothing but a core, most of their programs for one
 * alone; of the others some keep one core busy and some wait, for a process that was killed or a clock.
 */
export const SIDE_BY_SIDE: readonly ReadonlySet<StepName>[] = [
  new Set(['format', 'types', 'generated', 'build']),
  new Set(['parity', 'fairness', 'faults']),
];

export const STEPS: Readonly<Record<StepName, Step>> = {
  browser: { title: 'browser and fonts', needs: [], run: provideBrowser },
  format: {
    title: 'format and lint',
    needs: [],
    run: () => checkAll([[BIOME, 'ci', '--log-level=error', `--colors=${colours()}`, '.']]),
  },
  types: { title: 'types', needs: [], run: checkTypes },
  generated: {
    title: 'generated files',
    needs: [],
    run: () =>
      checkAll([
        [join(ROOT, 'tooling/generate.ts'), '--check'],
        [join(ROOT, 'packages/art/src/rasterise.ts'), '--check'],
      ]),
  },
  unit: { title: 'unit tests', needs: [], run: () => runTests(vitestRunner('unit')) },
  database: { title: 'database tests', needs: [], run: runDatabaseTests },
  parity: { title: 'parity of the embedded engine', needs: [], run: runParityTests },
  build: {
    title: 'site build',
    needs: [],
    run: () => checkAll([[join(ROOT, 'tooling/build-site.mjs')]]),
  },
  fairness: {
    title: 'fairness, in short',
    needs: [],
    run: () => runFairness(['--short']),
  },
  faults: {
    title: 'faults, in short',
    needs: ['build'],
    run: () => runFaults(['--short', ...SHORT_FAULTS]),
  },
  e2e: {
    title: 'browser tests',
    needs: ['browser', 'build'],
    run: () => runTestsTwice(runPlaywright),
  },
};

/** What costs a minute is tried in each run of the gate; the whole takes `npm run faults`. */
const SHORT_FAULTS = [
  'parallel-bets',
  'clock',
  'planted',
  'kill-app',
  'kill-postgres',
  'house-killed',
];

export async function runFaults(args: readonly string[]): Promise<StepResult> {
  const result = await runNode([join(ROOT, 'faults/main.ts'), ...args]);
  return withOutput(countFaults(result), result);
}

export const runFairness = (args: readonly string[]): Promise<StepResult> =>
  checkAll([[join(ROOT, 'tooling/fairness-check.ts'), ...args]]);

/**
 * With `-b` the compiler remembers in .cache what it has checked, and looks only at what changed since. In one
 * run it reads once what several programs import. Its threads would each work out the same types again, and its
 * memory is swept rarely: the core that it spares is busy with another step.
 */
function checkTypes(): Promise<StepResult> {
  return checkAll([[TYPESCRIPT, '-b', '--singleThreaded', ...PROGRAMS]], { env: { GOGC: '400' } });
}

/** Biome does not ask the environment. */
const colours = () => (process.stdout.isTTY ? 'force' : 'off');

/** Runs every command, so that one round shows all that is wrong, and as many at once as there are cores. */
async function checkAll(
  commands: readonly (readonly string[])[],
  options: CommandOptions = {},
): Promise<StepResult> {
  const results = await Promise.all(
    commands.map((command) => takeCore(() => runNode(command, options))),
  );
  const failures = results.filter(({ code }) => code !== 0);
  const output = failures.map((failure) => failure.output.trimEnd()).join('\n');
  return { tally: single(failures.length === 0), output };
}

function withOutput(tally: Tally, result: CommandResult): StepResult {
  return { tally, output: tally.failed === 0 ? '' : result.output };
}
