export type StopPlan = {
  readonly column: number;
  /** When the reel begins to stop, after the moment at which all may stop. */
  readonly afterMs: number;
  /** Whether it turns longer because special symbols lie on the reels before it. */
  readonly isAwaited: boolean;
};

const STAGGER_MS = 190;
const AWAITED_MS = 1_100;

/**
 * When each reel stops. The rhythm is the same for every outcome; only where so many special symbols
 * already lie that the next reel can really bring the feature, that reel takes its time. What lies there
 * has been decided and is visible: nothing is staged that the reels do not show.
 */
export function planStops(options: {
  readonly window: readonly string[];
  readonly symbol: string;
  /** How many of the symbol must lie before the next reel is awaited. */
  readonly awaitedFrom: number;
  readonly isTurbo: boolean;
}): StopPlan[] {
  const { window, symbol, awaitedFrom, isTurbo } = options;
  let lying = 0;
  let at = 0;
  return window.map((symbols, column) => {
    const isAwaited = !isTurbo && lying >= awaitedFrom;
    if (column > 0) at += isTurbo ? 0 : isAwaited ? AWAITED_MS : STAGGER_MS;
    lying += [...symbols].filter((each) => each === symbol).length;
    return { column, afterMs: at, isAwaited };
  });
}
