import type { SecondReading } from './second-reading.ts';

/** The rules read again: dice in rising order, and a total. */
const wins: SecondReading['wins'] = ({ code }, line, result) => {
  const [low, middle, high] = result.map(Number).sort((one, other) => one - other) as [
    number,
    number,
    number,
  ];
  const total = low + middle + high;
  const [first, second, third] = line.split('-').map(Number);
  const shows = (face = 0) => low === face || middle === face || high === face;
  const won: Record<string, boolean> = {
    TOTAL: total === first,
    BS: total > 10 === (line === 'BIG'),
    OE: (total % 2 === 0) === (line === 'EVEN'),
    ANY_TRIPLE: low === high,
    TRIPLE: low === first && high === first,
    PAIR: middle === first && (low === first || high === first),
    TWO: shows(first) && shows(second),
    THREE: shows(first) && shows(second) && shows(third),
    STRAIGHT: middle === low + 1 && high === low + 2,
    ONE: shows(first),
  };
  return won[code] ? 1 : 0;
};

export const k3Again: SecondReading = {
  wins,
  // Totals pay by how far they are from the ends: 3 as 18, 10 as 11.
  prize: ({ code }, line) => (code === 'TOTAL' ? Math.min(Number(line) - 3, 18 - Number(line)) : 0),
};
