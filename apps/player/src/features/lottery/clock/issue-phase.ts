import type { Numero } from '@maneki/contract/lottery/schemas';

type Issue = Pick<Numero, 'openAt' | 'closeAt' | 'drawAt' | 'drawing'>;

/** What an issue is in, and when that ends; a draw that is awaited ends when it is there. */
export type IssuePhase =
  | { readonly phase: 'waiting' | 'open' | 'closed'; readonly endsAt: number }
  | { readonly phase: 'drawing' };

/** By the time alone: between two answers the clock goes on. */
export function phaseOf({ openAt, closeAt, drawAt, drawing }: Issue, now: number): IssuePhase {
  const opens = Date.parse(openAt);
  // The issue before shows until its draw, and the next one waits for that.
  const before = drawing ? Date.parse(drawing.drawAt) : Number.NEGATIVE_INFINITY;
  if (now < before) return { phase: 'closed', endsAt: before };
  if (now < opens) return { phase: 'waiting', endsAt: opens };
  const closes = Date.parse(closeAt);
  if (now < closes) return { phase: 'open', endsAt: closes };
  const drawn = Date.parse(drawAt);
  return now < drawn ? { phase: 'closed', endsAt: drawn } : { phase: 'drawing' };
}

/** As a countdown shows it: the last second is 1, and then it stands at 0. */
export const secondsTo = (endsAt: number, now: number): number =>
  Math.max(0, Math.ceil((endsAt - now) / 1_000));

export const LOOK_EVERY_MS = 20_000;
const LOOK_AGAIN_MS = 1_500;
/** A result is written down a moment after its draw. */
const AFTER_MS = 1_000;
/** Who types an official result takes up to hours; for those, now and then is often enough. */
const AWAITED_MS = 60_000;

/** When to ask again: as soon as an issue must have closed or been drawn, and now and then in any case. */
export function nextLookMs(issues: readonly Issue[], now: number | undefined): number {
  if (now === undefined) return LOOK_AGAIN_MS;
  const moments = issues.map((issue) => {
    const state = phaseOf(issue, now);
    if (isJustDrawn(issue, now) || (issue.drawing && isJustDrawn(issue.drawing, now)))
      return LOOK_AGAIN_MS;
    return 'endsAt' in state ? state.endsAt - now + AFTER_MS : LOOK_EVERY_MS;
  });
  return Math.min(LOOK_EVERY_MS, Math.max(LOOK_AGAIN_MS, Math.min(...moments)));
}

function isJustDrawn({ drawAt }: Pick<Issue, 'drawAt'>, now: number): boolean {
  const agoMs = now - Date.parse(drawAt);
  return agoMs >= 0 && agoMs < AWAITED_MS;
}
