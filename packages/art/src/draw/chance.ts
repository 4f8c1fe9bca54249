/** Answers numbers between 0 and 1, always the same ones for a seed: art must not vary. */
export type Chance = { next(): number; between(low: number, high: number): number };

/** A small linear congruential generator in whole numbers, equal on every machine. */
export function chance(seed: number): Chance {
  let state = (seed * 2_654_435_761) % 4_294_967_296;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 8) / 16_777_216;
  };
  next();
  return { next, between: (low, high) => low + next() * (high - low) };
}

/** Calls a drawing a number of times with one source of chance and joins what it answers. */
export function scattered(
  count: number,
  seed: number,
  draw: (source: Chance, index: number) => string,
): string {
  const source = chance(seed);
  return Array.from({ length: count }, (_, index) => draw(source, index)).join('');
}
