import { listedUnder } from '@maneki/contract/catalog/categories';
import { COCKFIGHT_VENDORS } from '@maneki/contract/constants';
import type { Category } from '@maneki/contract/play/tickets';

/** Categories as home shows them: cockfights and jackpots stand right after live tables. */
export const CATEGORY_ORDER = [
  'LIVE',
  'COCKFIGHT',
  'JACKPOT',
  'RNG',
  'FISH',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'LOTT',
  'ELOTT',
] as const satisfies readonly Category[];

const cockfightVendors: ReadonlySet<string> = new Set(COCKFIGHT_VENDORS);

/** Where something of a vendor is shown: what cockfight vendors offer as sports is not sports. */
export const shownCategory = (vendorCode: string, category: Category): Category =>
  category === 'SPORTS' && cockfightVendors.has(vendorCode) ? 'COCKFIGHT' : category;

/**
 * Categories whose vendors stand in a category's sorting. Vaults are slots, too; esports and cockfights
 * have places of their own, although the list of sports shows their games.
 */
export const sortedUnder = (category: Category): readonly Category[] =>
  category === 'RNG' ? listedUnder(category) : [category];
