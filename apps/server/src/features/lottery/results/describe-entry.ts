import type { OperatorCaller } from '#platform/calls/call';
import type { ResultEntry } from './entry.ts';

/** How far entering has come. What was typed is told to nobody: the second one shall not copy it. */
export const describeEntry = (
  entry: ResultEntry,
  { operatorId }: Pick<OperatorCaller, 'operatorId'>,
) => ({
  by: entry.byName,
  at: entry.at.toISOString(),
  isOwn: entry.by === operatorId,
  differedBy: entry.differedByName,
  differedAt: entry.differedAt?.toISOString() ?? null,
  confirmedBy: entry.confirmedByName,
});
