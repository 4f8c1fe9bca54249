/** What a count of symbols pays or gives, from a list whose last number is for all columns. */
export function numberFor(
  list: readonly number[] | undefined,
  { count, columns }: { readonly count: number; readonly columns: number },
): number {
  if (list === undefined) return 0;
  return list[count - columns + list.length - 1] ?? 0;
}
