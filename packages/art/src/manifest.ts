import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ArtPlaceholder } from './art-picture.ts';
import type { FileFormat, Scene } from './scene.ts';

export const RASTERS_PATH = join(import.meta.dirname, '..', 'rasters');
export const GENERATED_PATH = join(import.meta.dirname, 'generated');
const MANIFEST_PATH = join(RASTERS_PATH, 'manifest.json');

export type ManifestOutput = {
  readonly file: string;
  readonly format: FileFormat;
  readonly width: number;
  readonly bytes: number;
};

export type ManifestEntry = {
  readonly hash: string;
  readonly placeholder: ArtPlaceholder;
  readonly outputs: readonly ManifestOutput[];
};

/** What was rendered from what: scene name to its source hash and files. */
export type Manifest = Readonly<Record<string, ManifestEntry>>;

export function readManifest(): Manifest {
  if (!existsSync(MANIFEST_PATH)) return {};
  return JSON.parse(readFileSync(MANIFEST_PATH, 'utf8')) as Manifest;
}

export function writeManifest(manifest: Manifest): void {
  writeFileSync(MANIFEST_PATH, `${JSON.stringify(manifest, null, 1)}\n`);
}

/** The files that a scene must have, by name alone: what is checked needs no rendering. */
export function outputFiles(scene: Scene, hash: string): readonly Omit<ManifestOutput, 'bytes'>[] {
  return scene.outputs.flatMap((output): Omit<ManifestOutput, 'bytes'>[] => {
    if (output.format === 'svg')
      return [{ file: `${scene.name}.${hash}.svg`, format: 'svg', width: scene.width }];
    if (output.format === 'webm') {
      const { format, width } = output;
      return [{ file: `${scene.name}.${hash}-${width}.webm`, format, width }];
    }
    const { format, widths } = output;
    const extension = format === 'jpeg' ? 'jpg' : format;
    return widths.map((width) => ({
      file: `${scene.name}.${hash}-${width}.${extension}`,
      format,
      width,
    }));
  });
}
