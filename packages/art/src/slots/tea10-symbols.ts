import { sparkle } from '../draw/light.ts';
import { n, placed } from '../draw/path.ts';
import { linear, type Sheet } from '../draw/sheet.ts';
import { burst } from './burst.ts';
import { around, disc, gloss, groundShadow } from './painted.ts';
import { beads, blade, box, draughtsman, tube } from './shapes.ts';

const BARK = '#1a1208';
const GOLD = ['#fff6d0', '#ffd45a 45', '#e0a02c 80', '#a06a14'];
const MOSS = ['#c4d878', '#7f9a3e 40', '#4a6a24 75', '#2a4214'];

const steam = (path: string, strength = 0.6) =>
  `<path d="${path}" fill="none" stroke="#fff8e0" stroke-width="3.6" stroke-linecap="round"
    stroke-opacity="${strength}"/>`;

/** A tea leaf with its vein, along the positive x axis. */
const teaLeaf = (sheet: Sheet, length: number, tones: readonly string[] = MOSS) =>
  draughtsman(sheet, BARK)(blade(length, length * 0.2), tones, { depth: 2.4, weight: 1.6 }) +
  `<path d="M${n(length * 0.1)} 0H${n(length * 0.86)}" stroke="#1f3410" stroke-width="1.6"
    stroke-opacity=".45"/>`;

/** The old book: a clasped cover with a gold sprig, its pages worn at the edge. */
export function oldBook(sheet: Sheet): string {
  const body = draughtsman(sheet, BARK);
  const pages = [-30, -24, -18, -12, -6, 0, 6, 12, 18, 24, 30]
    .map((y) => `M24 ${y + 2}L35 ${y}`)
    .join('');
  const corner = body('M-27 -39H-12L-27 -22Z', GOLD, { depth: 2, weight: 1.4 });
  const sprig =
    tube('M0 20C1 8 -1 -2 0 -10', { width: 2.6, fill: '#eec04e', edge: BARK, rim: 2.6 }) +
    placed(teaLeaf(sheet, 25, GOLD), { y: -4, rotate: -90 }) +
    placed(teaLeaf(sheet, 20, GOLD), { y: 6, rotate: -38 }) +
    placed(teaLeaf(sheet, 20, GOLD), { y: 6, rotate: -142 });
  return (
    body(
      'M-26 -38L34 -41Q38 -41 38 -36V32Q38 37 34 38L-24 42Z',
      ['#fff4d0', '#e4cc94 60', '#b0905a'],
      {
        inner: `<path d="${pages}" stroke="#8a6a3a" stroke-width="1.6"/>`,
      },
    ) +
    body(
      'M-28 -40L24 -42Q28 -42 28 -38V36Q28 40 24 40L-28 41Z',
      ['#8aa648', '#57752c 45', '#33501a 80', '#1f3410'],
      {
        inner: `<path d="M-18 -32H20V32H-18Z" fill="none" stroke="#eec04e" stroke-width="2.2"
          stroke-opacity=".85"/><path d="M-28 -42H-20V42H-28Z" fill="#1f3410" opacity=".55"/>`,
      },
    ) +
    body(
      'M-37 -39Q-37 -43 -32 -43H-24V43H-32Q-37 43 -37 39Z',
      ['#5c3a1a', '#a87238 45', '#4a2a10'],
      {
        along: [0, 0, 1, 0],
        inner:
          '<path d="M-40 -28H-20M-40 -24H-20M-40 24H-20M-40 28H-20" stroke="#eec04e" ' +
          'stroke-width="2"/>',
      },
    ) +
    placed(corner, { y: -1, flip: true }) +
    placed(corner, { rotate: 180 }) +
    placed(sprig, { x: 1, scale: 1.08 }) +
    body(box(24, -7, 17, 14, 3), GOLD, { depth: 2.4 }) +
    '<circle cx="33" cy="-1" r="2.2" fill="#4a2a10"/><path d="M33 0v4" stroke="#4a2a10" ' +
    'stroke-width="2.2"/>'
  );
}

