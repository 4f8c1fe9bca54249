import type { SecondReading } from './second-reading.ts';

/** From how many hits on a pick of so many numbers wins. */
const LEAST_HITS = [1, 2, 2, 2, 3];
const leastHitsOf = (size: string | undefined): number => LEAST_HITS[Number(size) - 1]!;

const hitsOf = (line: string, result: readonly string[]): number =>
  line.split('-').filter((ball) => result.includes(ball)).length;

/** Where several symbols pay differently, in the order of the table. */
const PRIZES: Record<string, readonly (readonly string[])[]> = {
  SUM_BS: [['BIG', 'SMALL'], ['EXACT']],
  SUM_OE: [['ODD'], ['EVEN']],
  HALF: [['UP', 'DOWN'], ['EQUAL']],
  ELEMENT: [['METAL'], ['WOOD'], ['WATER'], ['FIRE'], ['EARTH']],
};

/** The rules read again, with numbers as numbers. */
const wins: SecondReading['wins'] = ({ name, place }, line, result) => {
  const drawn = result.map(Number);
  const sum = drawn.reduce((total, ball) => total + ball);
  const below41 = drawn.filter((ball) => ball < 41).length;
  if (name === 'PICK') return hitsOf(line, result) >= leastHitsOf(place) ? 1 : 0;
  const won: Record<string, boolean> = {
    BIG: sum >= 811,
    SMALL: sum <= 809,
    EXACT: sum === 810,
    ODD: sum % 2 === 1,
    EVEN: sum % 2 === 0,
    UP: below41 > 10,
    DOWN: below41 < 10,
    EQUAL: below41 === 10,
    METAL: sum < 696,
    WOOD: sum > 695 && sum < 764,
    WATER: sum > 763 && sum < 856,
    FIRE: sum > 855 && sum < 924,
    EARTH: sum > 923,
  };
  return won[line] ? 1 : 0;
};

export const kenoAgain: SecondReading = {
  wins,
  prize: ({ name, place }, line, result) =>
    name === 'PICK'
      ? hitsOf(line, result) - leastHitsOf(place)
      : PRIZES[name]!.findIndex((symbols) => symbols.includes(line)),
};
