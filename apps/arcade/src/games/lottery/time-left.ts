const SECOND_MS = 1_000;
const DAY_SECONDS = 86_400;

/** What is left, in days and as a clock shows it. The last second is shown until it is over. */
export function partsOf(leftMs: number): { readonly days: number; readonly clock: string } {
  const seconds = Math.ceil(Math.max(0, leftMs) / SECOND_MS);
  const days = Math.floor(seconds / DAY_SECONDS);
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor((seconds % DAY_SECONDS) / 3_600);
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return { days, clock: hours > 0 || days > 0 ? `${two(hours)}:${rest}` : rest };
}
