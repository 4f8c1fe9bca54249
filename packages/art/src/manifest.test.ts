import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allScenes } from './all-scenes.ts';
import { listComplaints } from './list-complaints.ts';
import { RASTERS_PATH, readManifest } from './manifest.ts';
import { sceneHash } from './scene-hash.ts';

const manifest = readManifest();
const outputs = Object.values(manifest).flatMap((entry) => entry.outputs);

/** Every scene is drawn, which takes a busy machine some time. */
const DRAWING = { timeout: 60_000 };

test('the committed rasters are those of the scenes as they are drawn now', DRAWING, () => {
  expect(listComplaints(allScenes)).toEqual([]);
});

test('every output exists with the bytes that the manifest says', () => {
  for (const { file, bytes } of outputs)
    expect([file, readFileSync(join(RASTERS_PATH, file)).length]).toEqual([file, bytes]);
});

test('a scene that changes by one character gets another name, and so does another quality', () => {
  const [scene] = allScenes;
  const redrawn = { ...scene!, svg: () => `${scene!.svg()} ` };
  const recoded = { ...scene!, outputs: [{ format: 'png', widths: [10], quality: 1 }] as const };
  const hashes = [scene!, redrawn, recoded].map(sceneHash);
  expect(new Set(hashes).size).toBe(3);
  expect(sceneHash(scene!)).toBe(hashes[0]);
});

test('a changed scene, a missing file and a stranger are each complained about', DRAWING, () => {
  const [first, second, ...rest] = allScenes;
  const changed = { ...first!, svg: () => '<svg/>' };
  const complaints = listComplaints([changed, ...rest]);
  expect(complaints).toContainEqual(expect.stringContaining(`${first!.name}: changed since`));
  expect(complaints).toContainEqual(expect.stringMatching(`${first!.name}.*is missing`));
  expect(complaints).toContainEqual(expect.stringMatching(`${second!.name}.*belongs to no scene`));
  expect(complaints).toContainEqual(`${second!.name}: stands in the manifest without a scene`);
});

test('banners, backdrops, previews and logos keep to their weight', () => {
  const heaviest = (name: RegExp, format: string, width?: number) =>
    Math.max(
      ...outputs
        .filter((output) => name.test(output.file) && output.format === format)
        .filter((output) => width === undefined || output.width === width)
        .map((output) => output.bytes),
    );
  expect(heaviest(/-banner-/, 'avif', 716)).toBeLessThanOrEqual(35_000);
  expect(heaviest(/-backdrop-/, 'avif')).toBeLessThanOrEqual(60_000);
  expect(heaviest(/-backdrop-/, 'webp')).toBeLessThanOrEqual(60_000);
  expect(heaviest(/-open-graph/, 'jpeg')).toBeLessThanOrEqual(120_000);
  expect(heaviest(/-(mark|logo-\w+)\./, 'svg')).toBeLessThanOrEqual(6_000);
  const isSlot = ({ file }: { readonly file: string }) => file.startsWith('slots-');
  const weight = (some: readonly { readonly bytes: number }[]) =>
    some.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(weight(outputs.filter((output) => !isSlot(output)))).toBeLessThan(6_000_000);
});

test('films and what announces them keep to their weight', () => {
  const heavier = (name: RegExp, bytesMax: number) =>
    outputs
      .filter(({ file, bytes }) => name.test(file) && bytes > bytesMax)
      .map(({ file }) => file);
  expect(outputs.filter(({ format }) => format === 'webm').length).toBe(4);
  expect(heavier(/\.webm$/, 350_000)).toEqual([]);
  expect(heavier(/-(popup|hot|film-poster)-?\w*\.[0-9a-f]+-\d+\.avif$/, 40_000)).toEqual([]);
  expect(heavier(/^studio-\w+\.[0-9a-f]+\.svg$/, 4_000)).toEqual([]);
});

test('a film whose movement changes gets another name', () => {
  const film = allScenes.find((scene) => scene.frames)!;
  const { count, draw } = film.frames!;
  const moved = { ...film, frames: { count, draw: (index: number) => `${draw(index)} ` } };
  expect(sceneHash(moved)).not.toBe(sceneHash(film));
});

test('no slot is heavier than a phone on a slow line loads in a second', () => {
  const parts = outputs.filter(({ file }) => /^slots-\w+-(backdrop|symbols)\./.test(file));
  const games = Map.groupBy(parts, ({ file }) => file.split('-')[1]);
  expect(games.size).toBe(33);
  for (const [, files] of games)
    expect(files.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(180_000);
});
