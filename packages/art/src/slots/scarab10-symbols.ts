import { glow, sparkle } from '../draw/light.ts';
import { n, placed, polar } from '../draw/path.ts';
import { linear, radial, type Sheet } from '../draw/sheet.ts';
import { burst } from './burst.ts';
import { mirrored } from './mirrored.ts';
import { disc, gloss, groundShadow } from './painted.ts';
import { box, draughtsman, tube } from './shapes.ts';

const NIGHT = '#0c0f2e';
const UMBER = '#3a1c04';
const GOLD = ['#fff6c8', '#ffd45a 35', '#e89a1e 70', '#96560c'];
const LAPIS = ['#7aa8ff', '#2f5fe0 40', '#1a349c 75', '#0f1c60'];
const TURQUOISE = ['#c4fff0', '#3fd8c4 40', '#128a98 75', '#0a4a6a'];
const CARNELIAN = ['#ffb08a', '#f0542c 45', '#a8240f'];

/** The beetle from above, head up, about 60 wide and 76 high. */
export function beetle(sheet: Sheet, shell: readonly string[] = TURQUOISE): string {
  const body = draughtsman(sheet, NIGHT);
  const legs = [
    'M-20 -16C-30 -20 -32 -30 -27 -38',
    'M-24 2C-36 0 -40 8 -43 14',
    'M-20 20C-30 24 -32 34 -28 42',
  ]
    .map((path) => tube(path, { width: 5, fill: '#f0b02e', edge: UMBER, rim: 3.6 }))
    .join('');
  const wingCase = body('M-1 -8V38C-20 37 -28 20 -27 4C-26 -4 -24 -8 -20 -11Z', shell, {
    inner: `<path d="M-7 -6C-12 8 -12 24 -6 36M-14 -8C-21 8 -20 22 -14 32" fill="none"
      stroke="#0a3a5c" stroke-opacity=".5" stroke-width="2"/>`,
    shade: 0.4,
  });
  return (
    mirrored(legs) +
    body('M0 -42C14 -42 18 -33 15 -26H-15C-18 -33 -14 -42 0 -42Z', GOLD, {
      inner: '<path d="M-7 -44V-34M0 -44V-33M7 -44V-34" stroke="#8a520d" stroke-width="2.2"/>',
    }) +
    body('M-24 -10C-26 -22 -14 -29 0 -29S26 -22 24 -10Q0 -4 -24 -10Z', shell, { shade: 0.4 }) +
    mirrored(wingCase) +
    `<path d="M-25 -9Q0 -3 25 -9" fill="none" stroke="${UMBER}" stroke-width="6"/>
    <path d="M-24 -9.4Q0 -3.4 24 -9.4" fill="none" stroke="#ffd45a" stroke-width="3.2"/>
    <path d="M0 -5V38" stroke="${UMBER}" stroke-width="4.4"/>
    <path d="M0 -5V37" stroke="#ffd45a" stroke-width="2"/>` +
    gloss(sheet, { x: -14, y: 4, rx: 3.4, ry: 10, rotate: 8, strength: 0.85 }) +
    gloss(sheet, { x: -9, y: -21, rx: 7, ry: 2.6, rotate: -14, strength: 0.8 })
  );
}

/** One wing to the left, with rows of feathers, its root at the origin. */
export function wing(sheet: Sheet): string {
  const body = draughtsman(sheet, NIGHT);
  const row = (count: number, length: number, tones: readonly string[], from: number) =>
    Array.from({ length: count }, (_, index) => {
      const turn = from + index * (74 / (count - 1));
      const reach = length * (1 - index * 0.055);
      const feather = `M0 -4L${n(-reach)} -5.4Q${n(-reach - 6)} 0 ${n(-reach)} 5.4L0 4Z`;
      return placed(body(feather, tones, { depth: 2, weight: 1.4, along: [1, 0, 0, 0] }), {
        rotate: -turn,
      });
    })
      .reverse()
      .join('');
  return row(8, 62, LAPIS, -52) + row(7, 45, TURQUOISE, -50) + row(6, 29, CARNELIAN, -46);
}

export const scarab = (sheet: Sheet): string =>
  groundShadow(sheet, { y: 42, width: 70 }) + placed(beetle(sheet), { y: 2, scale: 1.04 });

