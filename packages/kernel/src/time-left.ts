const DAY_SECONDS = 86_400;

/** What is left of some time, as a countdown shows it. */
export type TimeLeft = {
  /** Apart from the clock, because days need a word. */
  readonly days: number;
  /** `04:59`, or `1:02:03` from an hour on. */
  readonly clock: string;
};

/** Puts seconds into days and a clock. */
export function writeTimeLeft(seconds: number): TimeLeft {
  const two = (number: number) => String(number).padStart(2, '0');
  const days = Math.floor(seconds / DAY_SECONDS);
  const rest = seconds % DAY_SECONDS;
  const hours = Math.floor(rest / 3_600);
  const minutes = `${two(Math.floor(rest / 60) % 60)}:${two(rest % 60)}`;
  return { days, clock: hours > 0 || days > 0 ? `${hours}:${minutes}` : minutes };
}
