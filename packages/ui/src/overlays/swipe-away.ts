export type SwipeMove = { readonly at: number; readonly distance: number };

const FLICK_PX_PER_MS = 0.5;
/** What a finger did before that says nothing about how fast it was when it let go. */
const FLICK_WINDOW_MS = 100;

/** A swipe closes when it has gone beyond a third of the way, or is quick when the finger lets go. */
export function isSwipedAway(
  moves: readonly SwipeMove[],
  release: { readonly at: number; readonly extent: number },
): boolean {
  const last = moves.at(-1);
  if (!last) return false;
  if (last.distance > release.extent / 3) return true;
  const first = moves.find(({ at }) => release.at - at <= FLICK_WINDOW_MS);
  if (!first) return false;
  return (last.distance - first.distance) / (release.at - first.at) > FLICK_PX_PER_MS;
}