/** The golden book with a beetle of lapis on its cover. */
function goldenBook(sheet: Sheet): string {
  const body = draughtsman(sheet, UMBER);
  const gem = (x: number, y: number) =>
    body(`M${x} ${y - 6}L${x + 5} ${y}L${x} ${y + 6}L${x - 5} ${y}Z`, CARNELIAN, {
      depth: 2,
      weight: 1.4,
    });
  const notches = [-30, -22, -14, -6, 2, 10, 18, 26, 34].map((y) => `M30 ${y}h10`).join('');
  return (
    body('M-30 -38H34Q39 -38 39 -33V36Q39 41 34 41H-26Z', ['#fff8dc', '#e8d09a 60', '#b89a5c'], {
      inner: `<path d="${notches}" stroke="#9a7a3c" stroke-width="1.6"/>`,
    }) +
    body('M-36 -36Q-36 -42 -30 -42H27Q33 -42 33 -36V35Q33 41 27 41H-30Q-36 41 -36 35Z', GOLD, {
      along: [0, 0, 1, 1],
      inner: `<path d="M-26 -42V42" stroke="#8a520d" stroke-width="3" stroke-opacity=".7"/>
        <path d="M-30 -42V42" stroke="#fff6c8" stroke-width="1.6" stroke-opacity=".8"/>`,
    }) +
    body(box(-19, -34, 45, 67, 4), LAPIS, { depth: 3, weight: 1.6 }) +
    `<rect x="-15" y="-30" width="37" height="59" rx="3" fill="none" stroke="#ffd45a"
      stroke-width="2"/>` +
    body(disc(3.5, -17, 8), CARNELIAN, { round: [0.4, 0.3, 0.75], weight: 1.6 }) +
    placed(beetle(sheet, GOLD), { x: 3.5, y: 9, scale: 0.52 }) +
    gem(-12, -27) +
    gem(19, -27) +
    gem(-12, 26) +
    gem(19, 26)
  );
}

export const book = (sheet: Sheet): string =>
  burst(sheet, '#ffc42c', '#fff6c4', 18) +
  placed(goldenBook(sheet), { x: -1, rotate: 4, scale: 0.88 }) +
  sparkle(-31, -33, 9) +
  sparkle(35, 31, 8) +
  sparkle(35, -35, 5);

/** A falcon's head above a broad collar: dark crown, pale cheek, one dark streak below the eye. */
export function falcon(sheet: Sheet): string {
  const body = draughtsman(sheet, NIGHT);
  const head = `M-30 36C-36 8 -32 -22 -10 -34C6 -42 24 -37 32 -25L36 -14C30 -6 24 -3 20 -2
    C19 12 24 24 32 36Z`;
  const collar = (radius: number, tones: readonly string[]) =>
    body(
      `M${-radius} 46C${-radius} ${n(46 - radius * 0.66)} ${radius} ${n(46 - radius * 0.66)}
      ${radius} 46Z`,
      tones,
      { depth: 2, weight: 1.6 },
    );
  const marks = `<path d="M-40 40V-44H40L34 -18C22 -22 10 -22 0 -14C-12 -6 -16 16 -12 40Z"
      fill="${linear(sheet, ['#7aa8ff', '#2f5fe0 40', '#16288c'])}"/>
    <path d="M-30 -8q6 4 4 12M-24 4q6 5 4 14M-31 10q6 4 5 13" fill="none" stroke="#0f1c60"
      stroke-width="2.4"/>
    <path d="M6 -14L17 -13C15 -2 12 8 4 19C0 8 2 -4 6 -14Z" fill="#14226c"/>
    <path d="M8 24q4 3 8 0M0 28q4 3 8 0M14 30q4 3 8 0" stroke="#b8843c" stroke-width="2.2"
      fill="none"/>`;
  return (
    groundShadow(sheet, { y: 44, width: 80 }) +
    body(head, ['#fff8e0', '#ffe6b0 55', '#d8a85c'], { inner: marks }) +
    body(
      'M28 -24C40 -23 47 -12 43 4C40 5 38 0 35 -3C30 -2 25 -3 21 -6C20 -14 22 -22 28 -24Z',
      ['#fff0a8', '#ffc02e 34', '#5a6480 52', '#20263c'],
      { depth: 2.4, weight: 1.8 },
    ) +
    `<ellipse cx="12" cy="-16" rx="9" ry="7.8" fill="${NIGHT}"/>
    <circle cx="12.6" cy="-16.6" r="6"
      fill="${radial(sheet, ['#fff0a0', '#ffb01e 70', '#c86a0c'])}"/>
    <circle cx="13.4" cy="-16.4" r="3.4" fill="#0a0618"/><circle cx="11.4" cy="-18.6" r="1.6"
      fill="#fff"/><path d="M-4 -27C6 -30 18 -26 25 -17C18 -21 8 -24 -4 -27Z" fill="#0f1c60"
      stroke="#0f1c60" stroke-width="2" stroke-linejoin="round"/><circle cx="31" cy="-18" r="1.5"
      fill="${UMBER}"/>` +
    collar(43, GOLD) +
    collar(37, CARNELIAN) +
    collar(29, TURQUOISE) +
    collar(20, GOLD) +
    collar(13, LAPIS)
  );
}

