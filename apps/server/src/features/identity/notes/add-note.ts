import { acted } from '#platform/audit/act';
import type { OperatorCaller } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import { drawId } from '#platform/secrets/secrets';
import { findManaged, type Managed } from '../managed/find-managed.ts';
import * as store from './store.ts';

type Wish = Managed & { readonly text: string; readonly by: OperatorCaller; readonly now: Date };

/** Writes down what an operator has learnt about a member, for those who come after. */
export async function addNote(tx: Tx, { text, by, now, ...managed }: Wish) {
  const found = await findManaged(tx, managed);
  if (!found.ok) return found;
  const { id: memberId } = found.value;
  const note = { id: drawId(now), at: now, operator: by.name, text };
  await store.insertNote(tx, { ...note, memberId, operatorId: by.operatorId });
  const reply = { id: note.id, at: now.toISOString(), operator: by.name, text };
  return acted(reply, { subject: `member ${memberId}`, before: {}, after: { note: note.id } });
}
