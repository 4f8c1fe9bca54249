/** What a badge shows: nothing, the number up to the most, then the most with a plus. */
export function capCount(count: number, max: number): string {
  if (!(count > 0)) return '';
  return count > max ? `${max}+` : String(Math.floor(count));
}
