import { z } from 'zod';
import { PAGE_SIZES } from '../constants.ts';
import { language, type SchemasFor, token } from '../schema.ts';
import { ENTRY_KINDS } from './desk.ts';
import type { contentEndpoints } from './endpoints.ts';
import { CONTENT_KINDS, HELP_TAGS, LINK_TYPES, POPUP_FREQUENCIES } from './kinds.ts';

const time = z.iso.datetime();
const html = z.string().describe('Sanitised when it was written');

/** A picture by its name among the merchant's own art, or by the address of an uploaded one. */
const picture = z
  .string()
  .nullable()
  .describe('`art:<name>` for a picture that ships with the site, else an address');

const link = {
  linkType: z.enum(LINK_TYPES),
  linkage: z.string().describe('URL, path under /m, `vendor/gameId`, or a promotion; else empty'),
};

const item = {
  announcementId: z.string(),
  title: z.string(),
  imageUrl: picture,
  ...link,
};

const banner = z.object({
  ...item,
  groupName: z.string(),
  text: z.string().describe('A line below the title; may be empty'),
  url: picture.describe('The same as imageUrl'),
});

const popup = z.object({
  ...item,
  content: html,
  frequency: z.enum(POPUP_FREQUENCIES),
  forceRead: z.boolean().describe('Stays until its button is pressed'),
});

/** Hot news: `linkage` is a video's address where there is one. */
const hotNews = z.object({ ...item, text: z.string(), publishedAt: time });

const notice = z.object({
  ...item,
  type: z.enum(CONTENT_KINDS),
  publishedAt: time,
  pinned: z.boolean(),
  read: z.boolean().describe('Always false for a guest, whose device remembers for itself'),
});

const noticeWithText = notice.extend({ content: html });

const asides = {
  merchantCode: z.string().max(64).optional(),
  token,
  platform: z.enum(['M', 'W']).default('M'),
  language: language.optional(),
};

const types = z
  .string()
  .regex(/^(?:A|PL|B|PU|PR|H)(?:,(?:A|PL|B|PU|PR|H))*$/)
  .describe('Kinds, separated by commas');

const help = z.object({
  id: z.string(),
  tag: z.enum(HELP_TAGS).nullable(),
  title: z.string(),
  content: html,
  updatedAt: time,
});

export const contentSchemas = {
  'content.listAnnouncements': {
    request: z.strictObject({
      ...asides,
      types: types.default('B,PL,PU,H'),
      groupName: z.string().max(40).optional().describe('Of banners; m_home where none is named'),
    }),
    response: z.object({
      banners: z.array(banner),
      playerNotices: z.array(notice),
      popups: z.array(popup),
      hot: z.array(hotNews),
      promotions: z.array(notice),
      agentNotices: z.array(notice),
    }),
  },
  'content.listNotices': {
    request: z.strictObject({
      ...asides,
      types: types.default('PL'),
      pageNo: z.coerce.number().int().min(1).max(1_000).default(1),
      pageSize: z.coerce.number().int().min(1).max(100).default(PAGE_SIZES.list),
    }),
    response: z.object({
      list: z.array(notice),
      unread: z.int().describe('Zero for guests'),
      pageNum: z.int(),
      totalPages: z.int(),
    }),
  },
  'content.getNotice': {
    request: z.strictObject({ ...asides, announcementId: z.string().min(1).max(64) }),
    response: noticeWithText,
  },
  'content.markRead': {
    request: z.strictObject({
      announcementId: z.string().min(1).max(64),
      read: z.literal(true),
    }),
    response: z.object({}),
  },
  'content.getPreview': {
    request: z.strictObject({ token: z.string().max(500) }),
    response: z.object({
      kind: z.enum(ENTRY_KINDS),
      isShown: z.boolean().describe('Whether this reader would see it at all'),
      banner: banner.nullable(),
      notice: noticeWithText.nullable(),
      popup: popup.nullable(),
      hot: hotNews.nullable(),
      help: help.nullable(),
    }),
  },
  'content.getHelp': {
    request: z.strictObject({
      lang: language.optional(),
      device: z.enum(['MOBILE', 'WEB']).default('MOBILE'),
      tag: z.enum(HELP_TAGS).optional().describe('Only the article with this name'),
    }),
    response: z.array(help),
  },
} as const satisfies SchemasFor<typeof contentEndpoints>;

export type Banner = z.output<typeof banner>;
export type Popup = z.output<typeof popup>;
export type HotNews = z.output<typeof hotNews>;
export type Notice = z.output<typeof notice>;
export type NoticeWithText = z.output<typeof noticeWithText>;
export type HelpItem = z.output<typeof help>;
export type Preview = z.output<(typeof contentSchemas)['content.getPreview']['response']>;
