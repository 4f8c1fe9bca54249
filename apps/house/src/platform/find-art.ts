import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const FILE = /^([a-z]{1,20})(?:-(\d{1,4}))?\.(avif|webp|svg)$/;
const GAME = /^[a-z0-9]{1,40}$/;

const manifest = z.record(
  z.string(),
  z.looseObject({
    hash: z.string(),
    outputs: z.array(z.looseObject({ file: z.string(), format: z.string(), width: z.number() })),
  }),
);

export type Art = {
  readonly file: string;
  readonly format: 'avif' | 'webp' | 'svg';
  readonly hash: string;
};

/**
 * Finds a picture of a slot by a name that never changes: `tile-216.avif`, `backdrop.webp`. The manifest
 * is read again when it changes, so that new pictures need no restart.
 */
export function createArtFinder(folder: string) {
  const path = join(folder, 'manifest.json');
  let kept: { readonly changedAt: number; readonly scenes: z.output<typeof manifest> } | undefined;

  const readScenes = async () => {
    const changedAt = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined,
    );
    if (changedAt === undefined) return {};
    if (kept?.changedAt !== changedAt) {
      const read = manifest.safeParse(JSON.parse(await readFile(path, 'utf8')));
      kept = { changedAt, scenes: read.success ? read.data : {} };
    }
    return kept.scenes;
  };

  return async (named: {
    readonly gameId: string;
    readonly file: string;
  }): Promise<Art | undefined> => {
    const [, part, width, format] = FILE.exec(named.file) ?? [];
    if (!part || !GAME.test(named.gameId)) return undefined;
    const scene = `slots-${named.gameId}-${part}`;
    const scenes = await readScenes();
    const entry = Object.hasOwn(scenes, scene) ? scenes[scene] : undefined;
    const fitting = entry?.outputs
      .filter((output) => output.format === format)
      .filter((output) => width === undefined || output.width === Number(width))
      .sort((left, right) => right.width - left.width)[0];
    if (!entry || !fitting) return undefined;
    const hash = `${entry.hash}-${fitting.width}-${format}`;
    return { file: fitting.file, format: format as Art['format'], hash };
  };
}
