import type { Visit } from '@maneki/contract/visit';
import type { DehydratedState } from '@tanstack/react-query';
import type { SiteArt } from '#platform/art/art.ts';

/** What a document carries of the visit that it was rendered for. */
export type Opening = {
  /** The page that it shows, which another may have asked for. */
  readonly path: string;
  readonly visit: Pick<Visit, 'theme' | 'origin' | 'nonce'> & { readonly look: string };
  readonly art: SiteArt;
  /** What the server has read for the page, as its cache wants it. */
  readonly queries: DehydratedState;
};

/** The elements of a document that carry it, and the words of the first view. */
export const OPENING_ID = 'opening';
export const WORDS_ID = 'words';
