import { type ChildProcess, spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './root.ts';

export type CommandOptions = {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Runs it as another user of the machine. Only root may ask for that. */
  readonly as?: { readonly uid: number; readonly gid: number };
};

export type CommandResult = { readonly code: number; readonly output: string };

const ORDERLY_END_MS = 10_000;
const COMPILED = join(ROOT, '.cache/compiled');

/** Commands that have not ended yet, so that an interruption can end them. */
const running = new Set<ChildProcess>();
let isStopping = false;

/**
 * Runs a command to its end and keeps what it prints. It leads a process group of its own: whatever it
 * leaves behind is ended with it.
 */
export function runCommand(
  program: string,
  args: readonly string[],
  { cwd = ROOT, env = {}, as }: CommandOptions = {},
): Promise<CommandResult> {
  if (isStopping) return Promise.resolve({ code: 1, output: '' });
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...steadyEnvironment(), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
      ...as,
    });
    running.add(child);
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    const output = () => Buffer.concat(chunks).toString('utf8');

    child.once('error', (error) => {
      running.delete(child);
      resolve({ code: 1, output: `${program} does not start: ${error.message}` });
    });
    // What was left behind may hold our pipes open, so it has to go before they can close.
    child.once('exit', () => signalGroup(child, 'SIGKILL'));
    child.once('close', (code, signal) => {
      running.delete(child);
      resolve({ code: code ?? 128 + constants.signals[signal ?? 'SIGKILL'], output: output() });
    });
  });
}

/** Runs a script with the Node that runs us. */
export function runNode(
  args: readonly string[],
  options: CommandOptions = {},
): Promise<CommandResult> {
  return runCommand(process.execPath, args, options);
}

/** Whether the run is being ended before its time, so that its results mean nothing. */
export const isInterrupted = (): boolean => isStopping;

/** Ends all that runs, orderly if it can, and starts nothing more. */
export async function stopCommands(): Promise<void> {
  isStopping = true;
  const ends = [...running].map(
    (child) =>
      new Promise<void>((resolve) => {
        child.once('close', () => resolve());
        signalGroup(child, 'SIGINT');
        setTimeout(() => signalGroup(child, 'SIGKILL'), ORDERLY_END_MS).unref();
      }),
  );
  await Promise.all(ends);
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    // The group may have ended by itself in the meantime, which is what we want.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/**
 * The same for everybody: runners behave differently where `CI` is set, so it always is. Many of our
 * programs load the whole server, which one of them is enough to compile.
 */
function steadyEnvironment(): NodeJS.ProcessEnv {
  const { FORCE_COLOR: _force, NO_COLOR: _no, ...rest } = process.env;
  const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };
  return { NODE_COMPILE_CACHE: COMPILED, ...rest, ...colour, CI: 'true' };
}
