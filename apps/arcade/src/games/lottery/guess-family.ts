import type { FamilyCode } from '@maneki/games/lottery/play';

/** How the ids of a family's lotteries begin. */
const BEGINNINGS: readonly (readonly [string, FamilyCode])[] = [
  ['lottovnfast27', 'VN_N'],
  ['lottovnfast18', 'VN_S'],
  ['lottovnn', 'VN_N'],
  ['lottovnc', 'VN_C'],
  ['lottovns', 'VN_S'],
  ['lottossc', 'SSC'],
  ['lottok3', 'K3'],
  ['lottopk10', 'PK10'],
  ['lottox115', 'X115'],
  ['lottokeno', 'KENO'],
  ['lottosea', 'SEA'],
];

/** The family of a lottery by its id alone, so that its rules are loaded before the session has told. */
export const guessFamily = (gameId: string): FamilyCode | undefined =>
  BEGINNINGS.find(([beginning]) => gameId.startsWith(beginning))?.[1];
