import { acted } from '#platform/audit/act';
import type { Tx } from '#platform/database/database';
import { findManaged, type Managed } from './find-managed.ts';
import { findRegistration } from './store.ts';

/** Numbers and addresses in full. It is an act, so that the audit trail tells who has looked. */
export async function revealContacts(tx: Tx, managed: Managed) {
  const found = await findManaged(tx, managed);
  if (!found.ok) return found;
  const { id, mobile, email, birthday } = found.value;
  const { payee_name: payeeName, contacts } = await findRegistration(tx, id);
  const reply = {
    mobile,
    email,
    payeeName,
    birthday,
    contacts: contacts as Record<string, string>,
  };
  // What was seen does not belong into a trail that nothing is ever taken out of.
  return acted(reply, { subject: `member ${id}`, before: {}, after: { seen: 'contacts' } });
}
