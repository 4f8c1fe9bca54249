/**
 * The cards of a merchant's settings that are saved as a whole. Each has a version of its own, so that two operators
 * who edit the same one are told of each other, and two who edit different ones are not.
 */
export const SECTIONS = [
  'brand',
  'look',
  'hosts',
  'languages',
  'currencies',
  'links',
  'services',
  'images',
  'template',
  'plannedMaintenance',
] as const;

export type Section = (typeof SECTIONS)[number];

export const MARKET_MODES = ['DEMO', 'REAL', 'BLOCKED'] as const;

export type MarketMode = (typeof MARKET_MODES)[number];
