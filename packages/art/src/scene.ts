/** Formats a browser chooses between, and those that a platform demands for icons and previews. */
export type RasterFormat = 'avif' | 'webp' | 'png' | 'jpeg';

export type RasterOutput = {
  readonly format: RasterFormat;
  /** Pixel widths to write; the height follows from the scene's proportions. */
  readonly widths: readonly number[];
  readonly quality: number;
};

/** The drawing itself, for marks that must stay sharp at any size. */
export type VectorOutput = { readonly format: 'svg' };

/** A silent loop of a scene that moves, recorded by `record-films.ts`. */
export type FilmOutput = {
  readonly format: 'webm';
  readonly width: number;
  readonly perSecond: number;
  /** What a second of it may weigh. */
  readonly kilobits: number;
};

export type FileFormat = RasterFormat | 'svg' | 'webm';

export type SceneOutput = RasterOutput | VectorOutput | FilmOutput;

/** The generated module that a picture is exported from: `@maneki/art/generated/<group>`. */
export type SceneGroup =
  | 'maneki'
  | 'sampaguita'
  | 'categories'
  | 'marks'
  | 'states'
  | 'studios'
  | 'heads'
  | 'methods'
  | 'goods'
  | 'slots';

/** One picture, composed in code. Width and height are its CSS size and its coordinate space. */
export type Scene = {
  readonly name: string;
  readonly group: SceneGroup;
  readonly width: number;
  readonly height: number;
  readonly outputs: readonly SceneOutput[];
  svg(): string;
  /** The pictures of a film, each a whole drawing; `svg` is the first of them. */
  readonly frames?: { readonly count: number; draw(index: number): string };
};

type PictureQuality = { readonly avif: number; readonly webp: number };

/** For pictures that are small, or seen in passing: a fifth lighter. */
export const LIGHT: PictureQuality = { avif: 56, webp: 72 };

/** The two formats that every browser in use understands one of. */
export function pictureOutputs(
  widths: readonly number[],
  quality: PictureQuality = { avif: 62, webp: 78 },
): readonly RasterOutput[] {
  return [
    { format: 'avif', widths, quality: quality.avif },
    { format: 'webp', widths, quality: quality.webp },
  ];
}

export const pngOutput = (widths: readonly number[]): readonly RasterOutput[] => [
  { format: 'png', widths, quality: 90 },
];

/**
 * For small marks that a page shows many of: a browser opens a whole document for each drawing in vectors,
 * which takes longer than to load and show these dots.
 */
export const markOutput = (width: number): readonly RasterOutput[] => [
  { format: 'webp', widths: [width], quality: 74 },
];

export const vectorOutput: readonly VectorOutput[] = [{ format: 'svg' }];
