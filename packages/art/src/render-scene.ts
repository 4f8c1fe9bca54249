import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash, thumbHashToAverageRGBA } from 'thumbhash';
import type { ArtPlaceholder } from './art-picture.ts';
import { type ManifestEntry, type ManifestOutput, outputFiles, RASTERS_PATH } from './manifest.ts';
import type { RasterOutput, Scene } from './scene.ts';

/** Largest side that a thumbhash takes. */
const THUMBNAIL_SIDE = 100;

/** Draws a scene once at its largest width and writes all of its files from that drawing. */
export async function renderScene(scene: Scene, hash: string): Promise<ManifestEntry> {
  const svg = scene.svg();
  const rasters = scene.outputs.filter((output): output is RasterOutput => 'quality' in output);
  const largest = Math.max(scene.width, ...rasters.flatMap((output) => output.widths));
  const drawing = await rasterise(scene, svg, largest);
  const outputs: ManifestOutput[] = [];
  for (const planned of outputFiles(scene, hash)) {
    const settings = rasters.find((output) => output.format === planned.format);
    const bytes = settings
      ? await encode(sharp(drawing).resize({ width: planned.width }), settings)
      : Buffer.from(svg);
    writeFileSync(join(RASTERS_PATH, planned.file), bytes);
    outputs.push({ ...planned, bytes: bytes.length });
  }
  return { hash, placeholder: await makePlaceholder(drawing), outputs };
}

/** The density makes the vector renderer draw at the wanted size, instead of scaling pixels up. */
export function rasterise(scene: Scene, svg: string, width: number): Promise<Buffer> {
  const height = Math.round((width * scene.height) / scene.width);
  return sharp(Buffer.from(svg), { density: (72 * width) / scene.width })
    .resize({ width, height, fit: 'fill' })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

function encode(image: Sharp, { format, quality }: RasterOutput): Promise<Buffer> {
  switch (format) {
    case 'avif':
      // Measured on a banner: more effort takes ten times as long and saves three percent.
      return image.avif({ quality, effort: 2 }).toBuffer();
    case 'webp':
      return image.webp({ quality, alphaQuality: 90, effort: 6, smartSubsample: true }).toBuffer();
    case 'png':
      return image.png({ compressionLevel: 9, palette: true, quality, effort: 10 }).toBuffer();
    case 'jpeg':
      return image.jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer();
  }
}

export async function makePlaceholder(drawing: Buffer): Promise<ArtPlaceholder> {
  const { data, info } = await sharp(drawing)
    .resize({ width: THUMBNAIL_SIDE, height: THUMBNAIL_SIDE, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const hash = rgbaToThumbHash(info.width, info.height, data);
  const { r, g, b } = thumbHashToAverageRGBA(hash);
  const channel = (share: number) =>
    Math.round(share * 255)
      .toString(16)
      .padStart(2, '0');
  return {
    colour: `#${channel(r)}${channel(g)}${channel(b)}`,
    thumbhash: Buffer.from(hash).toString('base64'),
  };
}
