import type { SecondReading } from './second-reading.ts';

export const CARS = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10'];

/** The rules read again: where each car came in. */
const wins: SecondReading['wins'] = ({ name, place }, line, result) => {
  const cars = result.map((car) => CARS.indexOf(car) + 1);
  const own = cars[Number(place) - 1]!;
  const sum = cars[0]! + cars[1]!;
  const won: Record<string, boolean> = {
    CAR: result.indexOf(line) === Number(place) - 1,
    BS: [6, 7, 8, 9, 10].includes(own) === (line === 'BIG'),
    OE: [1, 3, 5, 7, 9].includes(own) === (line === 'ODD'),
    DT: own > cars[10 - Number(place)]! === (line === 'DRAGON'),
    SUM: sum === Number(line),
    SUM_BS: sum < 12 === (line === 'SMALL'),
    SUM_OE: (sum % 2 === 0) === (line === 'EVEN'),
  };
  return won[name] ? 1 : 0;
};

/** The sums of the first two by how they are paid. */
const SUMS = [[3, 4, 18, 19], [5, 6, 16, 17], [7, 8, 14, 15], [9, 10, 12, 13], [11]];

export const pk10Again: SecondReading = {
  wins,
  prize: ({ name }, line) => {
    if (name === 'SUM') return SUMS.findIndex((sums) => sums.includes(Number(line)));
    return (name === 'SUM_BS' && line === 'SMALL') || (name === 'SUM_OE' && line === 'EVEN')
      ? 1
      : 0;
  },
};
