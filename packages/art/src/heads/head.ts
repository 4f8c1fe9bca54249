import { n } from '../draw/path.ts';
import { drawing, linear, radial, type Sheet, type Stop } from '../draw/sheet.ts';
import { LIGHT, pictureOutputs, type Scene } from '../scene.ts';

const SIZE = { width: 96, height: 96 } as const;

export type Head = {
  /** As the contract calls it. */
  readonly code: string;
  /** The air behind it, from above to below. */
  readonly ground: readonly [Stop, Stop];
  /** Around the middle of the face, which lies at 48 × 52; the frame that shows it is round. */
  readonly draw: (sheet: Sheet) => string;
};

/** A picture that a member goes by: one face, seen at the size of a thumb, whatever the merchant's look. */
export function headScene({ code, ground, draw }: Head): Scene {
  const name = `heads-${code}`;
  return {
    name,
    group: 'heads',
    ...SIZE,
    outputs: pictureOutputs([96, 192], LIGHT),
    svg: () =>
      drawing(
        name,
        SIZE,
        (sheet) => `<rect width="96" height="96" fill="${linear(sheet, ground)}"/>
        <circle cx="62" cy="30" r="52" fill="${radial(sheet, ['#ffffff/0.42', '#ffffff/0'])}"/>
        ${draw(sheet)}`,
      ),
  };
}

const INK = '#2a1a2e';

/** Two round eyes with light in them. */
export function eyes(dx: number, y: number, size = 4): string {
  return [48 - dx, 48 + dx]
    .map(
      (x) => `<ellipse cx="${x}" cy="${y}" rx="${n(size)}" ry="${n(size * 1.15)}"
        fill="${INK}"/>
      <circle cx="${n(x + size * 0.35)}" cy="${n(y - size * 0.4)}" r="${n(size * 0.36)}" fill="#fff"/>`,
    )
    .join('');
}

/** Two eyes that are closed because their owner smiles. */
export function smilingEyes(dx: number, y: number): string {
  return [48 - dx, 48 + dx]
    .map(
      (x) => `<path d="M${x - 4.5} ${y + 1.5}Q${x} ${y - 5} ${x + 4.5} ${y + 1.5}" fill="none"
      stroke="${INK}" stroke-width="2.6" stroke-linecap="round"/>`,
    )
    .join('');
}

export function cheeks(sheet: Sheet, dx: number, y: number): string {
  const blush = radial(sheet, ['#ff6f7d/0.7', '#ff6f7d/0']);
  return [48 - dx, 48 + dx]
    .map((x) => `<ellipse cx="${x}" cy="${y}" rx="6.5" ry="4.5" fill="${blush}"/>`)
    .join('');
}

/** A small nose and the two bows of a mouth below it. */
export const muzzle = (
  y: number,
  nose = INK,
): string => `<path d="M44.5 ${y}h7q.8 3 -3.5 4.5q-4.3 -1.5 -3.5 -4.5Z" fill="${nose}"/>
  <path d="M48 ${y + 4}q-.6 4.6 -5.6 3.8M48 ${y + 4}q.6 4.6 5.6 3.8" fill="none" stroke="${INK}"
    stroke-width="1.8" stroke-linecap="round"/>`;

/** What is drawn on the left, and the same on the right. */
export const mirroredHalves = (left: string): string =>
  `${left}<g transform="translate(96 0)scale(-1 1)">${left}</g>`;
