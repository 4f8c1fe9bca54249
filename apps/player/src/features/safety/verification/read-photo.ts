/** As wide as the server keeps it, with some room to be turned: a phone's camera makes a good deal more. */
const SIDE_MAX = 2_400;
const QUALITY = 0.9;

/**
 * A photo as base64. Large ones are made smaller first, so that what a camera makes today is neither too
 * large nor long under way; what is no picture goes as it is, and the server says so.
 */
export async function readPhoto(file: File): Promise<string> {
  const photo = await shrink(file).catch(() => file);
  return toBase64(photo);
}

async function shrink(file: File): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = SIDE_MAX / Math.max(bitmap.width, bitmap.height);
  if (scale >= 1) return file;
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return new Promise((resolve) =>
    canvas.toBlob((drawn) => resolve(drawn ?? file), 'image/jpeg', QUALITY),
  );
}

const toBase64 = (photo: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '');
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(photo);
  });
