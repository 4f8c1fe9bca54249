import {
  REBATE_GROUPS,
  type RebateGroup,
  type RebateProfile,
  usualOf,
} from '@maneki/contract/agents/rebate-groups';
import type { Tx } from '#platform/database/database';
import { takeTurns } from '#platform/database/take-turns';
import { recordEvents } from '#platform/outbox/record-event';
import type { Node } from '../tree/node.ts';
import type { SomeRebates } from './profile.ts';
import { listUnset, lowerTeam, putValues } from './store.ts';

/** Makes changes of values in one line follow each other: nobody gives what is being taken from them. */
export const takeLineTurn = (tx: Tx, { memberId, line }: Pick<Node, 'memberId' | 'line'>) =>
  takeTurns(tx, `rebates ${line[0] ?? memberId}`);

type Changed = {
  readonly memberId: string;
  readonly group: RebateGroup;
  readonly before: number;
  readonly after: number;
};

/**
 * Writes values that were found to fit. Whoever below has more than a lowered one is lowered along: nobody has more
 * than their upline. Answers how many those are. The caller has taken the line's turn.
 */
export async function changeProfile(
  tx: Tx,
  {
    memberId,
    merchantCode,
    before,
    rebates,
    by,
    now,
  }: {
    readonly memberId: string;
    readonly merchantCode: string;
    readonly before: RebateProfile;
    readonly rebates: SomeRebates;
    readonly by: string;
    readonly now: Date;
  },
): Promise<number> {
  const changes: Changed[] = REBATE_GROUPS.flatMap((group) => {
    const after = rebates[group];
    if (after === undefined || after === before[group]) return [];
    return [{ memberId, group, before: before[group], after }];
  });
  await putValues(tx, { memberId, merchantCode, rebates, by, now });
  const followed: Changed[] = [];
  for (const { group, before: had, after: value } of changes) {
    if (value >= had) continue;
    const team = await lowerTeam(tx, { memberId, group, value, by, now });
    for (const lowered of team) followed.push({ ...lowered, group, after: value });
    followed.push(...(await listInheriting(tx, { memberId, group, had, value, team })));
  }
  await tell(tx, [...changes, ...followed], { merchantCode, now });
  return new Set(followed.map((change) => change.memberId)).size;
}

/** Whoever has nothing written has what those above have, where that is less than the usual: they follow. */
async function listInheriting(
  tx: Tx,
  {
    memberId,
    group,
    had,
    value,
    team,
  }: {
    readonly memberId: string;
    readonly group: RebateGroup;
    readonly had: number;
    readonly value: number;
    readonly team: readonly { readonly memberId: string; readonly before: number }[];
  },
): Promise<Changed[]> {
  if (value >= usualOf(group)) return [];
  const before = new Map([
    [memberId, had],
    ...team.map((one) => [one.memberId, one.before] as const),
  ]);
  return (await listUnset(tx, { memberId, group })).flatMap((unset) => {
    const above = before.get(unset.nearestId);
    if (above === undefined) return [];
    const own = Math.min(above, usualOf(group));
    return own > value ? [{ memberId: unset.memberId, group, before: own, after: value }] : [];
  });
}

async function tell(
  tx: Tx,
  changes: readonly Changed[],
  { merchantCode, now }: { readonly merchantCode: string; readonly now: Date },
): Promise<void> {
  const byMember = Map.groupBy(changes, ({ memberId }) => memberId);
  await recordEvents(
    tx,
    now,
    'agents.rebates_changed',
    [...byMember].map(([memberId, own]) => ({
      memberId,
      merchantCode,
      isLowered: own.some(({ before, after }) => after < before),
      changes: own.map(({ group, before, after }) => ({ group, before, after })),
    })),
  );
}
