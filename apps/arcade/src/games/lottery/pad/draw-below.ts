/** A random pick only suggests numbers; what is drawn is the house's. */
export function drawBelow(count: number): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return drawn % count;
}
