import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generatedModule } from './generated-module.ts';
import { GENERATED_PATH, outputFiles, RASTERS_PATH, readManifest } from './manifest.ts';
import type { Scene } from './scene.ts';
import { sceneHash } from './scene-hash.ts';

/** Everything in which the committed rasters differ from the scenes. Renders nothing. */
export function listComplaints(scenes: readonly Scene[]): string[] {
  const manifest = readManifest();
  const expected = new Set(['manifest.json']);
  const complaints: string[] = [];
  for (const scene of scenes) {
    const hash = sceneHash(scene);
    const entry = manifest[scene.name];
    for (const { file } of outputFiles(scene, hash)) expected.add(file);
    if (!entry) complaints.push(`${scene.name}: was never rendered`);
    else if (entry.hash !== hash)
      complaints.push(`${scene.name}: changed since ${entry.hash}, is now ${hash}`);
  }
  const present = new Set(existsSync(RASTERS_PATH) ? readdirSync(RASTERS_PATH) : []);
  for (const file of expected) if (!present.has(file)) complaints.push(`${file}: is missing`);
  for (const file of present)
    if (!expected.has(file)) complaints.push(`${file}: belongs to no scene`);
  const names = new Set(scenes.map((scene) => scene.name));
  for (const name of Object.keys(manifest))
    if (!names.has(name)) complaints.push(`${name}: stands in the manifest without a scene`);
  for (const group of new Set(scenes.map((scene) => scene.group))) {
    const path = join(GENERATED_PATH, `${group}.ts`);
    const isCurrent =
      existsSync(path) && readFileSync(path, 'utf8') === generatedModule(group, scenes, manifest);
    if (!isCurrent) complaints.push(`generated/${group}.ts: is not what the manifest says`);
  }
  return complaints;
}
