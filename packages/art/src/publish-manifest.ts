import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generatedModule } from './generated-module.ts';
import { GENERATED_PATH, type Manifest, RASTERS_PATH, writeManifest } from './manifest.ts';
import type { Scene } from './scene.ts';

/** Writes what was rendered: the manifest, a module for each group, and no file beside those named. */
export function publishManifest(scenes: readonly Scene[], manifest: Manifest): void {
  writeManifest(manifest);
  removeStrangers(manifest);
  for (const group of new Set(scenes.map((scene) => scene.group)))
    writeFileSync(join(GENERATED_PATH, `${group}.ts`), generatedModule(group, scenes, manifest));
}

function removeStrangers(manifest: Manifest): void {
  const named = new Set(
    Object.values(manifest).flatMap((entry) => entry.outputs.map(({ file }) => file)),
  );
  for (const file of readdirSync(RASTERS_PATH))
    if (file !== 'manifest.json' && !named.has(file)) rmSync(join(RASTERS_PATH, file));
}
