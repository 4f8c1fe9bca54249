import type { DeskAnswer } from '@maneki/contract/house/desk';
import { done } from '@maneki/kernel/outcome';
import { nameIn } from '#features/catalog';
import type { HouseSource } from '#features/play';
import type { OperatorCall } from '#platform/calls/call';
import type { Database } from '#platform/database/database';
import { askLotteries } from '../console/ask-lotteries.ts';
import { pageOf } from '../console/page-of.ts';
import { listEntries } from '../store.ts';
import { describeEntry } from './describe-entry.ts';

type Awaited = DeskAnswer<'listAwaited'>['issues'][number];

/** Official issues that wait for their result, the oldest first, with who has typed something so far. */
export async function listAwaited(
  { database, house }: { readonly database: Database; readonly house: HouseSource },
  { language, operator }: OperatorCall,
  wish: { readonly cursor?: string | undefined; readonly size: number },
) {
  if (!house.desk) return done({ rows: [], next: null });
  const asked = await askLotteries(house, (desk) => desk.listAwaited({}));
  if (!asked.ok) return asked;
  const keyOf = ({ gameId, no }: Pick<Awaited, 'gameId' | 'no'>) => `${gameId} ${no}`;
  const { rows, next } = pageOf(asked.value.issues, keyOf, wish);
  const entries = await database.statement((tx) => listEntries(tx, rows));
  const byIssue = new Map(entries.map((entry) => [keyOf(entry), entry]));
  return done({
    rows: rows.map(({ gameId, names, ...issue }) => {
      const entry = byIssue.get(keyOf({ gameId, no: issue.no }));
      return {
        lottery: gameId,
        name: nameIn(names, language),
        ...issue,
        entry: entry ? describeEntry(entry, operator) : null,
      };
    }),
    next,
  });
}
