import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { allScenes } from './all-scenes.ts';
import { encodeFilm } from './encode-film.ts';
import { type ManifestEntry, outputFiles, RASTERS_PATH, readManifest } from './manifest.ts';
import { publishManifest } from './publish-manifest.ts';
import { makePlaceholder, rasterise } from './render-scene.ts';
import type { FilmOutput, Scene } from './scene.ts';
import { sceneHash } from './scene-hash.ts';
import { toWebm } from './webm.ts';

/**
 * `node packages/art/src/record-films.ts "$(command -v chromium)"` records the films that changed.
 * Only by hand: the gate compares the hash of what they are drawn from, as it does for rasters.
 */
const [, , executablePath = ''] = process.argv;
if (!existsSync(executablePath)) throw new Error('Say where Chromium is');
await recordChanged();

async function recordChanged(): Promise<void> {
  const manifest: Record<string, ManifestEntry> = { ...readManifest() };
  const films = allScenes.filter((scene) => scene.frames);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await openSecurePage(await browser.newPage());
    for (const film of films) {
      const hash = sceneHash(film);
      if (manifest[film.name]?.hash === hash) continue;
      manifest[film.name] = await record(page, film, hash);
      process.stdout.write(`${film.name}  ${manifest[film.name]!.outputs[0]!.bytes} bytes\n`);
    }
  } finally {
    await browser.close();
  }
  publishManifest(allScenes, inOrder(manifest));
}

/** Encoders are there for secure pages only; this one is answered here and never leaves. */
async function openSecurePage(page: Page): Promise<Page> {
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto('http://localhost/');
  return page;
}

async function record(page: Page, film: Scene, hash: string): Promise<ManifestEntry> {
  const output = film.outputs.find((each): each is FilmOutput => each.format === 'webm')!;
  const height = Math.round((output.width * film.height) / film.width);
  const { count, draw } = film.frames!;
  const chunks = await encodeFilm(page, { output, height, count, draw });
  const { width, perSecond } = output;
  const bytes = toWebm({ width, height, perSecond, chunks });
  const [planned] = outputFiles(film, hash);
  writeFileSync(join(RASTERS_PATH, planned!.file), bytes);
  const placeholder = await makePlaceholder(await rasterise(film, film.svg(), film.width));
  return { hash, placeholder, outputs: [{ ...planned!, bytes: bytes.length }] };
}

/** The manifest lists pictures in the order of the scenes, whichever was made last. */
function inOrder(
  manifest: Readonly<Record<string, ManifestEntry>>,
): Readonly<Record<string, ManifestEntry>> {
  return Object.fromEntries(
    allScenes.flatMap(({ name }) => {
      const entry = manifest[name];
      return entry ? [[name, entry]] : [];
    }),
  );
}
