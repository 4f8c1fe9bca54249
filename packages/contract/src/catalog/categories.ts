import type { Category } from '../play/tickets.ts';

/** Lists that show more than their own category: nobody looks for a slot by how its prizes are fed. */
const LISTED_TOO: Partial<Readonly<Record<Category, readonly Category[]>>> = {
  RNG: ['JACKPOT'],
  SPORTS: ['ESPORTS', 'COCKFIGHT'],
};

/** Every category whose games a category's list shows. */
export const listedUnder = (category: Category): readonly Category[] => [
  category,
  ...(LISTED_TOO[category] ?? []),
];
