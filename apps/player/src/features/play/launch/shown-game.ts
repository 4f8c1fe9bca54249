import type { PictureProps } from '@maneki/ui/picture';

/** A game as lists show it: what it is called, its art, and where that is looked for. */
export type ShownGame = {
  readonly name: string;
  readonly picture: Pick<PictureProps, 'image' | 'hosts' | 'fallback'>;
};
