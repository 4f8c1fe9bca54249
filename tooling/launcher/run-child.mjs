import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';

const PASSED_ON = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** npm and a process group may both deliver one and the same signal to us. */
const REPEAT_MS = 500;

/** How long a child may take to act on the terminal's own signal before we send ours after it. */
const TERMINAL_GRACE_MS = 3_000;

const PARENT_CHECK_MS = 250;

const OUTPUT_BYTES_MAX = 256 * 1024;

/**
 * Runs a program to its end, passing signals on. Its exit code is 128 + the signal where one killed it,
 * as shells count. With `capture` its output is kept instead of shown, the last of it if it is long.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, capture?: boolean }} options
 * @returns {Promise<{ code: number, output: string, interruptedBy: string | undefined }>}
 */
export function runChild(program, args, { cwd, env = process.env, capture = false } = {}) {
  return new Promise((resolve, reject) => {
    const stdio = capture ? ['ignore', 'pipe', 'pipe'] : 'inherit';
    const child = spawn(program, args, { cwd, env, stdio });
    const output = keepTail();
    child.stdout?.on('data', output.add);
    child.stderr?.on('data', output.add);

    const signals = passSignalsOn(child);
    child.once('error', (error) => {
      signals.stop();
      reject(error);
    });
    child.once('close', (code, signal) => {
      signals.stop();
      resolve({
        code: signal ? exitCodeOf(signal) : (code ?? 1),
        output: output.read(),
        interruptedBy: signals.first(),
      });
    });
  });
}

/** What a shell reports for a process that a signal ended. */
export function exitCodeOf(signal) {
  return 128 + (constants.signals[signal] ?? 0);
}

/**
 * Ctrl-C reaches every process of the terminal's foreground group, so the child has it already and a
 * second one would cut its orderly end short. A signal sent to us alone must be passed on. Which of the
 * two happened cannot be asked, so in the foreground we first give the child time to end by itself.
 */
function passSignalsOn(child) {
  const lastAt = new Map();
  const late = [];
  let first;

  const listeners = PASSED_ON.map((signal) => {
    const listener = () => {
      first ??= signal;
      const now = Date.now();
      if (now - (lastAt.get(signal) ?? 0) < REPEAT_MS) return;
      lastAt.set(signal, now);
      const fromTerminal = signal !== 'SIGTERM' && isForeground();
      if (!fromTerminal) child.kill(signal);
      else late.push(setTimeout(() => child.kill(signal), TERMINAL_GRACE_MS));
    };
    process.on(signal, listener);
    return [signal, listener];
  });

  const stopWatching = watchParent(() => child.kill('SIGTERM'));

  return {
    first: () => first,
    stop() {
      stopWatching();
      for (const timer of late) clearTimeout(timer);
      for (const [signal, listener] of listeners) process.off(signal, listener);
    },
  };
}

/**
 * npm, or the shell that it puts in between, may be killed without a word to us. Nobody would be left
 * to stop the child then, so it is stopped. Outside npm a parent may leave: that is how things are put
 * into the background.
 */
function watchParent(onGone) {
  if (!process.env.npm_lifecycle_event) return () => {};
  const parent = process.ppid;
  const check = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(check);
    onGone();
  }, PARENT_CHECK_MS);
  return () => clearInterval(check);
}

/** Whether our process group is the one that a terminal's keys reach. */
function isForeground() {
  if (process.platform !== 'linux') return process.stdin.isTTY === true;
  // "pid (name) state ppid pgrp session tty_nr tpgid …": the name may hold blanks and parentheses.
  const stat = readFileSync('/proc/self/stat', 'utf8');
  const [, , group, , , foregroundGroup] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return group === foregroundGroup;
}

function keepTail() {
  let chunks = [];
  let bytes = 0;
  return {
    add(chunk) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes <= 2 * OUTPUT_BYTES_MAX) return;
      chunks = [Buffer.concat(chunks).subarray(-OUTPUT_BYTES_MAX)];
      bytes = OUTPUT_BYTES_MAX;
    },
    read: () => Buffer.concat(chunks).toString('utf8'),
  };
}
