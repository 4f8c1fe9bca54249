import { placed } from './draw/path.ts';
import { drawing, type Sheet } from './draw/sheet.ts';
import { pictureOutputs, type Scene, type SceneGroup } from './scene.ts';

/** The size of a banner on a phone. Words lie over the left, so subjects stand on the right. */
export const BANNER = { width: 358, height: 190 } as const;

/** A home banner at one and a half, two and three times its CSS size. */
export function bannerScene(
  banner: { readonly name: string; readonly group: SceneGroup },
  draw: (sheet: Sheet) => string,
): Scene {
  return {
    ...banner,
    ...BANNER,
    outputs: pictureOutputs([480, 716, 1074]),
    svg: () => drawing(banner.name, BANNER, draw),
  };
}

const ASIDE = 0.84;

/** Draws a subject closer to the lower right corner, clear of the words on the left. */
export const besideWords = (markup: string): string =>
  placed(markup, { x: BANNER.width * (1 - ASIDE), y: 182 * (1 - ASIDE), scale: ASIDE });
