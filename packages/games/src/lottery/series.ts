/**
 * A member's share in the edge of a play: series 1940 gives back 1940 of 2000, by prizes and by what the
 * member and those above get of the stake.
 */
export const SERIES = { least: 1_700, most: 1_970, step: 2, whole: 2_000n } as const;

export const PRIZE_MODES = ['LOTT', 'ZY', 'ELOTT', 'SEA'] as const;
export type PrizeMode = (typeof PRIZE_MODES)[number];

/** Draws of the house alone are played up to this series. */
const ZY_MOST = 1_950;
/** What all pay by where nobody has a series of their own. */
export const ELOTT_SERIES = 1_940;

/** The highest series that a member may play at; a mode without series of one's own has none. */
export function highestSeries(mode: PrizeMode, personal: number): number | undefined {
  if (mode === 'LOTT') return personal;
  return mode === 'ZY' ? Math.min(personal, ZY_MOST) : undefined;
}

export const isSeries = (series: number): boolean =>
  Number.isInteger(series) &&
  series >= SERIES.least &&
  series <= SERIES.most &&
  series % SERIES.step === 0;

export const mayPlayAt = (series: number, mode: PrizeMode, personal: number): boolean =>
  isSeries(series) && series <= (highestSeries(mode, personal) ?? 0);
