/**
 * What of the side menu a merchant may leave out, by its settings `menu.<item>`. Tasks always stand
 * there, VIP and the blog where there is a link to them, the app where it is not installed.
 */
export const MENU_ITEMS = [
  'member',
  'deposit',
  'withdraw',
  'bets',
  'account',
  'profit',
  'transfer',
  'rewards',
  'mall',
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