export const book = (sheet: Sheet): string =>
  burst(sheet, '#f4c84a', '#fff3c4', 16) +
  placed(oldBook(sheet), { rotate: -5, scale: 0.87 }) +
  sparkle(-34, -33, 8) +
  sparkle(36, 32, 7) +
  sparkle(34, -36, 5);

/** An iron kettle over embers. */
export function ironKettle(sheet: Sheet): string {
  const body = draughtsman(sheet, '#0a0a0c');
  const IRON = ['#8a8e94', '#4a4c54 38', '#25262c 74', '#111216'];
  const studs = [-14, -5, 4]
    .map((y, row) =>
      Array.from(
        { length: 9 },
        (_, index) => `<circle cx="${(index - 4) * 8 + (row % 2) * 4}" cy="${y + 10}" r="1.9"/>`,
      ).join(''),
    )
    .join('');
  return (
    groundShadow(sheet, { y: 43, width: 78 }) +
    tube('M-21 -14C-30 -50 30 -50 21 -14', { width: 5, fill: '#3a3b42', edge: '#0a0a0c' }) +
    tube('M-12 -38Q0 -44 12 -38', { width: 7, fill: '#c88a42', edge: '#0a0a0c', rim: 3.6 }) +
    body('M24 8C38 6 36 -12 46 -18L39 -24C30 -20 28 -8 20 -4Z', IRON) +
    body('M0 -17C26 -17 36 -4 36 14C36 32 22 41 0 41S-36 32 -36 14C-36 -4 -26 -17 0 -17Z', IRON, {
      round: [0.36, 0.24, 0.85],
      lightColour: '#f0e4d0',
      inner: `<g fill="#9a9ca4" opacity=".5">${studs}</g><path d="M-36 30C-20 44 20 44 36
      30V50H-36Z"
        fill="${linear(sheet, ['#ff7a1c/0', '#ff7a1c/0.75'])}"/>`,
    }) +
    body('M-19 -15C-16 -23 16 -23 19 -15Q0 -10 -19 -15Z', IRON, { depth: 2.4 }) +
    body(disc(0, -24, 5.4), GOLD, { round: [0.4, 0.3, 0.7] }) +
    steam('M43 -27C50 -33 40 -38 44 -45', 0.7)
  );
}

/** A red camellia with glossy leaves. */
export function camellia(sheet: Sheet): string {
  const body = draughtsman(sheet, '#3a0610');
  const petal = (size: number, tones: readonly string[]) =>
    body(
      `M0 4C${n(-size * 0.7)} 0 ${n(-size * 0.72)} ${-size} ${n(-size * 0.18)} ${n(-size * 1.02)}
      Q0 ${n(-size * 0.9)} ${n(size * 0.18)} ${n(-size * 1.02)}
      C${n(size * 0.72)} ${-size} ${n(size * 0.7)} 0 0 4Z`,
      tones,
      { depth: 3, weight: 1.6, light: 0.3, lightColour: '#ffb0a0' },
    );
  const RED = ['#ff7a68', '#e01c34 45', '#98081f'];
  const DEEP = ['#f04a48', '#b81028 50', '#6d0414'];
  const stamens =
    beads({ radius: 6.4, count: 10, size: 2.1 }, '#ffe08a') +
    beads({ radius: 2.6, count: 5, size: 2.1 }, '#fff4c4');
  const leaves = [-150, -30, 32, 90, 148]
    .map((rotate) => placed(teaLeaf(sheet, 46, ['#9ad45a', '#3f8a34 45', '#164a1e']), { rotate }))
    .join('');
  return (
    groundShadow(sheet, { y: 42, width: 70 }) +
    leaves +
    around(6, petal(34, DEEP), 30) +
    around(5, petal(26, RED), 0) +
    around(4, petal(16, ['#ffa090', '#f03a48 50', '#b81028']), 40) +
    `<circle r="10.4" fill="#7a0618"/><circle r="9" fill="#e8a030"/>${stamens}` +
    gloss(sheet, { x: -14, y: -22, rx: 7, ry: 3.4, rotate: -30, strength: 0.6 })
  );
}

