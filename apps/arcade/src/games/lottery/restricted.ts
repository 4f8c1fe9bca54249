import type { LotteryGameState, LotteryState } from './lottery-state.ts';

type Restricted = LotteryGameState['restricted'];

const UNKNOWN: Restricted = [];

/** What is known of the numbers of the issue that comes next; what was said of an earlier one tells nothing. */
export const restrictedNow = ({
  restricted,
  restrictedNo,
  lottery,
}: Pick<LotteryState, 'restricted' | 'restrictedNo' | 'lottery'>): Restricted =>
  restrictedNo === (lottery.current?.no ?? null) ? restricted : UNKNOWN;

const NONE: ReadonlySet<string> = new Set();

/** The numbers of a play that an issue does not take, or pays half. */
export function numbersUnder(
  restricted: Restricted,
  play: string,
  rule: 'CLOSED' | 'HALF',
): ReadonlySet<string> {
  const found = restricted.filter((each) => each.play === play && each.rule === rule);
  return found.length === 0 ? NONE : new Set(found.flatMap(({ numbers }) => numbers));
}
