import { setTimeout as pause } from 'node:timers/promises';

const WITHIN_MS = 5_000;
const EVERY_MS = 10;

/**
 * Waits until a condition answers something other than undefined, null or false, and answers that. A
 * condition that throws has not come true yet; its last error tells why, should it never do.
 */
export async function waitFor<Value>(
  condition: () => Value | Promise<Value>,
  options: { readonly what?: string; readonly withinMs?: number; readonly everyMs?: number } = {},
): Promise<NonNullable<Exclude<Value, false>>> {
  const { what = condition.toString(), withinMs = WITHIN_MS, everyMs = EVERY_MS } = options;
  const deadlineMs = performance.now() + withinMs;
  let last: { readonly value: unknown } | { readonly error: unknown };
  do {
    last = await attempt(condition);
    if ('value' in last && isTrue(last.value)) {
      return last.value as NonNullable<Exclude<Value, false>>;
    }
    await pause(everyMs);
  } while (performance.now() < deadlineMs);
  const seen = 'error' in last ? `threw ${String(last.error)}` : `answered ${String(last.value)}`;
  throw new Error(`Waited ${withinMs} ms in vain for ${what}; in the end it ${seen}.`, {
    cause: 'error' in last ? last.error : undefined,
  });
}

async function attempt(condition: () => unknown) {
  try {
    return { value: await condition() };
  } catch (error) {
    return { error };
  }
}

const isTrue = (value: unknown) => value !== undefined && value !== null && value !== false;
