import { drawing, type Sheet } from './draw/sheet.ts';
import { type Face, lettering } from './lettering.ts';
import { type Scene, type SceneGroup, vectorOutput } from './scene.ts';

/** Side of a square mark. */
export const MARK = 48;
const GAP = 9;

/** Letters are drawn this many times larger and scaled down, so that whole numbers suffice. */
const FINE = 10;

/** The ground that a logo stands on. */
export type Ground = 'dark' | 'light';

/** How a merchant's name is written beside its mark. */
export type Wordmark = {
  readonly words: string;
  readonly face: Face;
  readonly size: number;
  readonly baseline: number;
  readonly tracking: number;
  paint(sheet: Sheet, ground: Ground): string;
};

/** The mark alone. */
export function markScene(
  mark: { readonly name: string; readonly group: SceneGroup },
  draw: (sheet: Sheet) => string,
): Scene {
  const size = { width: MARK, height: MARK };
  return { ...mark, ...size, outputs: vectorOutput, svg: () => drawing(mark.name, size, draw) };
}

/** Mark and name side by side, the name as an outline. */
export function logoScene(
  logo: { readonly name: string; readonly group: SceneGroup; readonly ground: Ground },
  wordmark: Wordmark,
  mark: (sheet: Sheet) => string,
): Scene {
  const { words, face, size, baseline, tracking } = wordmark;
  const x = MARK + GAP;
  const place = { size: size * FINE, x: x * FINE, y: baseline * FINE };
  const outline = lettering(words, { face, tracking, decimals: 0, ...place });
  const box = { width: Math.ceil(x + outline.width / FINE), height: MARK };
  return {
    name: logo.name,
    group: logo.group,
    ...box,
    outputs: vectorOutput,
    svg: () =>
      drawing(logo.name, box, (sheet) => {
        const drawn = mark(sheet);
        const look = `fill="${wordmark.paint(sheet, logo.ground)}" transform="scale(${1 / FINE})"`;
        return `${drawn}<path d="${outline.path}" ${look}/>`;
      }),
  };
}

/** The name alone, centred: for the pictures that other sites show of us. */
export function wordmarkPath(wordmark: Wordmark, at: { x: number; y: number; size: number }) {
  const { words, face, tracking } = wordmark;
  return lettering(words, { face, tracking, anchor: 'middle', ...at });
}
