import { n } from '../draw/path.ts';
import { linear, type Sheet } from '../draw/sheet.ts';
import { type Face, lettering } from '../lettering.ts';
import { type Finish, groundShadow, painted } from './painted.ts';

export type PlateLook = {
  readonly face: Face;
  /** The cloth from its upper edge to its lower one. */
  readonly cloth: readonly string[];
  readonly line: string;
  readonly ink?: readonly string[];
  readonly y?: number;
};

/** How high capitals and figures stand, as a share of each face's size. */
const CAPITAL = { rounded: 0.61, heavy: 0.73, brush: 0.78 } as const satisfies Record<Face, number>;

const WORD = { width: 57, height: 12.4 };

/** A ribbon with the word WILD across the foot of a symbol, its middle on y. */
export function wildPlate(sheet: Sheet, look: PlateLook): string {
  const { face, cloth, line, ink = ['#fffdf0', '#ffe39a'], y = 33 } = look;
  const unit = lettering('WILD', { face, size: 100, tracking: 0.04 }).width / 100;
  const size = Math.min(WORD.width / unit, WORD.height / CAPITAL[face]);
  const word = lettering('WILD', {
    face,
    size,
    y: y - 0.6 + (size * CAPITAL[face]) / 2,
    anchor: 'middle',
    tracking: 0.04,
  }).path;
  const tail = (side: number) =>
    `M${side * 28} ${n(y - 4)}L${side * 45} ${n(y - 6)}L${side * 40.5} ${n(y + 3)}L${side * 45} ${n(
      y + 12,
    )}L${side * 28} ${n(y + 11)}Z`;
  const band = `M-37 ${n(y - 8)}Q0 ${n(y - 12)} 37 ${n(y - 8)}V${n(y + 9.5)}Q0 ${n(y + 6)} -37 ${n(
    y + 9.5,
  )}Z`;
  const fill = linear(sheet, cloth);
  const last = cloth.at(-1)?.split(' ')[0] ?? line;
  return (
    [-1, 1]
      .map((side) =>
        painted(sheet, tail(side), { fill: last, line, weight: 1.8, light: 0.2, depth: 3 }),
      )
      .join('') +
    painted(sheet, band, { fill, line, weight: 1.8, depth: 2.6, light: 0.7, shade: 0.3 }) +
    `<path d="${word}" fill="${line}" stroke="${line}" stroke-width="2.6" stroke-linejoin="round"
      transform="translate(0 .8)"/><path d="${word}" fill="${linear(sheet, ink)}"/>`
  );
}

export type SevenLook = Finish & {
  readonly face: Face;
  /** A second, bright edge between the body and the dark line. */
  readonly trim: string;
  readonly turn?: number;
};

/** The lucky seven: a fat figure with a bright trim inside a dark edge. */
export function luckySeven(sheet: Sheet, look: SevenLook): string {
  const { face, trim, turn = -4, line } = look;
  const size = 74 / CAPITAL[face];
  const figure = lettering('7', { face, size, y: 36, anchor: 'middle' }).path;
  const edge = (colour: string, width: number, drop: number) =>
    `<path d="${figure}" fill="${colour}" stroke="${colour}" stroke-width="${width}"
      stroke-linejoin="round" transform="translate(0 ${drop})"/>`;
  return (
    groundShadow(sheet, { y: 43, width: 60 }) +
    `<g transform="rotate(${n(turn)})">${edge(line, 13, 2.4)}${edge(trim, 8.5, 0)}` +
    `${painted(sheet, figure, { ...look, weight: 1 })}</g>`
  );
}
