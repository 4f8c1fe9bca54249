import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '#platform/call/browser.ts';
import { useViewer } from '#platform/viewer/use-viewer.ts';
import { type NoticeKind, noticesQuery } from '../queries.ts';
import { useReadIds } from './read-memory.ts';
import { countUnread } from './read-state.ts';

/** How many announcements the reader has not opened yet; none until it is known. */
export function useUnreadNotices(kind: NoticeKind = 'PL'): number {
  const reader = useViewer().member?.id ?? null;
  const here = useReadIds(reader);
  const { data } = useInfiniteQuery(noticesQuery(call, kind));
  if (!data) return 0;
  const notices = data.pages.flatMap(({ list }) => list);
  const unread = data.pages.at(-1)?.unread ?? 0;
  return countUnread({ unread, notices, here, isGuest: reader === null });
}
