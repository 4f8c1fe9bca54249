const CELL = 10;
const GAP = 2;

/** A line, drawn small: which row it takes on each reel. */
export function LinePicture({ line, rows }: { line: string; rows: number }) {
  const at = (index: number) => index * (CELL + GAP);
  const columns = [...line];
  const width = at(columns.length) - GAP;
  const height = at(rows) - GAP;
  const points = columns
    .map((row, column) => `${at(column) + CELL / 2},${at(Number(row)) + CELL / 2}`)
    .join(' ');
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="w-full max-w-20">
      {columns.map((_, column) =>
        Array.from({ length: rows }, (_, row) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: places never change their order.
            key={`${column}-${row}`}
            x={at(column)}
            y={at(row)}
            width={CELL}
            height={CELL}
            rx={2}
            fill="currentColor"
            opacity={0.16}
          />
        )),
      )}
      <polyline points={points} fill="none" stroke="var(--panel-accent)" strokeWidth={2.6} />
    </svg>
  );
}
