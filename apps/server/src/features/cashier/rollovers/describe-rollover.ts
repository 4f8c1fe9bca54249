import { writeAmount } from '@maneki/kernel/money';
import type { Rollover } from './rollover.ts';

/** What a member sees of what has to be played. */
export const describeRollover = (row: Rollover) => ({
  id: row.id,
  source: row.source,
  principal: writeAmount(row.principal),
  multiple: row.multiple,
  required: writeAmount(row.required),
  done: writeAmount(row.done),
  groups: [...row.groups],
  status: row.status,
  openedAt: row.openedAt.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
});
