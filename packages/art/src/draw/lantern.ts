import { glow } from './light.ts';
import { gold } from './metals.ts';
import { n, type Point, placed } from './path.ts';
import { linear, radial, type Sheet } from './sheet.ts';

/** How far a lantern's paper is lit, from far lamps that are only colour to near ones with ribs. */
export type LanternLook = {
  readonly paper?: readonly string[];
  readonly glowColour?: string;
  readonly glowStrength?: number;
  readonly crest?: boolean;
};

const RED_PAPER = ['#fff0b8', '#ffb14d 26', '#f2502f 60', '#a5173a 92', '#7a0f2e'];

/** A round paper lantern hanging from its own origin, about 26 wide and 44 high. */
export function lantern(sheet: Sheet, look: LanternLook = {}): string {
  const { paper = RED_PAPER, glowColour = '#ff9a3d', glowStrength = 0.75, crest = false } = look;
  const body = 'M-8 5.5C-15 9 -15.5 25 -8 28.5H8C15.5 25 15 9 8 5.5Z';
  const ribs = [9, 12.5, 16, 19.5, 23, 26]
    .map((y) => {
      const half = 13.4 - Math.abs(y - 17) * 0.42;
      return `M${n(-half)} ${n(y)}Q0 ${n(y + 2.6)} ${n(half)} ${n(y)}`;
    })
    .join('');
  const fringe = [-2, -0.7, 0.7, 2].map((x) => `M${x * 0.6} 34.5L${x} 43`).join('');
  return (
    glow(sheet, { x: 0, y: 17, radius: 42, colour: glowColour, strength: glowStrength }) +
    `<path d="M0 -3V3" stroke="#1d0a1c" stroke-width="1"/>
    <path d="${body}" fill="${radial(sheet, paper, [0.52, 0.55, 0.62])}"/>
    <path d="${ribs}" fill="none" stroke="#6d0c22" stroke-opacity=".42" stroke-width=".7"/>
    <path d="M9.5 7.5Q14.4 17 9.5 26.5" fill="none" stroke="#fff3c4" stroke-opacity=".55"
      stroke-width="1.1" stroke-linecap="round"/>
    ${crest ? '<path d="M0 11.5l4.2 5.5l-4.2 5.5l-4.2 -5.5Z" fill="#5c0a1e" opacity=".72"/>' : ''}
    <rect x="-7" y="2.6" width="14" height="3.6" rx="1.2" fill="#240b1c"/>
    <rect x="-7" y="2.6" width="14" height="1.1" rx=".5" fill="${gold(sheet)}"/>
    <rect x="-7" y="28" width="14" height="3.4" rx="1.2" fill="#240b1c"/>
    <rect x="-7" y="30.2" width="14" height="1.1" rx=".5" fill="${gold(sheet)}"/>
    <circle cy="33" r="1.5" fill="${gold(sheet)}"/>
    <path d="${fringe}" stroke="#e63946" stroke-width=".9" stroke-linecap="round"/>`
  );
}

/** A sagging rope with lanterns on it. */
export function lanternString(
  sheet: Sheet,
  rope: { from: Point; to: Point; sag: number; count: number; scale: number },
  look: LanternLook & { readonly rope?: string } = {},
): string {
  const [x1, y1] = rope.from;
  const [x2, y2] = rope.to;
  const bend: Point = [(x1 + x2) / 2, (y1 + y2) / 2 + rope.sag * 2];
  const hung = Array.from({ length: rope.count }, (_, index) => {
    const t = (index + 0.5) / rope.count;
    const on = (a: number, b: number, c: number) =>
      (1 - t) ** 2 * a + 2 * (1 - t) * t * b + t * t * c;
    return placed(lantern(sheet, look), {
      x: on(x1, bend[0], x2),
      y: on(y1, bend[1], y2) + rope.scale * 2,
      scale: rope.scale * (1 + ((index * 7) % 3) * 0.05),
      rotate: ((index * 5) % 7) - 3,
    });
  });
  return `<path d="M${n(x1)} ${n(y1)}Q${n(bend[0])} ${n(bend[1])} ${n(x2)} ${n(y2)}" fill="none"
      stroke="${look.rope ?? '#16081c'}" stroke-width="${n(rope.scale * 1.3)}"/>${hung.join('')}`;
}

/** A standing paper lamp (andon): light in a wooden frame, its foot at the origin. */
export function andon(sheet: Sheet): string {
  return (
    glow(sheet, { x: 0, y: -22, radius: 52, colour: '#ffb057', strength: 0.8 }) +
    `<path d="M-12 -40H12L10 -4H-10Z"
      fill="${radial(sheet, ['#fffbe0', '#ffdf8f 40', '#f0a04a'], [0.5, 0.6, 0.62])}"/>
    <path d="M-12 -40L-10 -4M12 -40L10 -4M0 -40V-4M-11.3 -28H11.3M-10.7 -16H10.7" stroke="#3a1a12"
      stroke-width="1.2" fill="none"/>
    <path d="M-14 -43H14V-39.5H-14ZM-12 -5H12V-1.5H-12ZM-10 -2V2M10 -2V2" fill="#3a1a12"
      stroke="#3a1a12"/>
    <path d="M-14 -43H14" stroke="${linear(sheet, ['#ffdf8a', '#b8781b'], [0, 0, 1, 0])}"
      stroke-width=".8"/>`
  );
}
