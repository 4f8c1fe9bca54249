import { DRAWN, type HeadIcon } from '@maneki/contract/identity/head-icons';
import type { Database } from '#platform/database/database';
import * as store from './store.ts';

/** A drawn face, or the site's own picture for null. An own picture from before is not kept. */
export async function chooseHeadIcon(
  database: Database,
  { memberId, icon }: { readonly memberId: string; readonly icon: HeadIcon | null },
): Promise<{ headIcon: string | null }> {
  const headIcon = icon && `${DRAWN}${icon}`;
  await database.transact(async (tx) => {
    await store.updateHeadIcon(tx, { memberId, headIcon });
    await store.deletePicture(tx, memberId);
  });
  return { headIcon };
}
