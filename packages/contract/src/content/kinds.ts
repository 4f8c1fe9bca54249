import { CONTENT_TYPES } from '../constants.ts';

/** What content is for: notice to agents, to players, banner, popup, promotion teaser, hot news. */
export const CONTENT_KINDS = [...CONTENT_TYPES, 'H'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** Where banners stand. `m_reg` is another name of `m_register`. */
export const BANNER_GROUPS = ['m_home', 'm_login', 'm_register', 'm_video'] as const;
export type BannerGroup = (typeof BANNER_GROUPS)[number];

/** What a tap on content opens. */
export const LINK_TYPES = ['NONE', 'URL', 'ROUTE', 'GAME', 'PROMO'] as const;
export type LinkType = (typeof LINK_TYPES)[number];

/** How often a popup comes up. */
export const POPUP_FREQUENCIES = ['ONCE', 'DAILY', 'ALWAYS'] as const;
export type PopupFrequency = (typeof POPUP_FREQUENCIES)[number];

/** Help that an address can ask for by name. */
export const HELP_TAGS = ['tc', 'privacy', 'responsible', 'start', 'fairness', 'contact'] as const;
export type HelpTag = (typeof HELP_TAGS)[number];
