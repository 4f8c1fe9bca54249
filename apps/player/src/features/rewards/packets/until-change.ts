/** A push tells of a round that begins; where it was missed, this is how late the page notices. */
const MOST_MS = 60_000;
const LEAST_MS = 1_000;

type Times = {
  readonly open: { readonly endsAt: string } | null;
  readonly next: string | null;
};

/** In how many milliseconds a page has something else to show. */
export function msUntilChange(rain: Times | null, nowMs: number): number {
  const at = rain?.open?.endsAt ?? rain?.next;
  if (!at) return MOST_MS;
  return Math.min(MOST_MS, Math.max(LEAST_MS, Date.parse(at) - nowMs + LEAST_MS));
}
