import { glow } from '../draw/light.ts';
import { gold, goldRim } from '../draw/metals.ts';
import { n, placed, polar } from '../draw/path.ts';
import { linear, radial, type Sheet } from '../draw/sheet.ts';
import { disc, groundShadow, painted } from '../slots/painted.ts';

export type DialLook = {
  /** The housing from the lit side to the dark one, and its edge. */
  readonly body: readonly string[];
  readonly line: string;
  /** The face behind the scale. */
  readonly face: readonly string[];
  readonly ink: string;
  /** The part of the scale that may be used, and the part beyond the mark. */
  readonly open: string;
  readonly closed: string;
  /** The maker's sign below the hand, around its own origin. */
  readonly crest: (sheet: Sheet) => string;
};

const FROM = 150;
const SWEEP = 240;
/** Where the player has set the mark, and where the day stands. */
const MARK = 0.66;
const HAND = 0.3;

const arc = (radius: number, from: number, to: number): string => {
  const [x1, y1] = polar([0, 0], radius, FROM + SWEEP * from);
  const [x2, y2] = polar([0, 0], radius, FROM + SWEEP * to);
  const isLong = (to - from) * SWEEP > 180 ? 1 : 0;
  return `M${n(x1)} ${n(y1)}A${radius} ${radius} 0 ${isLong} 1 ${n(x2)} ${n(y2)}`;
};

/** A dial on which one sets one's own limit: radius 62, the mark pegged, the hand well below it. */
export function limitDial(sheet: Sheet, look: DialLook): string {
  const ticks = Array.from({ length: 25 }, (_, index) => {
    const degrees = FROM + (SWEEP / 24) * index;
    const [x1, y1] = polar([0, 0], 48, degrees);
    const [x2, y2] = polar([0, 0], index % 4 === 0 ? 42 : 45, degrees);
    return `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`;
  });
  return (
    groundShadow(sheet, { y: 70, width: 150 }) +
    painted(sheet, disc(0, 0, 64), {
      fill: linear(sheet, look.body, [0.85, 0, 0.15, 1]),
      line: look.line,
      weight: 2,
      depth: 6,
    }) +
    `<circle r="54.6" fill="none" stroke="${goldRim(sheet)}" stroke-width="3.4"/>
    <circle r="52" fill="${radial(sheet, look.face, [0.6, 0.32, 0.8])}"/>
    <circle r="52" fill="none" stroke="${look.line}" stroke-opacity=".5" stroke-width="2"/>
    <g fill="none" stroke-width="7"><path d="${arc(37, MARK, 1)}" stroke="${look.closed}"
      stroke-linecap="round"/><path d="${arc(37, 0, MARK)}" stroke="${look.ink}"
      stroke-opacity=".16" stroke-linecap="round"/><path d="${arc(37, 0, HAND)}"
      stroke="${look.open}" stroke-linecap="round"/></g>
    <path d="${ticks.join('')}" stroke="${look.ink}" stroke-opacity=".6" stroke-width="1.3"
      stroke-linecap="round"/>` +
    placed(look.crest(sheet), { y: 29 }) +
    peg(sheet, look) +
    hand(sheet, look)
  );
}

/** The player's own mark: a gold peg with a small flag, beyond which nothing goes. */
function peg(sheet: Sheet, { line }: DialLook): string {
  const degrees = FROM + SWEEP * MARK;
  return `<g transform="rotate(${n(degrees + 90)})">${glow(sheet, { x: 0, y: -58, radius: 24, strength: 0.8 })}
    <path d="M-2.4 -30H2.4V-80H-2.4Z" fill="${gold(sheet)}" stroke="${line}" stroke-width="1.2"/>
    <path d="M2.4 -80C9 -84 15 -76 24 -79V-63C15 -60 9 -68 2.4 -64Z"
      fill="${linear(sheet, ['#ff7a62', '#d8283f'])}" stroke="${line}" stroke-width="1.2"
      stroke-linejoin="round"/></g>`;
}

function hand(sheet: Sheet, { line }: DialLook): string {
  return `<g transform="rotate(${n(FROM + SWEEP * HAND + 90)})"><path d="M-4 6L-1.2 -38H1.2L4 6Z"
      fill="${linear(sheet, ['#ffffff', '#f4d38a'])}" stroke="${line}" stroke-width="1.2"
      stroke-linejoin="round"/></g>
    <circle r="8.4" fill="${line}"/><circle r="7.4" fill="${gold(sheet)}"/>
    <circle cx="1.6" cy="-1.8" r="2.6" fill="#fffbe6"/>`;
}
