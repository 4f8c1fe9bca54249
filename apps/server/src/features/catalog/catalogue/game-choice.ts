import { listedUnder } from '@maneki/contract/catalog/categories';
import type { Category } from '@maneki/contract/play/tickets';

/** Which games somebody asks for; what is empty or missing is not asked for. */
export type GameChoice = {
  readonly category?: Category | undefined;
  readonly vendor?: string | undefined;
  readonly classify?: string | undefined;
};

type Chosen = {
  /** The category that it is shown in. */
  readonly shownIn: Category;
  readonly vendorCode: string;
  readonly classify: string;
};

/** Whether a game is among those that were asked for. */
export function isChosenBy({ category, vendor, classify }: GameChoice): (game: Chosen) => boolean {
  const categories = category && listedUnder(category);
  return (game) =>
    (!categories || categories.includes(game.shownIn)) &&
    (!vendor || game.vendorCode === vendor) &&
    (!classify || game.classify === classify);
}
