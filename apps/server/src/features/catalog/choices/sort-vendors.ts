import type { Category } from '@maneki/contract/play/tickets';
import { refused } from '@maneki/kernel/outcome';
import { acted } from '#platform/audit/act';
import type { OperatorCall } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import { takeTurns } from '#platform/database/take-turns';
import { recordEvent } from '#platform/outbox/record-event';
import * as store from './store.ts';

/**
 * Puts the vendors of a category into an order. All of them must be named, so that nobody puts into
 * order what looks different by now. The vendors of other categories stay where they are among them.
 */
export async function sortVendors(
  tx: Tx,
  { merchantCode, now }: OperatorCall,
  wish: { readonly category: Category; readonly vendors: readonly string[] },
) {
  const { category, vendors } = wish;
  // Of two who sort at once the second one looks at the order of the first.
  await takeTurns(tx, `catalog vendors ${merchantCode}`);
  const all = await store.listVendorRows(tx, merchantCode);
  const before = all.filter((vendor) => vendor.category === category).map(({ code }) => code);
  if (before.toSorted().join('\0') !== vendors.toSorted().join('\0'))
    return refused({ code: 'catalog.order_outdated', detail: {} });
  const sorted = [...vendors];
  const after = all.map((vendor) => (vendor.category === category ? sorted.shift()! : vendor.code));
  await store.putVendorOrder(tx, { merchantCode, vendors: after });
  await recordEvent(tx, now, 'catalog.changed', {});
  return acted({}, { subject: `vendors of ${category}`, before, after: vendors });
}
