import type { Endpoints } from '../endpoint.ts';
import type { ContentCode } from './refusals.ts';

/** What the operator has to say: banners, announcements, popups, hot news and help. */
export const contentEndpoints = {
  /** What is to be shown now to this visitor, by type. */
  listAnnouncements: {
    name: 'content.listAnnouncements',
    method: 'GET',
    path: '/content/announcements',
    module: 'COMM3',
    access: 'anyone',
    sharedReply: true,
    refusals: [],
  },
  /** What was said to this visitor, page by page: pinned first, then as sorted, then the latest. */
  listNotices: {
    name: 'content.listNotices',
    method: 'GET',
    path: '/content/notices',
    module: 'COMM3',
    access: 'anyone',
    sharedReply: true,
    refusals: [],
  },
  getNotice: {
    name: 'content.getNotice',
    method: 'GET',
    path: '/content/notice',
    module: 'COMM3',
    access: 'anyone',
    sharedReply: true,
    refusals: ['content.notice_unknown'],
  },
  /** An id that nobody knows is read already, as far as anybody can tell. */
  markRead: {
    name: 'content.markRead',
    method: 'POST',
    path: '/content/announcements/read',
    module: 'COMM3',
    access: 'session',
    refusals: [],
  },
  /** What an operator writes, as a reader would see it; the console opens the page that asks for it. */
  getPreview: {
    name: 'content.getPreview',
    method: 'GET',
    path: '/content/preview',
    module: 'COMM3',
    access: 'anyone',
    alwaysOpen: true,
    refusals: ['content.preview_over'],
  },
  getHelp: {
    name: 'content.getHelp',
    method: 'GET',
    path: '/content/help',
    module: 'COMM3',
    access: 'anyone',
    sharedReply: true,
    refusals: [],
  },
} as const satisfies Endpoints<ContentCode>;
