import { acted } from '#platform/audit/act';
import type { Tx } from '#platform/database/database';
import { lockManaged, type Managed } from '../managed/find-managed.ts';
import * as store from './store.ts';

type Wish = Managed & { readonly labels: readonly string[] };

/** Gives a member these labels and no others. Content that is meant for a label follows at once. */
export async function changeLabels(tx: Tx, { labels: wished, ...managed }: Wish) {
  const found = await lockManaged(tx, managed);
  if (!found.ok) return found;
  const { id: memberId, labels: before } = found.value;
  const labels = [...new Set(wished.map((label) => label.normalize('NFC')))];
  await store.keepLabels(tx, { merchantCode: managed.merchantCode, labels });
  await store.updateLabels(tx, { memberId, labels });
  return acted({ labels }, { subject: `member ${memberId}`, before, after: labels });
}
