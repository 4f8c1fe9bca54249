import type { EntryTab } from './entry-tab.ts';

/** Under which name the merchant keeps the banners above each form. */
export const BANNER_GROUPS = {
  login: 'm_login',
  register: 'm_register',
} as const satisfies Record<EntryTab, string>;
