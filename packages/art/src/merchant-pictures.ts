import { drawing, type Sheet } from './draw/sheet.ts';
import { FILM } from './film.ts';
import { LIGHT, pictureOutputs, type Scene, type SceneGroup } from './scene.ts';

/** At the head of a promotion, and of its line in the list, which cuts a little above and below. */
const PROMOTION = { width: 358, height: 190, widths: [716], quality: LIGHT } as const;
const POPUP = { width: 300, height: 220 } as const;

/** Pictures that every merchant has in one size, with the widths in which they are served. */
const SHAPES = {
  /** Above the forms of login and registration, full width of the phone. */
  'banner-entry': { width: 390, height: 220, widths: [780, 1170] },
  'banner-join': { width: 390, height: 220, widths: [780], quality: LIGHT },
  /** At the head of a notice that opens by itself. */
  'popup-welcome': { ...POPUP, widths: [600], quality: LIGHT },
  'popup-freeplay': { ...POPUP, widths: [600], quality: LIGHT },
  'popup-limits': { ...POPUP, widths: [600], quality: LIGHT },
  /** What stands where a film will play, and beside the news. */
  'hot-slots': { ...FILM, widths: [640], quality: LIGHT },
  'hot-vault': { ...FILM, widths: [640], quality: LIGHT },
  'hot-fair': { ...FILM, widths: [640], quality: LIGHT },
  'film-poster': { ...FILM, widths: [640], quality: LIGHT },
  'promo-first': PROMOTION,
  'promo-hello': PROMOTION,
  'promo-second': PROMOTION,
  'promo-reload': PROMOTION,
  'promo-evening': PROMOTION,
  'promo-cashback': PROMOTION,
  'promo-rain': PROMOTION,
  'promo-round': PROMOTION,
  'promo-mistake': PROMOTION,
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
  const shape = SHAPES[picture];
  const { width, height, widths } = shape;
  const name = `${merchant}-${picture}`;
  return {
    name,
    group: merchant,
    width,
    height,
    outputs: pictureOutputs(widths, 'quality' in shape ? shape.quality : undefined),
    svg: () => drawing(name, { width, height }, (sheet) => draw(sheet, { width, height })),
  };
}
