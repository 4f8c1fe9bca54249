import { drawing, type Sheet } from './draw/sheet.ts';
import { pictureOutputs, type Scene, type SceneGroup } from './scene.ts';

/** Pictures that every merchant has in one size, with the widths in which they are served. */
const SHAPES = {
  /** Above the forms of login and registration, full width of the phone. */
  'banner-entry': { width: 390, height: 220, widths: [780, 1170] },
  'default-tile': { width: 108, height: 144, widths: [216, 324] },
  'default-banner': { width: 358, height: 190, widths: [716] },
  'default-avatar': { width: 96, height: 96, widths: [96, 192] },
  /** Behind the phone column on a wide screen. */
  'backdrop-dark': { width: 1600, height: 1000, widths: [1600] },
  'backdrop-light': { width: 1600, height: 1000, widths: [1600] },
} as const;

export type MerchantPicture = keyof typeof SHAPES;

type Drawing = (sheet: Sheet, size: { readonly width: number; readonly height: number }) => string;

export function merchantScene(
  merchant: SceneGroup,
  picture: MerchantPicture,
  draw: Drawing,
): Scene {
  const { width, height, widths } = SHAPES[picture];
  const name = `${merchant}-${picture}`;
  return {
    name,
    group: merchant,
    width,
    height,
    outputs: pictureOutputs(widths),
    svg: () => drawing(name, { width, height }, (sheet) => draw(sheet, { width, height })),
  };
}
