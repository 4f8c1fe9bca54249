import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { provideBrowser } from '../provide-browser.ts';
import { countFaults, countPlaywright, countVitest } from './count-tests.ts';
import { CACHE, ROOT } from './root.ts';
import { type CommandOptions, type CommandResult, runNode } from './run-command.ts';
import type { Step, StepName, StepResult } from './step.ts';
import { single, type Tally } from './tally.ts';

const MODULES = join(ROOT, 'node_modules');
const BIOME = join(MODULES, '@biomejs/biome/bin/biome');
const TYPESCRIPT = join(MODULES, 'typescript/bin/tsc');
const REACT_ROUTER = join(MODULES, '@react-router/dev/bin.cjs');
const VITEST = join(MODULES, 'vitest/vitest.mjs');
const PLAYWRIGHT = join(MODULES, '@playwright/test/cli.js');

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
  unit: { title: 'unit tests', needs: [], run: () => runVitest('unit') },
  database: { title: 'database tests', needs: [], run: () => runVitest('database') },
  build: {
    title: 'site build',
    needs: [],
    run: () => checkAll([[join(ROOT, 'tooling/build-site.mjs')]]),
  },
  fairness: {
    title: 'fairness, in short',
    needs: [],
    run: () => checkAll([[join(ROOT, 'tooling/fairness-check.ts'), '--short']]),
  },
  faults: { title: 'faults, in short', needs: ['build'], run: runFaults },
  e2e: { title: 'browser tests', needs: ['browser', 'build'], run: runPlaywright },
};

/** Runs one of the two Vitest projects. */
export async function runVitest(
  project: 'unit' | 'database',
  options: CommandOptions = {},
): Promise<StepResult> {
  const report = freshReport(`${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const result = await runNode([VITEST, 'run', '--project', project, ...reporters], options);
  return withOutput(countVitest(report, result), result);
}

async function runPlaywright(): Promise<StepResult> {
  const report = freshReport('e2e.json');
  // Playwright passes a choice of its own on to its workers, which warn where both are set.
  const env = process.stdout.isTTY ? {} : { NO_COLOR: undefined, FORCE_COLOR: '0' };
  const result = await runNode([PLAYWRIGHT, 'test'], { env });
  return withOutput(countPlaywright(report, result), result);
}

/** What costs a minute is tried in each run of the gate; the whole takes `npm run faults`. */
const SHORT_FAULTS = [
  'parallel-bets',
  'clock',
  'planted',
  'kill-app',
  'kill-postgres',
  'house-killed',
];

async function runFaults(): Promise<StepResult> {
  const result = await runNode([join(ROOT, 'faults/main.ts'), '--short', ...SHORT_FAULTS]);
  return withOutput(countFaults(result), result);
}

async function checkTypes(): Promise<StepResult> {
  const site = join(ROOT, 'apps/player');
  const typegen = await runNode([REACT_ROUTER, 'typegen'], { cwd: site });
  if (typegen.code !== 0) return withOutput(single(false), typegen);
  return checkAll([
    [TYPESCRIPT, '-p', join(ROOT, 'tsconfig.json')],
    [TYPESCRIPT, '-p', join(site, 'tsconfig.json')],
    [TYPESCRIPT, '-p', join(ROOT, 'apps/arcade/tsconfig.json')],
  ]);
}

/** Biome does not ask the environment. */
const colours = () => (process.stdout.isTTY ? 'force' : 'off');

/** Runs every command, so that one round shows all that is wrong. */
async function checkAll(commands: readonly (readonly string[])[]): Promise<StepResult> {
  const results: CommandResult[] = [];
  for (const command of commands) results.push(await runNode(command));
  const failures = results.filter(({ code }) => code !== 0);
  const output = failures.map((failure) => failure.output.trimEnd()).join('\n');
  return { tally: single(failures.length === 0), output };
}

function withOutput(tally: Tally, result: CommandResult): StepResult {
  return { tally, output: tally.failed === 0 ? '' : result.output };
}

/** A report of an earlier run must not pass for one of this run. */
function freshReport(name: string): string {
  mkdirSync(CACHE, { recursive: true });
  const path = join(CACHE, name);
  rmSync(path, { force: true });
  return path;
}
