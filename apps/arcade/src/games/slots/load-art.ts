import { loadBytes, type Progress } from '#frame/load-bytes.ts';
import { artUrl } from './art-url.ts';
import type { Art } from './stage.ts';

/** What pictures usually weigh, until their answers tell it. */
const EXPECTED_BYTES = { sheet: 90_000, backdrop: 60_000 } as const;

export async function loadArt(gameId: string, progress: Progress): Promise<Art> {
  const load = async (file: string, expected: number) => {
    const blob = await loadBytes(artUrl(gameId, file), progress.add(expected));
    return createImageBitmap(blob);
  };
  const [sheet, backdrop] = await Promise.all([
    load('symbols.webp', EXPECTED_BYTES.sheet),
    load('backdrop.webp', EXPECTED_BYTES.backdrop),
  ]);
  return { sheet, backdrop };
}
