import type { LotteryFamily } from '@maneki/contract/house/lottery';

/** What a history shows of each result, in this order; what nobody told is left out. */
const SHOWN: Readonly<Record<LotteryFamily, readonly FigureName[]>> = {
  VN_N: ['DE', 'BS', 'OE'],
  VN_C: ['DE', 'BS', 'OE'],
  VN_S: ['DE', 'BS', 'OE'],
  SSC: ['SUM', 'SUM_BS', 'SUM_OE', 'DT', 'SHAPE_FIRST3', 'SHAPE_MIDDLE3', 'SHAPE_LAST3'],
  K3: ['SUM', 'BS', 'OE'],
  PK10: ['SUM', 'SUM_BS', 'SUM_OE', 'DT_1', 'DT_2', 'DT_3', 'DT_4', 'DT_5'],
  X115: ['SUM'],
  KENO: ['SUM', 'SUM_BS', 'SUM_OE', 'HALF', 'ELEMENT'],
  SEA: ['TOP3', 'TOP2', 'BOTTOM2'],
};

/** Figures that have a name of their own before their value. */
export const NAMED = [
  'SUM',
  'DE',
  'SHAPE_FIRST3',
  'SHAPE_MIDDLE3',
  'SHAPE_LAST3',
  'TOP3',
  'TOP2',
  'BOTTOM2',
] as const;

type Named = (typeof NAMED)[number];
type FigureName =
  | Named
  | 'BS'
  | 'OE'
  | 'SUM_BS'
  | 'SUM_OE'
  | 'DT'
  | `DT_${1 | 2 | 3 | 4 | 5}`
  | 'HALF'
  | 'ELEMENT';

/** Values that are words. */
export const WORDS = [
  'BIG',
  'SMALL',
  'ODD',
  'EVEN',
  'DRAGON',
  'TIGER',
  'TIE',
  'TRIPLE',
  'STRAIGHT',
  'PAIR',
  'HALF',
  'MIXED',
  'UP',
  'DOWN',
  'EQUAL',
  'METAL',
  'WOOD',
  'WATER',
  'FIRE',
  'EARTH',
] as const;

type Word = (typeof WORDS)[number];

export type Figure = {
  readonly code: FigureName;
  readonly name: Named | undefined;
  /** Places of a race that run against each other; undefined for everything else. */
  readonly places: readonly [number, number] | undefined;
  readonly word: Word | undefined;
  readonly value: string;
};

const PLACES = 10;

export function listFigures(
  family: LotteryFamily,
  figures: Readonly<Record<string, string | number>>,
): readonly Figure[] {
  return SHOWN[family].flatMap((code) => {
    const told = figures[code];
    if (told === undefined) return [];
    const value = String(told);
    const place = code.startsWith('DT_') ? Number(code.slice(3)) : undefined;
    return [
      {
        code,
        name: NAMED.find((name) => name === code),
        places: place === undefined ? undefined : ([place, PLACES + 1 - place] as const),
        word: WORDS.find((word) => word === value),
        value,
      },
    ];
  });
}
