/** A push tells of a rain that begins; where it was missed, this is how late the page notices. */
const MOST_MS = 60_000;
const LEAST_MS = 1_000;

/** In how many milliseconds a page has something else to show, by the moments at which rains begin or end. */
export const msUntilChange = (moments: readonly string[], nowMs: number): number =>
  Math.min(MOST_MS, ...moments.map((at) => Math.max(LEAST_MS, Date.parse(at) - nowMs + LEAST_MS)));