/** A bowl in the black and ochre of an old kiln, with frothed tea. */
export function bowl(sheet: Sheet): string {
  const body = draughtsman(sheet, BARK);
  const froth = [
    [-16, -13, 3.4],
    [-6, -10, 2.4],
    [8, -14, 3],
    [17, -11, 2.2],
    [1, -16, 2],
  ]
    .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`)
    .join('');
  return (
    groundShadow(sheet, { y: 43, width: 70 }) +
    body(box(-15, 33, 30, 10, 2), ['#8a5a24', '#4a2a10'], { depth: 2 }) +
    body(
      'M-40 -14C-39 16 -26 36 -8 37H8C26 36 39 16 40 -14Z',
      ['#f4cc7a', '#d89a3c 40', '#96601c 75', '#5c3410'],
      {
        lightColour: '#fff2cc',
        inner: `<path d="M-42 -16H42V-2C34 10 28 -2 20 4C14 12 8 2 0 8C-8 14 -14 0 -22 6C-30 10 -36
        2
        -42 4Z" fill="#2e3a1c"/><path d="M-24 22q8 -6 14 0M6 24q8 -6 14 0" stroke="#7a4a14"
        stroke-width="2.4" fill="none"/>`,
      },
    ) +
    body(disc(0, -14, 41, 12), ['#4a5a2a', '#26301a'], { depth: 2 }) +
    `<ellipse cy="-12.6" rx="34.6" ry="8.6" fill="${linear(sheet, ['#b8e05a', '#6f9a2c'])}"/>
    <g fill="#e4ffa0" opacity=".85">${froth}</g>` +
    gloss(sheet, { x: -24, y: 12, rx: 4, ry: 10, rotate: -18, strength: 0.75 }) +
    steam('M-12 -27C-19 -33 -6 -38 -12 -45', 0.7) +
    steam('M10 -27C4 -33 17 -37 11 -44', 0.7)
  );
}

/** A bamboo whisk: a fat handle, a thread, and a bell of fine tines. */
export function whisk(sheet: Sheet): string {
  const body = draughtsman(sheet, BARK);
  const tines = [-30, -23, -16, -9, -3, 3, 9, 16, 23, 30]
    .map((x) => `M${n(x * 0.36)} -8Q${n(x * 1.1)} 10 ${n(x * 0.92)} 44`)
    .join('');
  const drawn =
    body(
      'M-11 -6C-34 6 -35 30 -27 42Q0 50 27 42C35 30 34 6 11 -6Z',
      ['#fff0c0', '#eccb84 50', '#b98a48'],
      {
        inner: `<path d="${tines}" stroke="#8a6028" stroke-width="1.8" fill="none"/>
        <path d="M-12 44C-14 26 -8 12 0 6C8 12 14 26 12 44Z" fill="#8a6028" opacity=".45"/>`,
      },
    ) +
    body(
      box(-12, -44, 24, 38, 4),
      ['#8a6028', '#f4dca0 32', '#fff4d0 46', '#c89a50 66', '#7a5020'],
      {
        along: [0, 0, 1, 0],
        inner: '<path d="M-14 -30H14M-14 -34H14" stroke="#8a6028" stroke-width="1.6"/>',
      },
    ) +
    body(box(-13.5, -11, 27, 9, 2), ['#4a6a24', '#a8c45a 40', '#2a4214'], {
      along: [0, 0, 1, 0],
      depth: 2,
    });
  return (
    groundShadow(sheet, { y: 43, width: 60 }) +
    placed(drawn, { x: 0, y: -1, rotate: 14, scale: 0.94 })
  );
}
