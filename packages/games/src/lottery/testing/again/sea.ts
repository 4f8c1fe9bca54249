import type { SecondReading } from './second-reading.ts';

/** The rules read again: orders are tried one by one. */
const wins: SecondReading['wins'] = ({ code }, line, [number, bottom]) => {
  const top = number!.slice(3);
  const [one, two, three] = [...line] as [string, string, string];
  const orders = [
    one + two + three,
    one + three + two,
    two + one + three,
    two + three + one,
    three + one + two,
    three + two + one,
  ];
  const won: Record<string, boolean> = {
    TOP3: top === line,
    TOD3: orders.includes(top),
    TOP2: number!.slice(4) === line,
    BOTTOM2: bottom === line,
    RUN_TOP: top.includes(line),
    RUN_BOTTOM: bottom!.includes(line),
  };
  return won[code] ? 1 : 0;
};

export const seaAgain: SecondReading = {
  wins,
  // With one pair there are half as many orders, and twice is paid.
  prize: ({ code }, line) => (code === 'TOD3' && new Set(line).size === 2 ? 1 : 0),
};
