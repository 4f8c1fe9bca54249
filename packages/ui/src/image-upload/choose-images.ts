export type ImageType = 'png' | 'jpg';
export type ImageRefusal = 'type' | 'size' | 'count';

export type UploadLimits = {
  readonly imagesMax: number;
  readonly bytesMax: number;
  readonly types: readonly ImageType[];
};

/** As much of a `File` as the rules look at. */
export type ChosenImage = { readonly name: string; readonly size: number; readonly type: string };

const MIME_TYPES: Record<ImageType, string> = { png: 'image/png', jpg: 'image/jpeg' };

/** For the `accept` of a file input. */
export const acceptOf = (types: readonly ImageType[]): string =>
  types.map((type) => MIME_TYPES[type]).join(',');

/**
 * Adds what fits to what is there, in the order chosen. What does not fit is left out and named by
 * its first reason; the rest is kept, so that one bad picture does not cost the good ones.
 */
export function chooseImages<Image extends ChosenImage>(
  kept: readonly Image[],
  added: readonly Image[],
  limits: UploadLimits,
): { images: readonly Image[]; refusals: readonly ImageRefusal[] } {
  const images = [...kept];
  const refusals: ImageRefusal[] = [];
  for (const image of added) {
    const refusal = refusalOf(image, images.length, limits);
    if (refusal) refusals.push(refusal);
    else images.push(image);
  }
  return { images, refusals };
}

function refusalOf(image: ChosenImage, count: number, limits: UploadLimits) {
  const isKnown = limits.types.some((type) => MIME_TYPES[type] === image.type);
  if (!isKnown) return 'type';
  if (image.size > limits.bytesMax) return 'size';
  return count >= limits.imagesMax ? 'count' : undefined;
}
