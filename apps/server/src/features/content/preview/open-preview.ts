import { done, refused } from '@maneki/kernel/outcome';
import type { Merchant } from '#features/site';
import type { Database } from '#platform/database/database';
import * as versions from '../versions/store.ts';
import type { Previewed, PreviewTokens } from './preview-token.ts';

/** The page of the site that shows a preview. */
const PAGE = '/m/preview';

/** Where the merchant's own site shows a version as somebody would see it. */
export async function openPreview(
  { database, previews }: { readonly database: Database; readonly previews: PreviewTokens },
  { merchant, origin, now }: { readonly merchant: Merchant; readonly origin: string; now: Date },
  wish: Omit<Previewed, 'merchantCode'>,
) {
  const previewed = { ...wish, merchantCode: merchant.code };
  const found = await database.transact(async (tx) => {
    const entry = await versions.findEntry(tx, previewed);
    return entry && { version: await versions.findVersion(tx, previewed) };
  });
  if (!found) return refused({ code: 'content.entry_unknown', detail: {} });
  if (!found.version) return refused({ code: 'content.version_unknown', detail: {} });
  // Not called a token: the site would take one in its address for the way in of a member.
  const query = new URLSearchParams({
    preview: previews.make(previewed, now),
    lang: wish.language,
  });
  return done({ address: `${siteOrigin(merchant, origin)}${PAGE}?${query}` });
}

/** The merchant's site as this browser reaches it: at the same port, by the same scheme. */
export function siteOrigin({ hosts }: Pick<Merchant, 'hosts'>, origin: string): string {
  const here = new URL(origin);
  const [first = here.hostname] = hosts;
  if (!hosts.includes(here.hostname)) here.hostname = first;
  return here.origin;
}
