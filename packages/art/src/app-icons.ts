import { type CategoryIcon, iconMarkup } from './categories/icon.ts';
import { promoIcon } from './categories/promo.ts';
import { rngIcon } from './categories/rng.ts';
import { holedCoin, koban } from './draw/coin.ts';
import { placed } from './draw/path.ts';
import { clipped, drawing, radial, type Sheet } from './draw/sheet.ts';
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

/** Icons of categories are composed on a square of 40. */
const ofCategory = (sheet: Sheet, icon: CategoryIcon) =>
  placed(iconMarkup(icon, 'resting', sheet), { x: 28, y: 28, scale: 1.8 });

/** What a long press on the app's icon offers; home is the icon itself. */
const SHORTCUTS: Readonly<Record<string, (sheet: Sheet) => string>> = {
  slots: (sheet) => ofCategory(sheet, rngIcon),
  deposit: (sheet) =>
    placed(koban(sheet), { x: 50, y: 60, scale: 1.35 }) +
    placed(holedCoin(sheet), { x: 83, y: 80, scale: 2 }),
  rewards: (sheet) => ofCategory(sheet, promoIcon),
};

/** Light enough for every symbol, whatever the merchant's ground is. */
const onDisc = (sheet: Sheet, symbol: string) =>
  `<circle cx="64" cy="64" r="54" fill="${radial(sheet, ['#ffffff', '#fff6df 70', '#ffe7b0'], [0.45, 0.35, 0.75])}"/>${symbol}`;

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
    ...Object.entries(SHORTCUTS).map(([name, draw]) =>
      scene(`shortcut-${name}`, pngOutput([96]), (sheet) =>
        clipped(sheet, ROUNDED, art.ground(sheet) + onDisc(sheet, draw(sheet))),
      ),
    ),
  ];
}
