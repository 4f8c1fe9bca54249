import type { ContentRefusal } from '@maneki/contract/content/refusals';
import type { NoticeWithText } from '@maneki/contract/content/schemas';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import { describeNoticeWithText } from './describe-item.ts';
import { type Asked, type ContentServices, findRead, findShown } from './find-shown.ts';

/** One notice with its text. What a reader may not see is not there, for that reader. */
export async function getNotice(
  { database, content }: ContentServices,
  asked: Asked & { readonly announcementId: string },
): Promise<Outcome<NoticeWithText, Extract<ContentRefusal, { code: 'content.notice_unknown' }>>> {
  const found = findShown(content, asked, ({ id }) => id === asked.announcementId);
  const [notice] = found;
  if (!notice) return refused({ code: 'content.notice_unknown', detail: {} });
  return done(describeNoticeWithText(notice, await findRead(database, asked.reader, found)));
}
