type MarqueePace = {
  readonly width: number;
  readonly pixelsPerSecond: number;
  readonly framesPerSecond: number;
};

/**
 * The CSS animation of a strip: one width in steady steps. Steps and not a smooth line, because
 * thirty frames a second are enough for walking text and halve the work of a slow phone.
 */
export function marqueeTiming({ width, pixelsPerSecond, framesPerSecond }: MarqueePace) {
  if (width <= 0) return undefined;
  const seconds = width / pixelsPerSecond;
  const steps = Math.max(1, Math.round(seconds * framesPerSecond));
  return `marquee ${seconds.toFixed(2)}s steps(${steps}) infinite`;
}
