import type { LotteryGameState } from './lottery-state.ts';

type Restricted = LotteryGameState['restricted'];

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
