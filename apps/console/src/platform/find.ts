import type { OperatorRight } from '@maneki/contract/operators/rights';
import type { useTranslations } from 'use-intl';
import type { TitledWords } from './console-page.ts';

/** Something that the palette leads to. */
export type Found = {
  readonly id: string;
  readonly label: string;
  /** What tells it from others of the same name. */
  readonly hint?: string | undefined;
  /** The page's address within the console, such as `/members/17`. */
  readonly to: string;
};

/**
 * A kind of things that the palette finds beside pages: members, games, settings. A feature exports one, and
 * `app/find-sources.ts` lists it. It is asked once somebody pauses typing, and need not answer more than a few.
 */
export type FindSource = {
  /** The words whose `title` stands above what it finds. */
  readonly name: TitledWords;
  /** Who lacks it is not shown what it finds, and nobody asks. */
  readonly right: OperatorRight;
  /** The words are for sources that find what the console itself names. */
  readonly find: (
    query: string,
    t: ReturnType<typeof useTranslations<never>>,
  ) => Promise<readonly Found[]>;
};

/** A single letter finds everything, which is nothing. */
export const FIND_CHARACTERS_MIN = 2;
