import type { BannerGroup } from '@maneki/contract/content/kinds';
import type { CallFunction } from '@maneki/contract/visit';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

export const contentKeys = {
  all: ['content'] as const,
  notices: ['content', 'notices'] as const,
};

/** A first view comes with what it shows: how to read it again is loaded when that is needed. */
const reading = () => import('./read-content.ts');

/** What home shows of the merchant's content. Popups are asked for apart, when the page stands. */
export const homeContentQuery = (call: CallFunction) =>
  queryOptions({
    queryKey: ['content', 'home'] as const,
    queryFn: async () => (await reading()).readHome(call),
  });

/** The banners above a form. */
export const entryBannersQuery = (
  call: CallFunction,
  group: Extract<BannerGroup, 'm_login' | 'm_register'>,
) =>
  queryOptions({
    queryKey: ['content', 'entry', group] as const,
    queryFn: async () => (await reading()).readEntryBanners(call, group),
  });

/** The popups of whoever looks: a member, or with null a guest. */
export const popupsQuery = (call: CallFunction, reader: string | null) =>
  queryOptions({
    queryKey: ['content', 'popups', reader] as const,
    queryFn: async () => (await reading()).readPopups(call),
  });

/** Who is spoken to: players, or agents among themselves. */
export type NoticeKind = 'PL' | 'A';

export const noticesQuery = (call: CallFunction, kind: NoticeKind = 'PL') =>
  infiniteQueryOptions({
    queryKey: [...contentKeys.notices, kind] as const,
    queryFn: async ({ pageParam }) => (await reading()).readNotices(call, kind, pageParam),
    initialPageParam: 1,
    getNextPageParam: ({ pageNum, totalPages }) => (pageNum < totalPages ? pageNum + 1 : undefined),
  });

export const noticeQuery = (call: CallFunction, announcementId: string) =>
  queryOptions({
    queryKey: ['content', 'notice', announcementId] as const,
    queryFn: async () => (await reading()).readNotice(call, announcementId),
  });

export const helpQuery = (call: CallFunction) =>
  queryOptions({
    queryKey: ['content', 'help'] as const,
    queryFn: async () => (await reading()).readHelp(call),
  });

/** What an operator writes, for the page that shows it to them. */
export const previewQuery = (call: CallFunction, token: string) =>
  queryOptions({
    queryKey: ['preview', token] as const,
    queryFn: async () => (await reading()).readPreview(call, token),
    staleTime: Number.POSITIVE_INFINITY,
  });
