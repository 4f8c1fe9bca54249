import { placed } from './draw/path.ts';
import { clipped, drawing, type Sheet } from './draw/sheet.ts';
import { pngOutput, type Scene, type SceneGroup } from './scene.ts';

/** Side of the square that app icons are composed on. */
export const APP_ICON = 128;
const SIZE = { width: APP_ICON, height: APP_ICON };
const ROUNDED =
  'M28 0H100A28 28 0 0 1 128 28V100A28 28 0 0 1 100 128H28A28 28 0 0 1 0 100V28A28 28 0 0 1 28 0Z';

export type AppIconArt = {
  /** Fills the square to its edges. */
  ground(sheet: Sheet): string;
  /** The subject around (64, 64), within a circle of radius 58. */
  subject(sheet: Sheet): string;
  /** The small mark of 48 by 48, for browser tabs. */
  mark(sheet: Sheet): string;
};

/** Every shape that platforms ask for, from one composition. */
export function appIconScenes(merchant: SceneGroup, art: AppIconArt): readonly Scene[] {
  const scene = (
    name: string,
    outputs: Scene['outputs'],
    draw: (sheet: Sheet) => string,
  ): Scene => ({
    name: `${merchant}-${name}`,
    group: merchant,
    ...SIZE,
    outputs,
    svg: () => drawing(`${merchant}-${name}`, SIZE, draw),
  });
  const whole = (sheet: Sheet) => art.ground(sheet) + art.subject(sheet);
  // A launcher may cut a maskable icon to any shape inside the middle 80 %.
  const withMargin = (sheet: Sheet) =>
    art.ground(sheet) + placed(art.subject(sheet), { x: 11.5, y: 11.5, scale: 0.82 });
  return [
    // Not as a vector: a browser makes a document of it, while the page is being drawn.
    scene('favicon', pngOutput([64]), (sheet) => placed(art.mark(sheet), { scale: APP_ICON / 48 })),
    scene('apple-touch', pngOutput([180]), whole),
    scene('icon', pngOutput([192, 512]), (sheet) => clipped(sheet, ROUNDED, whole(sheet))),
    scene('icon-maskable', pngOutput([192, 512]), withMargin),
  ];
}
