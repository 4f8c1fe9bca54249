import { drawing, type Sheet } from './draw/sheet.ts';
import type { Scene, SceneGroup } from './scene.ts';

/** Films are composed in the coordinates of their posters and recorded at twice that size. */
export const FILM = { width: 320, height: 180 } as const;
const SECONDS = 7;
const PER_SECOND = 24;

/** A silent loop: `at` runs from 0 to 1, and the last picture leads into the first. */
export function filmScene(
  film: { readonly name: string; readonly group: SceneGroup; readonly kilobits: number },
  draw: (sheet: Sheet, at: number) => string,
): Scene {
  const { name, group, kilobits } = film;
  const count = SECONDS * PER_SECOND;
  const frame = (index: number) =>
    drawing(name, FILM, (sheet) => draw(sheet, Math.round((index / count) * 1e6) / 1e6));
  return {
    name,
    group,
    ...FILM,
    outputs: [{ format: 'webm', width: FILM.width * 2, perSecond: PER_SECOND, kilobits }],
    frames: { count, draw: frame },
    svg: () => frame(0),
  };
}
