import { placed } from '../draw/path.ts';
import { drawing, linear, type Sheet } from '../draw/sheet.ts';
import { type Face, lettering } from '../lettering.ts';
import { LIGHT, markOutput, pictureOutputs, type Scene } from '../scene.ts';

/** A studio as it signs its games. */
export type Studio = {
  /** The vendor's code on the wire, in lower case. */
  readonly code: string;
  /** The mark around the origin, within 46 to each side: a shape of its own, no plate behind it. */
  readonly mark: (sheet: Sheet) => string;
  /** The card's ground, 160 by 90. */
  readonly ground: (sheet: Sheet) => string;
  readonly words: readonly [string, string];
  readonly face: Face;
  readonly size: number;
  /** Letters from top to foot, and the edge that lifts them from the ground. */
  readonly ink: readonly string[];
  readonly edge: string;
};

const MARK = { width: 96, height: 96 } as const;
const CARD = { width: 160, height: 90 } as const;

/** The mark alone, and a card with mark and name for rows of studios. */
export function studioScenes(studio: Studio): readonly Scene[] {
  const name = `studio-${studio.code}`;
  const scene = (
    own: string,
    size: { readonly width: number; readonly height: number },
    outputs: Scene['outputs'],
    draw: (sheet: Sheet) => string,
  ): Scene => ({
    name: own,
    group: 'studios',
    ...size,
    outputs,
    svg: () => drawing(own, size, draw),
  });
  return [
    scene(name, MARK, markOutput(84), (sheet) => placed(studio.mark(sheet), { x: 48, y: 48 })),
    scene(`${name}-wide`, CARD, pictureOutputs([320], LIGHT), (sheet) => card(sheet, studio)),
  ];
}

function card(sheet: Sheet, studio: Studio): string {
  const { words, face, size, ink, edge } = studio;
  const letters = linear(sheet, ink);
  const line = (word: string, y: number) => {
    const { path } = lettering(word, { face, size, x: 112, y, anchor: 'middle', tracking: 0.02 });
    return `<path d="${path}" fill="${edge}" stroke="${edge}" stroke-width="3.6"
        stroke-linejoin="round" transform="translate(0 1)"/><path d="${path}" fill="${letters}"/>`;
  };
  return (
    studio.ground(sheet) +
    placed(studio.mark(sheet), { x: 38, y: 45, scale: 0.66 }) +
    line(words[0], 41) +
    line(words[1], 41 + size * 1.04)
  );
}

/** A card's ground: two colours and a light from the upper right. */
export function cardGround(sheet: Sheet, stops: readonly string[], over = ''): string {
  const light = linear(sheet, ['#ffffff/0.22', '#ffffff/0 55'], [1, 0, 0.2, 1]);
  return `<rect width="160" height="90" fill="${linear(sheet, stops, [0, 0, 1, 1])}"/>${over}
    <rect width="160" height="90" fill="${light}"/>`;
}
