import type { Sheet } from '../draw/sheet.ts';
import type { Face } from '../lettering.ts';

/** Draws one symbol around the origin, inside a square from -46 to 46. */
export type DrawSymbol = (sheet: Sheet) => string;

/** The letters of cards, drawn alike in all themes but in each theme's own metal. */
export type RankStyle = {
  readonly face: Face;
  /** From the top of a letter to its foot. */
  readonly fill: readonly string[];
  readonly edge: string;
  readonly shade: string;
};

/**
 * How a slot looks. Its id is the game's, and its symbols are keyed by the letters of the machine's
 * strips: three-reel machines have W 7 D B L C O P, five-reel ones W S 1 2 3 4 and the ranks A K Q J,
 * which follow from the style.
 */
export type SlotTheme = {
  readonly id: string;
  readonly symbols: Readonly<Record<string, DrawSymbol>>;
  readonly ranks?: RankStyle;
  /** The place behind the reels, 360 by 640. Its middle is covered by the reels. */
  readonly backdrop: (sheet: Sheet) => string;
  /** The picture in a list, 108 by 144, without words. */
  readonly tile: (sheet: Sheet) => string;
};
