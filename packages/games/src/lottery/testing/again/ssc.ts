import type { Result } from '@maneki/games/lottery/play';
import type { SecondReading } from './second-reading.ts';

/** Where the digits of a play stand that looks at several. */
export const STARTS: Record<string, number> = {
  FIRST3: 0,
  MIDDLE3: 1,
  LAST3: 2,
  FIRST2: 0,
  LAST2: 3,
};
const WORDS: Record<string, string> = { B: 'BIG', S: 'SMALL', O: 'ODD', E: 'EVEN' };
const SHAPES = ['TRIPLE', 'STRAIGHT', 'PAIR', 'HALF', 'MIXED'];
const STRAIGHTS = Array.from({ length: 10 }, (_, at) =>
  [...'0123456789012'.slice(at, at + 3)].sort().join(''),
);

const isWord = (word: string, number: number, middle: number): boolean => {
  if (word === 'BIG') return number > middle;
  if (word === 'SMALL') return number < middle;
  return (number % 2 === 1) === (word === 'ODD');
};

function shapeAgain(three: readonly string[]): string {
  const kinds = new Set(three).size;
  if (kinds === 1) return 'TRIPLE';
  if (kinds === 2) return 'PAIR';
  if (STRAIGHTS.includes([...three].sort().join(''))) return 'STRAIGHT';
  const neighbours = three.some((digit) => three.includes(String((Number(digit) + 9) % 10)));
  return neighbours ? 'HALF' : 'MIXED';
}

/** The rules read again, from the table alone. */
function isWon(name: string, place: string, line: string, result: Result): boolean {
  const from = STARTS[place] ?? 0;
  const three = result.slice(from, from + 3);
  const two = result.slice(from, from + 2);
  const own = result[Number(place) - 1]!;
  const sum =
    Number(result[0]) +
    Number(result[1]) +
    Number(result[2]) +
    Number(result[3]) +
    Number(result[4]);
  switch (name) {
    case 'DIGIT':
    case 'FIX':
      return own === line;
    case 'BS':
    case 'OE':
      return isWord(line, Number(own), 4.5);
    case 'SUM_BS':
    case 'SUM_OE':
      return isWord(line, sum, 22.5);
    case 'DT':
      if (result[0]! === result[4]!) return line === 'TIE';
      return line === (result[0]! > result[4]! ? 'DRAGON' : 'TIGER');
    case 'SHAPE':
      return shapeAgain(three) === line;
    case 'DIRECT5':
      return result.join('-') === line;
    case 'DIRECT4':
      return result.slice(1).join('-') === line;
    case 'DIRECT3':
      return three.join('-') === line;
    case 'DIRECT2':
      return two.join('-') === line;
    case 'GROUP3':
      return (
        [three[0], three[1], three[2]].sort().join('') ===
        [line[0], line[0], line[2]].sort().join('')
      );
    case 'GROUP6':
      return three.toSorted().join('-') === line;
    case 'GROUP2':
      return two.toSorted().join('-') === line;
    case 'ANY1':
      return three.includes(line);
    case 'ANY2':
      return three.includes(line[0]!) && three.includes(line[2]!);
    case 'BSOE':
      return (
        isWord(WORDS[line[0]!]!, Number(two[0]), 4.5) &&
        isWord(WORDS[line[2]!]!, Number(two[1]), 4.5)
      );
    default:
      throw new Error(name);
  }
}

export const sscAgain: SecondReading = {
  wins: ({ name, place = '' }, line, result) => (isWon(name, place, line, result) ? 1 : 0),
  prize: ({ name }, line) => {
    if (name === 'SHAPE') return SHAPES.indexOf(line);
    return name === 'DT' && line === 'TIE' ? 1 : 0;
  },
};
