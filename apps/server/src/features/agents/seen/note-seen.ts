import type { Tx } from '#platform/database/database';
import { readLines } from '../tree/read-lines.ts';
import { type CountChange, type SeenKind, seeOn } from './seen.ts';
import * as store from './store.ts';

export type Sight = { readonly memberId: string; readonly day: string };

/** Notes on which days members were seen, and counts them above: each on each day once, whatever comes twice. */
export async function noteSeen(tx: Tx, kind: SeenKind, sights: readonly Sight[]): Promise<void> {
  const byMember = Map.groupBy(sights, ({ memberId }) => memberId);
  const memberIds = [...byMember.keys()].sort();
  const lines = await readLines(tx, memberIds);
  const known = memberIds.filter((id) => lines.find(id));
  const daysOf = await store.lockSeenDays(tx, { kind, memberIds: known });
  const news = known.flatMap((memberId) => {
    const seen = seeAll({
      days: daysOf.get(memberId) ?? [],
      added: [...new Set(byMember.get(memberId)!.map(({ day }) => day))].sort(),
      lineOn: (day) => lines.on(memberId, day),
    });
    return seen ? [{ memberId, ...seen }] : [];
  });
  if (news.length === 0) return;
  await store.writeSeenDays(
    tx,
    kind,
    news.map(({ memberId, days }) => ({ memberId, days })),
  );
  await store.addToCounts(tx, kind, addUp(news.flatMap(({ changes }) => changes)));
}

type Seen = { readonly days: readonly string[]; readonly changes: readonly CountChange[] };

/** Several days of one member, in order; undefined where none of them is news. */
function seeAll({
  days,
  added,
  lineOn,
}: {
  readonly days: readonly string[];
  readonly added: readonly string[];
  readonly lineOn: (day: string) => readonly string[];
}): Seen | undefined {
  return added.reduce<Seen | undefined>((seen, day) => {
    const news = seeOn({ days: seen?.days ?? days, day, lineOn });
    return news ? { days: news.days, changes: [...(seen?.changes ?? []), ...news.changes] } : seen;
  }, undefined);
}

/** Changes of the same count are one, in an order in which nobody waits for another crosswise. */
export function addUp(changes: readonly CountChange[]) {
  const sums = new Map<string, Omit<CountChange, 'members'> & { members: number }>();
  for (const change of changes) {
    const key = `${change.agentId} ${change.day} ${change.previous}`;
    const members = (sums.get(key)?.members ?? 0) + change.members;
    sums.set(key, { ...change, members });
  }
  return [...sums]
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([, sum]) => sum)
    .filter(({ members }) => members !== 0);
}
