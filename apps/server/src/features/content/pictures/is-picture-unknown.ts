import { PICTURES_FOLDER } from '@maneki/contract/content/desk';
import type { Tx } from '#platform/database/database';
import { hashIn } from './picture-address.ts';
import { hasPicture } from './store.ts';

/** Whether an address is that of an uploaded picture which this merchant does not have. */
export async function isPictureUnknown(
  tx: Tx,
  { merchantCode, image }: { readonly merchantCode: string; readonly image: string },
): Promise<boolean> {
  if (!image.startsWith(`${PICTURES_FOLDER}/`)) return false;
  const [owner, file = ''] = image.slice(PICTURES_FOLDER.length + 1).split('/');
  const hash = hashIn(file);
  if (owner !== merchantCode || !hash) return true;
  return !(await hasPicture(tx, { merchantCode, hash }));
}
