export type CountdownParts = {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
  readonly totalSeconds: number;
};

/** Splits what is left. Seconds are rounded up: a countdown shows 1 until it is really over. */
export function countdownParts(leftMs: number): CountdownParts {
  const totalSeconds = Math.max(0, Math.ceil(leftMs / 1_000));
  return {
    days: Math.floor(totalSeconds / 86_400),
    hours: Math.floor(totalSeconds / 3_600) % 24,
    minutes: Math.floor(totalSeconds / 60) % 60,
    seconds: totalSeconds % 60,
    totalSeconds,
  };
}

/** `09:05` below an hour, `25:00:00` above it: digits alone, so that no language is needed. */
export function clockText({ totalSeconds, minutes, seconds }: CountdownParts): string {
  const hours = Math.floor(totalSeconds / 3_600);
  const shown = hours > 0 ? [hours, minutes, seconds] : [minutes, seconds];
  return shown.map((part) => String(part).padStart(2, '0')).join(':');
}

/**
 * The second that is worth saying aloud: the smallest milestone that has been reached. Between two
 * milestones the answer stays, so a live region that holds it stays silent.
 */
export function milestoneOf(totalSeconds: number, milestones: readonly number[]) {
  const reached = milestones.filter((milestone) => totalSeconds <= milestone);
  return reached.length > 0 ? Math.min(...reached) : undefined;
}
