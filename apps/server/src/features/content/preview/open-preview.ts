import { done, refused } from '@maneki/kernel/outcome';
import type { Database } from '#platform/database/database';
import * as versions from '../versions/store.ts';
import type { Previewed, PreviewTokens } from './preview-token.ts';

/** The page of the site that shows a preview. */
const PAGE = '/m/preview';

/** Where the site shows a version of a merchant's as somebody would see it, on whichever host the console is. */
export async function openPreview(
  { database, previews }: { readonly database: Database; readonly previews: PreviewTokens },
  previewed: Previewed,
  now: Date,
) {
  const found = await database.transact(async (tx) => {
    const entry = await versions.findEntry(tx, previewed);
    return entry && { version: await versions.findVersion(tx, previewed) };
  });
  if (!found) return refused({ code: 'content.entry_unknown', detail: {} });
  if (!found.version) return refused({ code: 'content.version_unknown', detail: {} });
  // Not called a token: the site would take one in its address for the way in of a member.
  const query = new URLSearchParams({
    preview: previews.make(previewed, now),
    lang: previewed.language,
  });
  return done({ address: `${PAGE}?${query}` });
}
