import type { OwnRebate } from './queries.ts';

/** Every value that can be chosen: from where somebody stands, by steps, up to all that the agent has. */
export function choicesOf(
  { lowest, step, value: most }: Pick<OwnRebate, 'lowest' | 'step' | 'value'>,
  from: number,
): readonly number[] {
  if (from >= most) return [from];
  const first = lowest + (Math.floor((from - lowest) / step) + 1) * step;
  const between: number[] = [];
  for (let value = first; value < most; value += step) between.push(value);
  return [from, ...between, most];
}
