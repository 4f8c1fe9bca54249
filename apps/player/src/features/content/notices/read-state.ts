import type { Notice } from '@maneki/contract/content/schemas';

export type ReadIds = ReadonlySet<string>;

type Marked = Pick<Notice, 'announcementId' | 'read'>;

/** Read as far as the server knows, or as this page knows better. */
export const isRead = ({ announcementId, read }: Marked, here: ReadIds): boolean =>
  read || here.has(announcementId);

type Counted = {
  /** What the server counts for a member; it knows nothing of guests. */
  readonly unread: number;
  readonly notices: readonly Marked[];
  readonly here: ReadIds;
  readonly isGuest: boolean;
};

/** How many are still unread: the server's count less what was read here since, or a guest's own. */
export function countUnread({ unread, notices, here, isGuest }: Counted): number {
  if (isGuest) return notices.filter((notice) => !isRead(notice, here)).length;
  const sinceThen = notices.filter(
    ({ announcementId, read }) => !read && here.has(announcementId),
  ).length;
  return Math.max(0, unread - sinceThen);
}

/** A device remembers the latest; what is older than these nobody scrolls down to. */
const REMEMBERED_MAX = 300;

export function addRead(ids: ReadIds, id: string): ReadIds {
  if (ids.has(id)) return ids;
  return new Set([...[...ids].slice(1 - REMEMBERED_MAX), id]);
}

/** Anything else than a list of ids is no memory. */
export function parseRead(text: string | null): ReadIds {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(kept)) return new Set();
    return new Set(kept.filter((id) => typeof id === 'string'));
  } catch {
    return new Set();
  }
}
