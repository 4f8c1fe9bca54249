/**
 * What of the side menu a merchant may leave out, by its settings `menu.<item>`. VIP and tasks always
 * stand there, the blog where there is a link to it, the app where it is not installed.
 */
export const MENU_ITEMS = [
  'member',
  'bets',
  'account',
  'transfer',
  'security',
  'trial',
  'notices',
  'help',
  'fairness',
  'settings',
  'terms',
] as const;

export type MenuItem = (typeof MENU_ITEMS)[number];

export type MenuSettings = Readonly<Record<MenuItem, boolean>>;
