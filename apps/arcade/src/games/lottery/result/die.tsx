const PIPS: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  1: [[20, 20]],
  2: [
    [12, 12],
    [28, 28],
  ],
  3: [
    [11, 11],
    [20, 20],
    [29, 29],
  ],
  4: [
    [12, 12],
    [28, 12],
    [12, 28],
    [28, 28],
  ],
  5: [
    [11, 11],
    [29, 11],
    [20, 20],
    [11, 29],
    [29, 29],
  ],
  6: [
    [12, 10],
    [28, 10],
    [12, 20],
    [28, 20],
    [12, 30],
    [28, 30],
  ],
};

/** A die as it lies: ivory, with lacquer for one and four as dice of the east have it. */
export function Die({ face }: { face: string }) {
  const isRed = face === '1' || face === '4';
  return (
    <svg aria-hidden="true" className="lt-die" viewBox="0 0 40 40">
      <rect className="lt-die-side" x="1.5" y="2.5" width="37" height="36.5" rx="9" />
      <rect className="lt-die-top" x="1.5" y="1" width="37" height="36" rx="9" />
      {(PIPS[face] ?? []).map(([x, y]) => (
        <circle
          key={`${x} ${y}`}
          className="lt-pip"
          data-red={isRed}
          cx={x}
          cy={y - 1}
          r={face === '1' ? 6 : 3.9}
        />
      ))}
    </svg>
  );
}
