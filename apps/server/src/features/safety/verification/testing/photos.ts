import sharp from 'sharp';

/** What a camera writes into a photo beside the picture. */
export const CAMERA_NOTE = 'taken at home by Hanako';

const COLOURS = { FRONT: '#884422', BACK: '#224488', SELFIE: '#448822' } as const;

/** A photo as a phone takes it, with the camera's notes in it. */
export const takePhoto = (side: keyof typeof COLOURS = 'FRONT', width = 640, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: COLOURS[side] } })
    .withExif({ IFD0: { ImageDescription: CAMERA_NOTE } })
    .jpeg()
    .toBuffer();

/** The same photo made as large as is wished: what follows the end of a picture is no part of it. */
export const padTo = (photo: Buffer, bytes: number): Buffer =>
  Buffer.concat([photo, Buffer.alloc(bytes - photo.length)]);
