/** The same list with one of its things elsewhere. */
export function moved<Thing>(things: readonly Thing[], from: number, to: number): Thing[] {
  const others = things.toSpliced(from, 1);
  return others.toSpliced(to, 0, things[from]!);
}
