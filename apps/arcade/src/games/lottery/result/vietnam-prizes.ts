/** How many numbers each prize has, the special one first. */
const COUNTS = {
  VN_N: [1, 1, 2, 6, 4, 6, 3, 4],
  VN_C: [1, 1, 1, 2, 7, 1, 3, 1, 1],
  VN_S: [1, 1, 1, 2, 7, 1, 3, 1, 1],
} as const;

export type VietnamCode = keyof typeof COUNTS;

export const isVietnam = (code: string): code is VietnamCode => code in COUNTS;

/** The numbers of a result by their prizes. */
export function prizesOf(
  code: VietnamCode,
  result: readonly string[],
): readonly (readonly string[])[] {
  let from = 0;
  return COUNTS[code].map((count) => {
    from += count;
    return result.slice(from - count, from);
  });
}
