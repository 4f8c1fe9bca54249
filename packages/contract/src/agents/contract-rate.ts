const PPM_PER_PERCENT = 10_000;
const RATE = /^\d{1,3}(?:[.,]\d{1,4})?$/;

/** A rate as people write it, in percent: `0.12` for 1 200 parts per million. */
export const writeRate = (ppm: number): string => String(ppm / PPM_PER_PERCENT);

/** Parts per million of a fee that was typed in percent, which may be none; undefined where it is no number. */
export function readFee(typed: string): number | undefined {
  const text = typed.trim();
  if (!RATE.test(text)) return undefined;
  const ppm = Math.round(Number(text.replace(',', '.')) * PPM_PER_PERCENT);
  return ppm <= 100 * PPM_PER_PERCENT ? ppm : undefined;
}

/** Parts per million of a rate that was typed in percent; undefined where it is none, or nothing. */
export const readRate = (typed: string): number | undefined => readFee(typed) || undefined;
