import { PICTURE_BYTES_MAX, PICTURE_PIXELS_MAX } from '@maneki/contract/content/desk';
import { refused } from '@maneki/kernel/outcome';
import { encodePicture, type PictureRules } from '#platform/pictures/encode-picture';

const RULES: PictureRules = {
  formats: ['png', 'jpeg', 'webp', 'heif'],
  bytesMax: PICTURE_BYTES_MAX,
  sideMax: PICTURE_PIXELS_MAX,
  /** Three dots to a point on the widest phone, and no more: nobody sees the rest. */
  widthMax: 1_440,
  quality: 82,
};
const MEGABYTE = 1_000_000;

/** A picture as content shows it, or why it is none. */
export async function readPicture(bytes: Buffer) {
  const encoded = await encodePicture(bytes, RULES);
  if (encoded.ok) return encoded;
  switch (encoded.refusal.code) {
    case 'too_large': {
      const megabytes = PICTURE_BYTES_MAX / MEGABYTE;
      return refused({ code: 'content.picture_too_large', detail: { megabytes } });
    }
    case 'too_wide':
      return refused({ code: 'content.picture_too_wide', detail: { pixels: PICTURE_PIXELS_MAX } });
    case 'unreadable':
      return refused({ code: 'content.picture_unreadable', detail: {} });
  }
}