/** A pillar of red granite with a tip of gold. Its marks are bars, waves and suns. */
export function obelisk(sheet: Sheet): string {
  const body = draughtsman(sheet, '#3a0f0c');
  const marks = `<g fill="none" stroke="#7a2a1e" stroke-width="2.6" stroke-linecap="round">
    <circle cy="-14" r="5"/><path d="M-10 -3q5 -5 10 0t10 0M-10 5H10M-10 11H10M-7 18V27M0 18V27M7
      18V27"/>
    </g>`;
  return (
    groundShadow(sheet, { y: 44, width: 72 }) +
    body(box(-32, 34, 64, 10, 2), ['#f0b08c', '#a85a3c'], { depth: 2 }) +
    body(
      'M-15 -24H15L23 36H-23Z',
      ['#8a3a28', '#e88a68 34', '#ffc0a0 46', '#b85a40 68', '#6d2418'],
      {
        along: [0, 0, 1, 0],
        inner: marks,
      },
    ) +
    body('M0 -47L16 -24H-16Z', GOLD, {
      inner: '<path d="M0 -47L16 -24H3Z" fill="#96560c" opacity=".5"/>',
    }) +
    glow(sheet, { x: 0, y: -34, radius: 13, colour: '#fff3b0', strength: 0.8 }) +
    sparkle(0, -38, 8)
  );
}

/** A column that ends in an open lotus. */
export function lotusPillar(sheet: Sheet): string {
  const body = draughtsman(sheet, '#10240f');
  const petal = (degrees: number, length: number, belly: number, tones: readonly string[]) => {
    const [x, y] = polar([0, 0], length, degrees);
    const [sx, sy] = polar([0, 0], belly, degrees + 90);
    return body(
      `M0 0C${n(sx + x * 0.3)} ${n(sy + y * 0.3)} ${n(sx + x * 0.7)} ${n(sy + y * 0.7)} ${n(x)}
      ${n(y)}
      C${n(-sx + x * 0.7)} ${n(-sy + y * 0.7)} ${n(-sx + x * 0.3)} ${n(-sy + y * 0.3)} 0 0Z`,
      tones,
      { depth: 2.4, weight: 1.6 },
    );
  };
  const LEAF = ['#d4ff9a', '#6fc84a 45', '#1f7a3a'];
  const DEEP = ['#7ae0c0', '#1fa08a 45', '#0a5a5c'];
  const shaft = `<path d="M-8 -10V40M0 -10V40M8 -10V40" stroke="#8a6a2c" stroke-width="2"
    stroke-opacity=".6"/>`;
  const crown = [-158, -22, -135, -45, -112, -68, -90]
    .map((turn, index) =>
      placed(petal(turn, index < 2 ? 40 : 37, 9, index < 4 ? DEEP : LEAF), { y: -4 }),
    )
    .join('');
  return (
    groundShadow(sheet, { y: 44, width: 66 }) +
    body(
      box(-14, -12, 28, 52, 2),
      ['#a87c38', '#ffe6a8 36', '#fff6d0 48', '#d8b05c 66', '#7a541c'],
      {
        along: [0, 0, 1, 0],
        inner: shaft,
      },
    ) +
    body(box(-22, 35, 44, 9, 2), ['#ffe6a8', '#b8883c'], { depth: 2 }) +
    crown +
    body(box(-17, -7, 34, 6, 2), CARNELIAN, { depth: 2, weight: 1.6 }) +
    body(box(-17, -1, 34, 5, 2), LAPIS, { depth: 2, weight: 1.6 }) +
    body(box(-17, 4, 34, 5, 2), GOLD, { depth: 2, weight: 1.6 }) +
    body(box(-25, -46, 50, 8, 2), ['#ffe6a8', '#c8963f'], { depth: 2 })
  );
}

/** Three far pyramids, lit from the right, standing on y. */
export const pyramids = (
  sheet: Sheet,
  places: readonly (readonly [x: number, y: number, half: number])[],
): string =>
  places
    .map(
      ([
        x,
        y,
        half,
      ]) => `<path d="M${n(x - half)} ${y}L${x} ${n(y - half * 0.95)}L${n(x + half)} ${y}Z"
      fill="${linear(sheet, ['#ffd88a', '#d8923c'])}"/><path d="M${n(x - half)} ${y}L${x}
      ${n(y - half * 0.95)}L${n(x - half * 0.2)} ${y}Z" fill="#6d3a24" opacity=".72"/>`,
    )
    .join('');
