import type { Page } from '@playwright/test';
import type { FilmOutput } from './scene.ts';
import type { FilmChunk } from './webm.ts';

/** What stays in the page between two calls. */
type Studio = {
  readonly encoder: VideoEncoder;
  readonly canvas: OffscreenCanvas;
  readonly chunks: { readonly isKey: boolean; readonly base64: string }[];
};

type StudioWindow = typeof globalThis & { studio?: Studio };

type Film = {
  readonly output: FilmOutput;
  readonly height: number;
  readonly count: number;
  draw(index: number): string;
};

/**
 * Encodes drawings picture by picture in the browser's own VP9 encoder. Each picture carries its
 * own time, so that a slow machine makes the same film as a fast one, only later; a recorder that
 * watches a canvas would drop what it could not follow.
 */
export async function encodeFilm(page: Page, film: Film): Promise<readonly FilmChunk[]> {
  const { output, height, count } = film;
  await page.evaluate(openStudio, { ...output, height });
  for (let index = 0; index < count; index++)
    await page.evaluate(encodePicture, { svg: film.draw(index), index, ...output });
  const chunks = await page.evaluate(closeStudio);
  return chunks.map(({ isKey, base64 }) => ({
    isKey,
    bytes: new Uint8Array(Buffer.from(base64, 'base64')),
  }));
}

function openStudio(film: FilmOutput & { readonly height: number }): void {
  const chunks: Studio['chunks'] = [];
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      const characters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
      chunks.push({ isKey: chunk.type === 'key', base64: btoa(characters) });
    },
    error: (error) => {
      throw error;
    },
  });
  encoder.configure({
    codec: 'vp09.00.30.08',
    width: film.width,
    height: film.height,
    framerate: film.perSecond,
    bitrate: film.kilobits * 1000,
    bitrateMode: 'variable',
    latencyMode: 'quality',
  });
  const canvas = new OffscreenCanvas(film.width, film.height);
  (globalThis as StudioWindow).studio = { encoder, canvas, chunks };
}

async function encodePicture(
  picture: FilmOutput & { readonly svg: string; readonly index: number },
): Promise<void> {
  const { encoder, canvas } = (globalThis as StudioWindow).studio!;
  const address = URL.createObjectURL(new Blob([picture.svg], { type: 'image/svg+xml' }));
  const image = new Image();
  image.src = address;
  await image.decode();
  canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
  URL.revokeObjectURL(address);
  const length = 1e6 / picture.perSecond;
  const frame = new VideoFrame(canvas, { timestamp: picture.index * length, duration: length });
  encoder.encode(frame, { keyFrame: picture.index === 0 });
  frame.close();
}

async function closeStudio(): Promise<Studio['chunks']> {
  const { encoder, chunks } = (globalThis as StudioWindow).studio!;
  await encoder.flush();
  encoder.close();
  return chunks;
}
