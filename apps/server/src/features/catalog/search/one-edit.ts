/**
 * Whether one text becomes the other by at most one slip of a finger: a letter too many, one too few, a
 * wrong one, or two neighbours in the wrong order.
 */
export function isWithinOneEdit(left: readonly string[], right: readonly string[]): boolean {
  if (Math.abs(left.length - right.length) > 1) return false;
  const shorter = Math.min(left.length, right.length);
  let start = 0;
  while (start < shorter && left[start] === right[start]) start += 1;
  let end = 0;
  while (end < shorter - start && left.at(-1 - end) === right.at(-1 - end)) end += 1;
  const leftRest = left.length - start - end;
  const rightRest = right.length - start - end;
  if (leftRest <= 1 && rightRest <= 1) return true;
  const areNeighbours = leftRest === 2 && rightRest === 2;
  return areNeighbours && left[start] === right[start + 1] && left[start + 1] === right[start];
}

/** Of a text of this length, so many letters at its beginning or at its end survive any slip. */
const keptOf = (length: number) => Math.max(0, Math.ceil((length - 2) / 2));

/** Under what a text is filed, so that whatever is one slip away finds it. */
export function listHalves(letters: readonly string[]): string[] {
  return halvesFor(letters, letters.length);
}

/** Where texts that are one slip away from this one are filed: they are one longer or shorter at most. */
export function listNearbyHalves(letters: readonly string[]): string[] {
  const { length } = letters;
  return [length - 1, length, length + 1].flatMap((filed) => halvesFor(letters, filed));
}

/**
 * A slip touches two neighbouring letters at most, so that either the first half of what is left or the
 * last half of it is untouched, and stands where it stood when counted from its own side.
 */
function halvesFor(letters: readonly string[], length: number): string[] {
  const kept = keptOf(length);
  return [
    `${length}<${letters.slice(0, kept).join('')}`,
    `${length}>${letters.slice(letters.length - kept).join('')}`,
  ];
}
