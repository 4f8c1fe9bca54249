import { UPLOAD } from '../constants.ts';

/** Faces drawn for members to go by, in the order in which they are offered. */
export const HEAD_ICONS = [
  'fox',
  'panda',
  'rabbit',
  'tiger',
  'owl',
  'shiba',
  'frog',
  'penguin',
  'koala',
  'bear',
  'daruma',
  'octopus',
] as const;

export type HeadIcon = (typeof HEAD_ICONS)[number];

/** How a drawn face is named wherever a head icon is: `art:fox`. Anything else is an address. */
export const DRAWN = 'art:';

/** Where pictures of members' own stand, each by its hash. */
export const HEADS_FOLDER = '/m/heads';

export const HEAD_PICTURE_BYTES_MAX = UPLOAD.bytesMax;
/** Along its longer side: what phones take pictures of, and not much more. */
export const HEAD_PICTURE_PIXELS_MAX = 8_192;
/** In all. */
export const HEAD_PICTURE_AREA_MAX = 50_000_000;
export const HEAD_PICTURE_TYPES = ['png', 'jpg'] as const;

/** As many characters as the largest picture has in base64. */
export const HEAD_PICTURE_CHARACTERS_MAX = Math.ceil(HEAD_PICTURE_BYTES_MAX / 3) * 4;

/** With what stands around it in the body. */
export const HEAD_PICTURE_BODY_BYTES_MAX = HEAD_PICTURE_CHARACTERS_MAX + 1_000;
