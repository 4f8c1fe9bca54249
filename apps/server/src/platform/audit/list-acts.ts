import type { Database } from '#platform/database/database';
import * as store from './store.ts';

type Asked = {
  readonly merchantCode: string;
  readonly operator?: string | undefined;
  readonly act?: string | undefined;
  readonly subject?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly cursor?: string | undefined;
  readonly size: number;
};

/** A page of the audit trail of one merchant, the latest first, and where the next one begins. */
export async function listActs(database: Database, asked: Asked) {
  const { from, to, cursor, size, ...filters } = asked;
  const rows = await database.statement((tx) =>
    store.listActs(tx, {
      ...filters,
      from: from ? new Date(from) : undefined,
      to: to ? new Date(to) : undefined,
      before: cursor ? BigInt(cursor) : undefined,
      // One more than is shown tells whether there is a next page.
      limit: size + 1,
    }),
  );
  const shown = rows.slice(0, size);
  return {
    rows: shown.map((row) => ({
      seq: String(row.seq),
      at: row.at.toISOString(),
      operator: row.operator_name,
      address: row.address,
      act: row.act,
      subject: row.subject,
      reason: row.reason,
      before: row.before,
      after: row.after,
    })),
    next: rows.length > size ? String(shown.at(-1)?.seq) : null,
  };
}
