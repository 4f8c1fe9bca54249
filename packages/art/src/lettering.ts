import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Command, type Font } from 'opentype.js';
import { n } from './draw/path.ts';

const require = createRequire(import.meta.url);

/** Display faces under the Open Font License, read only while drawing. */
const FACES = {
  rounded: '@fontsource/baloo-2/files/baloo-2-latin-800-normal.woff',
  heavy: '@fontsource/dela-gothic-one/files/dela-gothic-one-latin-400-normal.woff',
  brush: '@fontsource/potta-one/files/potta-one-latin-400-normal.woff',
} as const;

export type Face = keyof typeof FACES;

/** A line of words turned into an outline: no viewer's fonts take part. */
export type Lettering = { readonly path: string; readonly width: number };

export type LetteringOptions = {
  readonly face: Face;
  readonly size: number;
  /** Baseline. */
  readonly x?: number;
  readonly y?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** Extra space between letters, as a share of the size. */
  readonly tracking?: number;
  /** Decimals of a coordinate. None, on a drawing that is scaled down, makes the lightest path. */
  readonly decimals?: 0 | 2;
};

const fonts = new Map<Face, Font>();

/** Draws words as path data. A character that the face lacks is an error, not an empty box. */
export function lettering(words: string, options: LetteringOptions): Lettering {
  const { face, size, x = 0, y = 0, anchor = 'start', tracking = 0, decimals = 2 } = options;
  const font = fontOf(face);
  for (const character of words)
    if (font.charToGlyph(character).index === 0)
      throw new Error(`The face ${face} cannot write ${JSON.stringify(character)}`);
  const spacing = { letterSpacing: tracking };
  const width = font.getAdvanceWidth(words, size, spacing);
  const shift = { start: 0, middle: width / 2, end: width }[anchor];
  const { commands } = font.getPath(words, x - shift, y, size, spacing);
  return { path: outline(commands, 10 ** decimals), width };
}

function fontOf(face: Face): Font {
  const known = fonts.get(face);
  if (known) return known;
  const bytes = readFileSync(require.resolve(FACES[face]));
  const font = opentype.parse(new Uint8Array(bytes).buffer);
  fonts.set(face, font);
  return font;
}

/**
 * Path data in steps from point to point, counted in whole fractions of a unit: short, without an
 * error that adds up, and the same text, and hash, on every machine. Contours are closed here,
 * because the faces leave it open, and a stroke around a letter would show the gap.
 */
function outline(commands: readonly Command[], parts: number): string {
  let at = { x: 0, y: 0 };
  let start = at;
  let text = '';
  let before = '';
  const grid = (x: number, y: number) => ({ x: Math.round(x * parts), y: Math.round(y * parts) });
  const step = (to: { x: number; y: number }) => [(to.x - at.x) / parts, (to.y - at.y) / parts];
  const close = () => {
    if (text !== '' && before !== 'z') text += 'z';
    before = 'z';
    at = start;
  };
  for (const command of commands) {
    if (command.type === 'M' || command.type === 'Z') close();
    if (command.type === 'Z') continue;
    const end = grid(command.x, command.y);
    if (command.type === 'L' && end.x === at.x && end.y === at.y) continue;
    const bends = [];
    if ('x1' in command) bends.push(...step(grid(command.x1, command.y1)));
    if ('x2' in command) bends.push(...step(grid(command.x2, command.y2)));
    const letter = command.type.toLowerCase();
    const numbers = join([...bends, ...step(end)]);
    if (letter !== before) text += letter + numbers;
    else text += numbers.startsWith('-') ? numbers : ` ${numbers}`;
    before = letter;
    at = end;
    if (command.type === 'M') start = end;
  }
  close();
  return text;
}

/** Numbers side by side; a minus already parts them, and a zero before the point says nothing. */
function join(values: readonly number[]): string {
  return values
    .map((value) => n(value).replace(/^(-?)0\./, '$1.'))
    .reduce(
      (text, value) => (value.startsWith('-') || text === '' ? text + value : `${text} ${value}`),
      '',
    );
}
