import { DRAWN } from '@maneki/contract/identity/head-icons';
import { refused } from '@maneki/kernel/outcome';
import { acted } from '#platform/audit/act';
import type { Tx } from '#platform/database/database';
import { lockManaged, type Managed } from '../managed/find-managed.ts';
import * as store from './store.ts';

/** Takes a picture away that nobody should have to look at. A drawn face is ours, and stays. */
export async function removeHeadPicture(tx: Tx, managed: Managed) {
  const found = await lockManaged(tx, managed);
  if (!found.ok) return found;
  const { id: memberId, headIcon } = found.value;
  if (headIcon === null || headIcon.startsWith(DRAWN))
    return refused({ code: 'identity.picture_none', detail: {} });
  await store.updateHeadIcon(tx, { memberId, headIcon: null });
  await store.deletePicture(tx, memberId);
  return acted(
    {},
    { subject: `member ${memberId}`, before: { headIcon }, after: { headIcon: null } },
  );
}
