import {
  HEAD_PICTURE_AREA_MAX,
  HEAD_PICTURE_BYTES_MAX,
  HEAD_PICTURE_PIXELS_MAX,
} from '@maneki/contract/identity/head-icons';
import { refused } from '@maneki/kernel/outcome';
import { encodePicture, type PictureRules } from '#platform/pictures/encode-picture';

const RULES: PictureRules = {
  formats: ['png', 'jpeg'],
  bytesMax: HEAD_PICTURE_BYTES_MAX,
  sideMax: HEAD_PICTURE_PIXELS_MAX,
  pixelsMax: HEAD_PICTURE_AREA_MAX,
  /** Three dots to a point at the largest size in which a head is shown. */
  widthMax: 256,
  isSquare: true,
  quality: 82,
};
const MEGABYTE = 1_000_000;

/** A member's own picture as it is shown, or why it is none. */
export async function readHeadPicture(bytes: Buffer) {
  const encoded = await encodePicture(bytes, RULES);
  if (encoded.ok) return encoded;
  switch (encoded.refusal.code) {
    case 'too_large': {
      const megabytes = HEAD_PICTURE_BYTES_MAX / MEGABYTE;
      return refused({ code: 'identity.picture_too_large', detail: { megabytes } });
    }
    case 'too_wide': {
      const pixels = HEAD_PICTURE_PIXELS_MAX;
      return refused({ code: 'identity.picture_too_wide', detail: { pixels } });
    }
    case 'unreadable':
      return refused({ code: 'identity.picture_unreadable', detail: {} });
  }
}
