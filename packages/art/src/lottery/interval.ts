import { n, polar } from '../draw/path.ts';
import { radial, type Sheet } from '../draw/sheet.ts';
import { lettering } from '../lettering.ts';
import { disc } from '../slots/painted.ts';
import { box, draughtsman } from '../slots/shapes.ts';

export type Minutes = 1 | 3 | 5;

/** The air of a scene, from its depth to its light. */
export type Air = {
  readonly deep: string;
  readonly middle: string;
  readonly warm: string;
  readonly light: string;
};

/** An air for each interval, and its watch: no two intervals of a game look alike from afar. */
export const AIRS: Readonly<
  Record<Minutes, Air & { readonly rim: readonly string[]; readonly hand: string }>
> = {
  1: {
    deep: '#2a0624',
    middle: '#a01440',
    warm: '#ff6a3c',
    light: '#ffd68a',
    rim: ['#ffc0a0', '#ff4a4f 46', '#a80c30'],
    hand: '#ff4a4f',
  },
  3: {
    deep: '#03222a',
    middle: '#0a6e66',
    warm: '#3fc48a',
    light: '#eaffb0',
    rim: ['#c8ffd4', '#1fbf84 46', '#05604a'],
    hand: '#14a873',
  },
  5: {
    deep: '#0c0a40',
    middle: '#3c2ca8',
    warm: '#b864e0',
    light: '#ffd0f0',
    rim: ['#cfe0ff', '#4a7cff 46', '#1a2ca0'],
    hand: '#3f68f0',
  },
};

const EDGE = '#160a26';

/** A stopwatch that says how many minutes lie between two draws: 36 wide, 44 high, around its dial. */
export function stopwatch(sheet: Sheet, minutes: Minutes): string {
  const { rim, hand } = AIRS[minutes];
  const body = draughtsman(sheet, EDGE);
  const [x, y] = polar([0, 0], 12.4, -90 + minutes * 71.9);
  const spent = `M0 0V-12.4A12.4 12.4 0 ${minutes * 72 > 180 ? 1 : 0} 1 ${n(x)} ${n(y)}Z`;
  const ticks = Array.from({ length: 12 }, (_, tick) => {
    const [x1, y1] = polar([0, 0], 12, tick * 30);
    const [x2, y2] = polar([0, 0], tick % 3 === 0 ? 9.8 : 10.8, tick * 30);
    return `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`;
  }).join('');
  const { path } = lettering(String(minutes), {
    face: 'rounded',
    size: 21,
    x: 0,
    y: 7,
    anchor: 'middle',
  });
  return (
    body(box(-3, -22, 6, 7, 1), rim, { depth: 2 }) +
    body(box(-6, -25, 12, 5, 2), rim, { depth: 2 }) +
    body('M10 -17L14.4 -21L18 -17.2L14 -13Z', rim, { depth: 2 }) +
    body(disc(0, 0, 18.4), rim, { depth: 2.4, weight: 2.4, shade: 0.24 }) +
    `<circle r="13.2" fill="${EDGE}" opacity=".55"/>
    <circle r="12.4" fill="${radial(sheet, ['#ffffff', '#fffaf0 60', '#e8dcd0'], [0.45, 0.35, 0.75])}"/>
    <path d="${spent}" fill="${hand}" opacity=".4"/>
    <path d="${ticks}" stroke="${EDGE}" stroke-opacity=".55" stroke-width=".9"/>
    <path d="${path}" fill="#fff" stroke="#fff" stroke-width="2.6" stroke-linejoin="round"/>
    <path d="${path}" fill="${EDGE}"/>
    <path d="M-14.6 -5.6A15.6 15.6 0 0 1 -4.4 -15" fill="none" stroke="#fff" stroke-width="1.8"
      stroke-linecap="round" opacity=".85"/>`
  );
}
