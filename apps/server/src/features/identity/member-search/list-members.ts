import type { MemberType } from '@maneki/contract/identity/member-types';
import { done } from '@maneki/kernel/outcome';
import type { Database } from '#platform/database/database';
import { type Asked, cutPage } from '../managed/cut-page.ts';
import { readSearch } from './member-search.ts';
import * as store from './store.ts';

type Wish = Asked & {
  readonly merchantCode: string;
  readonly search?: string | undefined;
  readonly type?: MemberType | undefined;
  readonly state?: 'open' | 'blocked' | undefined;
  readonly label?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};

/** A page of a merchant's members, the newest first. */
export async function listMembers(database: Database, wish: Wish) {
  const { search, from, to, cursor: _cursor, size: _size, ...filters } = wish;
  const choice = {
    ...filters,
    search: readSearch(search ?? ''),
    from: from ? new Date(from) : undefined,
    to: to ? new Date(to) : undefined,
  };
  const cut = await cutPage(wish, (page) =>
    database.statement((tx) => store.listMembers(tx, choice, page)),
  );
  if (!cut.ok) return cut;
  const { shown, next } = cut.value;
  return done({
    rows: shown.map(({ at, seenAt, ...row }) => ({
      ...row,
      registeredAt: at.toISOString(),
      seenAt: seenAt?.toISOString() ?? null,
    })),
    next,
  });
}
