import {
  DOCUMENT_BYTES_MAX,
  DOCUMENT_SIDE_PIXELS_MAX,
  type DocumentSide,
} from '@maneki/contract/safety/verification';
import { done, refused } from '@maneki/kernel/outcome';
import { encodePicture, type PictureRules } from '#platform/pictures/encode-picture';
import * as store from './store.ts';
import { refuseWhileClosed } from './verification.ts';
import { placeOf, type VerificationServices } from './verification-services.ts';

const RULES: PictureRules = {
  formats: ['png', 'jpeg'],
  bytesMax: DOCUMENT_BYTES_MAX,
  sideMax: DOCUMENT_SIDE_PIXELS_MAX,
  /** The small print of a licence can still be read. */
  widthMax: 2_000,
  quality: 85,
};
const MEGABYTE = 1_000_000;

type Photo = {
  readonly memberId: string;
  readonly side: DocumentSide;
  readonly bytes: Buffer;
  readonly now: Date;
};

/** Puts a photo by: read as a picture, encoded anew without a camera's notes, and sealed. */
export async function addDocument(
  { database, documentSealer }: VerificationServices,
  { memberId, side, bytes, now }: Photo,
) {
  const latest = await database.statement((tx) => store.findLatest(tx, memberId));
  const closed = refuseWhileClosed(latest?.status);
  if (closed) return refused(closed);
  // Outside of any transaction: it takes a while.
  const picture = await readPhoto(bytes);
  if (!picture.ok) return picture;
  const sealed = documentSealer.seal(picture.value.bytes, placeOf(memberId, side));
  await database.statement((tx) => store.upsertUpload(tx, { memberId, side, sealed, now }));
  return done(true);
}

async function readPhoto(bytes: Buffer) {
  const encoded = await encodePicture(bytes, RULES);
  if (encoded.ok) return encoded;
  switch (encoded.refusal.code) {
    case 'too_large': {
      const megabytes = DOCUMENT_BYTES_MAX / MEGABYTE;
      return refused({ code: 'safety.picture_too_large', detail: { megabytes } });
    }
    case 'too_wide': {
      const pixels = DOCUMENT_SIDE_PIXELS_MAX;
      return refused({ code: 'safety.picture_too_wide', detail: { pixels } });
    }
    case 'unreadable':
      return refused({ code: 'safety.picture_unreadable', detail: {} });
  }
}
