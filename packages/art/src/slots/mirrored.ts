import { placed } from '../draw/path.ts';

/** A drawing and its mirror image: faces, wings and frames are drawn by half. */
export const mirrored = (markup: string): string => markup + placed(markup, { flip: true });
