import type { FileReport, RunReport, TestReport } from './test-report.ts';

/** What failed first and held when it was tried again alone. */
export type Unsteady = {
  readonly file: string;
  /** Empty where it is the file itself that did not load. */
  readonly title: string;
  /** What went wrong the first time. */
  readonly error: string;
};

/** More than so many of a step's tests unsteady, and nobody can rely on the step. */
const UNSTEADY_SHARE_MAX = 0.01;

/** Where more than so many fail at once, something is broken: trying again would only take time. */
const FAILED_SHARE_MAX = 0.1;

export const hasFailed = ({ tests, error }: FileReport): boolean =>
  error !== '' || tests.some(({ outcome }) => outcome === 'failed');

export function isWorthSecondTry({ files, errors }: RunReport): boolean {
  const tests = files.flatMap((file) => file.tests);
  const failed = tests.filter(({ outcome }) => outcome === 'failed').length;
  // Trying a test again says nothing about what went wrong outside of it.
  return errors.length === 0 && files.some(hasFailed) && failed <= tests.length * FAILED_SHARE_MAX;
}

/** Takes what held the second time for held, and says what that was. */
export function settle(
  first: RunReport,
  second: RunReport,
): { readonly report: RunReport; readonly unsteady: readonly Unsteady[] } {
  const settled = first.files.map((file) => {
    const again = second.files.find((other) => other.file === file.file);
    return again && hasFailed(file) ? settleFile(file, again) : { file, unsteady: [] };
  });
  return {
    report: {
      files: settled.map(({ file }) => file),
      errors: [...first.errors, ...second.errors],
    },
    unsteady: settled.flatMap(({ unsteady }) => unsteady),
  };
}

export const isTooUnsteady = (unsteady: readonly Unsteady[], { files }: RunReport): boolean =>
  unsteady.length > files.flatMap(({ tests }) => tests).length * UNSTEADY_SHARE_MAX;

function settleFile(first: FileReport, second: FileReport) {
  const held = (title: string): boolean => {
    const again = second.tests.filter((test) => test.title === title);
    return again.length > 0 && again.every(({ outcome }) => outcome === 'passed');
  };
  const unsteady: Unsteady[] = [];
  const note = (title: string, error: string) => unsteady.push({ file: first.file, title, error });
  const known = first.tests.map((test): TestReport => {
    if (test.outcome !== 'failed' || !held(test.title)) return test;
    note(test.title, test.error);
    return { ...test, outcome: 'passed' };
  });
  const isLoaded = first.error !== '' && second.error === '';
  if (isLoaded) note('', first.error);
  // A file that did not load has no tests of the first time.
  const tests = known.length > 0 ? known : second.tests;
  const file = { ...first, tests, error: isLoaded ? '' : first.error };
  return { file, unsteady };
}
