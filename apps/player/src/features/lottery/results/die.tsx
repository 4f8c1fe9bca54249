/** Where the pips of each face stand, in a grid of three by three counted from 0. */
const PIPS: Readonly<Record<string, readonly number[]>> = {
  1: [4],
  2: [2, 6],
  3: [2, 4, 6],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};

/** One face of a die. The one is red and large, as dice have it where they are thrown most. */
export function Die({ face }: { readonly face: string }) {
  const isOne = face === '1';
  return (
    <svg viewBox="0 0 30 30" className="size-7.5 shrink-0 drop-shadow-sm" aria-hidden="true">
      <rect x="1" y="1" width="28" height="28" rx="7" fill="#fffdf6" stroke="#cdbf9b" />
      {PIPS[face]?.map((place) => (
        <circle
          key={place}
          cx={8 + (place % 3) * 7}
          cy={8 + Math.floor(place / 3) * 7}
          r={isOne ? 4 : 2.6}
          fill={isOne ? '#c81e2b' : '#20180c'}
        />
      ))}
    </svg>
  );
}
