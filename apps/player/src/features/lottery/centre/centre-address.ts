import { findGroup, type Group } from '../groups.ts';

/** What the address of the centre asks to see. */
export type CentreState = {
  readonly group?: Group | undefined;
  /** The lottery whose history lies over the page. */
  readonly history?: string | undefined;
};

export const readCentre = (query: URLSearchParams): CentreState => ({
  group: findGroup(query.get('family')),
  history: query.get('history') || undefined,
});

/** The query of a state; empty for the whole centre. */
export function writeCentre({ group, history }: CentreState): string {
  const query = new URLSearchParams({
    ...(group && { family: group }),
    ...(history && { history }),
  }).toString();
  return query && `?${query}`;
}

/** Says of a step in the history that the centre lies below it, so that closing is going back. */
const OVER_CENTRE = { isOverCentre: true } as const;

export const OPENING = { state: OVER_CENTRE, preventScrollReset: true } as const;

/** How a history is left: one step back to the centre it was opened from, else the centre without it. */
export const leaveHistory = ({ group }: CentreState, state: unknown) =>
  (state as { isOverCentre?: unknown } | null)?.isOverCentre === true
    ? ({ steps: -1 } as const)
    : ({ to: { search: writeCentre({ group }) } } as const);
