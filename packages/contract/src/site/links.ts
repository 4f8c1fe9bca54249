/** Social links, in the order in which the footer shows them. */
export const SOCIAL_LINK_TYPES = [
  'YOUTUBE',
  'INSTAGRAM',
  'FACEBOOK',
  'TWITTER',
  'TIKTOK',
  'TELEGRAM',
  'LINE',
] as const;

export type SocialLinkType = (typeof SOCIAL_LINK_TYPES)[number];

/** Links to things outside the site: apps, the VIP page, a blog, a task game. */
export const DOWNLOAD_LINK_TYPES = [
  'VIPLINK',
  'BLOG',
  'TASK',
  'IOS',
  'Android',
  'MOBILECONFIG',
  'LINE',
] as const;

export type DownloadLinkType = (typeof DOWNLOAD_LINK_TYPES)[number];

export const CUSTOMER_SERVICE_TITLES = ['CS', 'whatsapp'] as const;

export type CustomerServiceTitle = (typeof CUSTOMER_SERVICE_TITLES)[number];
