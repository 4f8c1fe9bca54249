import { done } from '@maneki/kernel/outcome';
import type { Tx } from '#platform/database/database';
import { lockManaged, type Managed } from '../managed/find-managed.ts';
import * as store from './store.ts';

type Wish = Managed & { readonly label: string; readonly isOn: boolean };

/** Gives a member one label, or takes it away, beside those that they have; answers whether they had it. */
export async function switchLabel(tx: Tx, { label, isOn, ...managed }: Wish) {
  const found = await lockManaged(tx, managed);
  if (!found.ok) return found;
  const { id: memberId, labels: before } = found.value;
  const had = before.includes(label);
  if (had !== isOn) {
    const others = before.filter((name) => name !== label);
    const labels = isOn ? [...others, label] : others;
    await store.keepLabels(tx, { merchantCode: managed.merchantCode, labels });
    await store.updateLabels(tx, { memberId, labels });
  }
  return done({ had });
}
