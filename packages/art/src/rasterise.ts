import { mkdirSync, readdirSync } from 'node:fs';
import { allScenes } from './all-scenes.ts';
import { listComplaints } from './list-complaints.ts';
import {
  GENERATED_PATH,
  type Manifest,
  outputFiles,
  RASTERS_PATH,
  readManifest,
} from './manifest.ts';
import { publishManifest } from './publish-manifest.ts';
import { renderScene } from './render-scene.ts';
import type { Scene } from './scene.ts';
import { sceneHash } from './scene-hash.ts';

/**
 * `npm run art` renders what changed; `npm run art -- --check` only tells what would. The rasters
 * are committed, so that neither a build nor a visitor waits for an encoder.
 */
if (process.argv.includes('--check')) check();
else await render();

function check(): void {
  const complaints = listComplaints(allScenes);
  for (const complaint of complaints) console.error(complaint);
  if (complaints.length > 0) {
    console.error('Run `npm run art` and commit what it writes.');
    process.exitCode = 1;
    return;
  }
  console.log(`${allScenes.length} scenes are rendered as they are drawn.`);
}

async function render(): Promise<void> {
  mkdirSync(RASTERS_PATH, { recursive: true });
  mkdirSync(GENERATED_PATH, { recursive: true });
  const before = readManifest();
  const present = new Set(readdirSync(RASTERS_PATH));
  const after: Record<string, Manifest[string]> = {};
  for (const scene of allScenes) {
    const hash = sceneHash(scene);
    const kept = before[scene.name];
    const isComplete = outputFiles(scene, hash).every(({ file }) => present.has(file));
    const isKept = kept?.hash === hash && isComplete;
    if (scene.frames && !isKept) {
      // A film needs a browser. Until it is recorded again the old one stays, and `--check` complains.
      console.log(`${scene.name}  is not recorded as drawn: see record-films.ts`);
      if (kept) after[scene.name] = kept;
    } else after[scene.name] = isKept ? kept : await renderAloud(scene, hash);
  }
  publishManifest(allScenes, after);
  const bytes = Object.values(after).flatMap((entry) => entry.outputs.map((file) => file.bytes));
  const total = bytes.reduce((sum, each) => sum + each, 0);
  console.log(`${bytes.length} files, ${Math.round(total / 1000)} kB`);
}

async function renderAloud(scene: Scene, hash: string): Promise<Manifest[string]> {
  const entry = await renderScene(scene, hash);
  const sizes = entry.outputs.map(
    ({ format, width, bytes }) => `${format} ${width}: ${(bytes / 1000).toFixed(1)} kB`,
  );
  console.log(`${scene.name}  ${sizes.join(', ')}`);
  return entry;
}
