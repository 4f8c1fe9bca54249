import type { Draws } from '../fair/draws.ts';

/** Whole numbers as they are written in so many digits. */
export const pad = (number: number, digits: number): string => String(number).padStart(digits, '0');

/** The numbers from one to another, as they are written. */
export const numbers = (from: number, to: number, digits: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, each) => pad(from + each, digits));

export const DIGITS = numbers(0, 9, 1);

export const drawDigits = (draws: Draws, count: number): string =>
  Array.from({ length: count }, () => draws.below(10)).join('');

/** Takes so many of the numbers out of a drum, one after the other. */
export function drawFrom(draws: Draws, drum: readonly string[], count: number): readonly string[] {
  const left = [...drum];
  return Array.from({ length: count }, () => left.splice(draws.below(left.length), 1)[0]!);
}

/** Whether exactly so many different numbers of a drum are written. */
export const isFrom = (
  written: readonly string[],
  drum: readonly string[],
  count: number,
): boolean =>
  written.length === count &&
  new Set(written).size === count &&
  written.every((number) => drum.includes(number));

export const isDigits = (written: string | undefined, count: number): boolean =>
  written?.length === count && /^\d+$/.test(written);

export const sumOf = (result: readonly string[]): number =>
  result.reduce((sum, number) => sum + Number(number), 0);

export const parityOf = (number: number): string => (number % 2 === 1 ? 'ODD' : 'EVEN');

export const distinct = (symbols: readonly string[]): readonly string[] => [...new Set(symbols)];
