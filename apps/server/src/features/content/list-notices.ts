import type { contentEndpoints } from '@maneki/contract/content/endpoints';
import type { ResponseOf } from '@maneki/contract/contract';
import { pageOf } from '#platform/lists/page-of';
import { describeNotice } from './describe-item.ts';
import { type Asked, type ContentServices, findRead, findShown, readKinds } from './find-shown.ts';

/** A page of what was said to a reader, and how much of all of it is still unread. */
export async function listNotices(
  { database, content }: ContentServices,
  asked: Asked & { readonly types: string; readonly pageNo: number; readonly pageSize: number },
): Promise<ResponseOf<typeof contentEndpoints.listNotices>> {
  const { reader } = asked;
  const kinds = readKinds(asked.types);
  const shown = findShown(content, asked, ({ kind }) => kinds.has(kind));
  const read = await findRead(database, reader, shown);
  const { items, ...pages } = pageOf(shown, asked);
  return {
    list: items.map((item) => describeNotice(item, read)),
    unread: reader.member ? shown.length - read.size : 0,
    ...pages,
  };
}
