const MINUTE_MS = 60_000;

/** How long a session has lasted, as a clock shows it: minutes and seconds, hours when there are any. */
export function formatElapsed(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const pad = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const rest = `${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

/** How many reality checks a session has come to; none where they are turned off. */
export function checksDue(elapsedMs: number, everyMinutes: number): number {
  if (everyMinutes <= 0 || elapsedMs < 0) return 0;
  return Math.floor(elapsedMs / (everyMinutes * MINUTE_MS));
}
