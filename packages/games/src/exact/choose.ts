import { invariant } from '@maneki/kernel/invariant';

/** In how many ways `size` of `count` things can be chosen; 0 where there are not so many. */
export function choose(count: number, size: number): number {
  if (size < 0 || size > count) return 0;
  let ways = 1;
  for (let each = 1; each <= size; each += 1) ways = (ways * (count - size + each)) / each;
  invariant(Number.isSafeInteger(ways), 'a number of ways that is counted exactly');
  return ways;
}
