type Wish = {
  /** The longest side of what comes out, in pixels. */
  readonly sideMax: number;
  /** Cut to a square, from the middle. */
  readonly isSquare?: boolean;
};

const QUALITY = 0.9;

/**
 * Makes a picture as small as it is needed before it travels over a phone's network. What the browser cannot read
 * goes as it is: the server says what is wrong with it.
 */
export async function shrinkPicture(
  file: Blob,
  { sideMax, isSquare = false }: Wish,
): Promise<Blob> {
  try {
    const picture = await createImageBitmap(file);
    const { width, height } = picture;
    const cut = isSquare
      ? { width: Math.min(width, height), height: Math.min(width, height) }
      : { width, height };
    const scale = Math.min(1, sideMax / Math.max(cut.width, cut.height));
    if (scale === 1 && !isSquare) return file;
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(cut.width * scale);
    canvas.height = Math.round(cut.height * scale);
    const place = [(width - cut.width) / 2, (height - cut.height) / 2] as const;
    const context = canvas.getContext('2d');
    if (!context) return file;
    // JPEG knows nothing of transparent grounds.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, ...place, cut.width, cut.height, 0, 0, canvas.width, canvas.height);
    return await toJpeg(canvas, file);
  } catch {
    return file;
  }
}

const toJpeg = (canvas: HTMLCanvasElement, otherwise: Blob): Promise<Blob> =>
  new Promise((resolve) => {
    canvas.toBlob((made) => resolve(made ?? otherwise), 'image/jpeg', QUALITY);
  });
