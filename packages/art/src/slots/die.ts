import { n, type Point, polygon } from '../draw/path.ts';
import { clipped, linear, radial, type Sheet } from '../draw/sheet.ts';

/** Where the dots of a face lie, in its own square from -1 to 1. */
const DOTS: Readonly<Record<number, readonly Point[]>> = {
  1: [[0, 0]],
  3: [
    [-0.5, -0.5],
    [0, 0],
    [0.5, 0.5],
  ],
  5: [
    [-0.5, -0.5],
    [0.5, -0.5],
    [0, 0],
    [-0.5, 0.5],
    [0.5, 0.5],
  ],
  6: [
    [-0.5, -0.52],
    [0.5, -0.52],
    [-0.5, 0],
    [0.5, 0],
    [-0.5, 0.52],
    [0.5, 0.52],
  ],
};

type Side = { readonly across: Point; readonly down: Point; readonly stops: readonly string[] };

/** How a die is painted and what it shows. */
export type Die = {
  /** Dots of the upper, the left and the right side. */
  readonly shows: readonly [number, number, number];
  readonly upper: readonly string[];
  readonly left: readonly string[];
  readonly right: readonly string[];
  readonly edge: string;
  readonly dot: readonly string[];
  readonly pit: string;
  /** A single dot is larger, and of another colour, as players in the East know it. */
  readonly ace?: readonly string[];
};

const EDGE = 40;
const LIE = EDGE * 0.54;

/** A cube around the origin, seen over its front edge, 80 wide. */
export function die(sheet: Sheet, look: Die): string {
  const { upper, left, right, edge } = look;
  const sides: readonly Side[] = [
    { across: [EDGE / 2, LIE / 2], down: [-EDGE / 2, LIE / 2], stops: upper },
    { across: [EDGE / 2, LIE / 2], down: [0, EDGE / 2], stops: left },
    { across: [EDGE / 2, -LIE / 2], down: [0, EDGE / 2], stops: right },
  ];
  const middles: readonly Point[] = [
    [0, -EDGE / 2],
    [-EDGE / 2, LIE / 2],
    [EDGE / 2, LIE / 2],
  ];
  const outline = polygon([
    [0, -EDGE / 2 - LIE],
    [EDGE, -EDGE / 2],
    [EDGE, EDGE / 2],
    [0, EDGE / 2 + LIE],
    [-EDGE, EDGE / 2],
    [-EDGE, -EDGE / 2],
  ]);
  const faces = sides.map((side, index) => {
    const [x, y] = middles[index]!;
    const { across, down, stops } = side;
    const lie = `matrix(${[...across, ...down, x, y].map(n).join(' ')})`;
    return `<g transform="${lie}"><rect x="-1" y="-1" width="2" height="2" rx=".2"
      fill="${linear(sheet, stops)}"/><rect x="-.93" y="-.93" width="1.86" height="1.86" rx=".3"
      fill="${radial(sheet, ['#ffffff/0.28', '#ffffff/0.06 60', '#ffffff/0'], [0.5, 0.4, 0.6])}"/>
      ${dots(sheet, look, look.shows[index]!)}</g>`;
  });
  const lit = `M${-EDGE + 5} ${n(-EDGE / 2 + 1)}L0 ${n(LIE - EDGE / 2 - 0.6)}L${EDGE - 5} ${n(
    -EDGE / 2 + 1,
  )}M0 ${n(LIE - EDGE / 2)}V${n(EDGE / 2 + LIE - 5)}`;
  return (
    `<path d="${outline}" fill="${edge}" stroke="${edge}" stroke-width="11"
      stroke-linejoin="round"/>` +
    `<path d="${outline}" fill="${left[1]!.split(' ')[0]}" stroke="${linear(sheet, [upper[0]!, right.at(-1)!])}"
      stroke-width="5.4" stroke-linejoin="round"/>` +
    clipped(sheet, outline, faces.join('')) +
    `<path d="${lit}" fill="none" stroke="#fff" stroke-opacity=".62" stroke-width="1.8"
      stroke-linecap="round" stroke-linejoin="round"/>`
  );
}

function dots(sheet: Sheet, { dot, pit, ace }: Die, count: number): string {
  const isAce = count === 1 && ace;
  const size = isAce ? 0.4 : 0.2;
  const paint = radial(sheet, isAce ? ace : dot, [0.4, 0.62, 0.7]);
  return DOTS[count]!.map(
    ([x, y]) =>
      `<circle cx="${n(x)}" cy="${n(y)}" r="${n(size + 0.05)}" fill="${pit}"/>
      <circle cx="${n(x)}" cy="${n(y + 0.03)}" r="${n(size)}" fill="${paint}"/>`,
  ).join('');
}
