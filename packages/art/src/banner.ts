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
