import { glow, sparkle } from '../draw/light.ts';
import { n, placed } from '../draw/path.ts';
import { clipped, linear, radial, type Sheet } from '../draw/sheet.ts';
import { stars } from '../draw/sky.ts';
import { burst } from './burst.ts';
import { mirrored } from './mirrored.ts';
import { around, disc, gloss } from './painted.ts';
import { wildPlate } from './plate.ts';
import { draughtsman } from './shapes.ts';

const DEEP = '#06182c';

/** Curtains of green light between two edges, for a scene of some width. */
export function curtains(sheet: Sheet, width: number, height: number): string {
  const band = (
    shift: number,
    tall: number,
    tones: readonly string[],
    points: readonly [number, number, number, number],
  ) => {
    const [a, b, c, d] = points.map((share) => n(share * height));
    const top = (y: string | undefined) => n(Number(y) - tall * height);
    return `<path d="M${n(-0.1 * width)} ${a}C${n((0.2 + shift) * width)} ${b}
      ${n((0.5 + shift) * width)}
      ${c} ${n(1.1 * width)} ${d}V${top(d)}C${n((0.5 + shift) * width)} ${top(c)}
      ${n((0.2 + shift) * width)} ${top(b)} ${n(-0.1 * width)} ${top(a)}Z"
      fill="${linear(sheet, tones)}"/>`;
  };
  const strands = Array.from({ length: 26 }, (_, index) => {
    const x = ((index + 0.5) / 26) * width;
    const wave = Math.sin(index * 0.55) * 0.12 + 0.42;
    const tall = 0.22 + ((index * 7) % 5) * 0.05;
    return `<path d="M${n(x)} ${n(wave * height)}V${n((wave - tall) * height)}"/>`;
  }).join('');
  return (
    band(
      0,
      0.4,
      ['#4affc8/0', '#2ae0a8/0.35 50', '#4affb0/0.75 92', '#4affb0/0'],
      [0.4, 0.2, 0.75, 0.42],
    ) +
    band(
      0.15,
      0.36,
      ['#7a5aff/0', '#3ac8ff/0.3 45', '#3affd8/0.65 92', '#3affd8/0'],
      [0.62, 0.74, 0.3, 0.5],
    ) +
    band(
      -0.1,
      0.3,
      ['#c45aff/0', '#7affb0/0.3 60', '#b8ff9a/0.55 94', '#b8ff9a/0'],
      [0.3, 0.5, 0.44, 0.24],
    ) +
    `<g stroke="${linear(sheet, ['#b8ffe0/0', '#b8ffe0'])}" stroke-width="${n(width * 0.02)}"
      stroke-opacity=".16">${strands}</g>`
  );
}

/** A polar bear from the front. */
export function bear(sheet: Sheet): string {
  const body = draughtsman(sheet, DEEP);
  const FUR = ['#ffffff', '#f4fcff 40', '#c4e0ee 74', '#7fa8c4'];
  const ear = `${body(disc(-26, -30, 10), FUR)}<circle cx="-25" cy="-28.4" r="5.4"
    fill="#6a90ac"/>`;
  const eye = `<ellipse cx="-14" cy="-8" rx="4.4" ry="4.8" fill="#0c1420"/>
    <circle cx="-15.4" cy="-10" r="1.7" fill="#fff"/>
    <path d="M-19 -3.6Q-14 -1 -9.6 -4" fill="none" stroke="#9abcd0" stroke-width="1.8"/>`;
  const muzzle = radial(
    sheet,
    ['#ffffff', '#ffffff 55', '#cfe4f0 90', '#cfe4f0/0'],
    [0.5, 0.4, 0.6],
  );
  const shade = `<path d="M-10 -14C-16 2 -20 10 -24 14C-14 12 -10 4 -8 -6ZM10 -14C16 2 20 10 24 14
    C14 12 10 4 8 -6Z" fill="#a8cce0" opacity=".55"/><ellipse cy="17" rx="22" ry="20"
    fill="${muzzle}"/><path d="M-12 -40L-4 -28L0 -38L4 -28L12 -40Z" fill="#d8ecf6"/>`;
  return (
    mirrored(ear) +
    body(
      `M0 -39C17 -40 31 -30 34 -13C38 -6 42 0 45 8C40 10 39 12 41 17C36 18 34 20 35 25
      C30 25 27 28 26 32C18 38 9 41 0 41S-18 38 -26 32C-27 28 -30 25 -35 25C-34 20 -36 18 -41 17
      C-39 12 -40 10 -45 8C-42 0 -38 -6 -34 -13C-31 -30 -17 -40 0 -39Z`,
      FUR,
      { round: [0.44, 0.26, 0.8], inner: shade, shadeColour: '#0f4a6a', light: 0.9 },
    ) +
    mirrored(eye) +
    body('M-10.6 6Q0 1 10.6 6Q10 15 0 19Q-10 15 -10.6 6Z', ['#5a6a80', '#1c2636 50', '#0a101a'], {
      weight: 1,
      depth: 2,
    }) +
    `<ellipse cx="-3" cy="6.8" rx="3.8" ry="1.8" fill="#cfe4f4"/>
    <path d="M0 19V24M0 24C-3 29 -9 29 -12 25M0 24C3 29 9 29 12 25" fill="none" stroke="#16202e"
      stroke-width="2.6" stroke-linecap="round"/>`
  );
}

export const wild = (sheet: Sheet): string =>
  glow(sheet, { x: 0, y: -6, radius: 42, colour: '#3affb8', strength: 0.7 }) +
  placed(bear(sheet), { y: -6, scale: 0.98 }) +
  wildPlate(sheet, {
    y: 33,
    face: 'rounded',
    cloth: ['#8affd0', '#1ab890 50', '#0c6a68'],
    line: DEEP,
  });

/** The northern lights above a fell, held in a ring of ice. */
export function scatter(sheet: Sheet): string {
  const body = draughtsman(sheet, DEEP);
  const shard = body('M-8 -36L0 -47L8 -36L0 -28Z', ['#ffffff', '#a8ecff 50', '#3a9ac8'], {
    weight: 1.5,
    depth: 2,
  });
  const sky = placed(curtains(sheet, 66, 62), { x: -33, y: -36 });
  return (
    burst(sheet, '#3affb8', '#d8fff0', 16) +
    body(disc(0, 0, 38), ['#f4ffff', '#9ae4f4 40', '#3a94b8 75', '#1c5478'], {
      along: [0, 0, 1, 1],
    }) +
    around(6, shard, 30) +
    body(disc(0, 0, 31), ['#081c48', '#0e3a5c 55', '#0c5a64'], {
      weight: 1.6,
      depth: 2,
      inner:
        placed(stars({ width: 62, height: 50 }, { count: 26, seed: 4, colour: '#ffffff' }), {
          x: -31,
          y: -31,
        }) +
        sky +
        `<path d="M-34 18L-20 4L-12 12L2 -4L14 10L22 4L36 18V36H-34Z" fill="#2f7a98"/>
        <path d="M-20 4L-12 12L-18 12L-21 16L-26 10ZM2 -4L14 10L7 9L3 13L-3 7L-6 5ZM22 4L28 10L21
        12Z"
          fill="#e8fbff"/><path d="M-34 22Q0 12 36 22V36H-34Z" fill="#dff6ff"/>
        <path d="M-34 26Q0 18 36 27V36H-34Z" fill="#9accdc"/>`,
    }) +
    `<path d="M-24 -12A27 27 0 0 1 -8 -25" fill="none" stroke="#fff" stroke-width="3"
      stroke-linecap="round" stroke-opacity=".85"/>` +
    sparkle(22, -22, 9) +
    sparkle(-28, 26, 6)
  );
}

/** A red fox with frost on his ruff. */
export function fox(sheet: Sheet): string {
  const body = draughtsman(sheet, '#2a0c08');
  const RED = ['#ffd08a', '#ff8a34 36', '#d84a18 72', '#8a240c'];
  const ear =
    body('M-35 -8C-40 -24 -38 -38 -33 -46C-22 -40 -12 -30 -8 -20Z', RED) +
    '<path d="M-30 -16C-33 -26 -32 -33 -30 -38C-24 -33 -18 -27 -14 -21Z" fill="#3a120c"/>';
  const cheek =
    '<path d="M-46 20C-36 8 -22 4 -12 8C-6 16 -4 28 0 44H-46Z" fill="#f4fbff"/>' +
    '<path d="M-40 14C-34 10 -30 8 -26 8L-30 22Z" fill="#cfe4f0"/>';
  const eye = `<path d="M-24 0C-20 -8 -11 -7 -7 2C-12 5 -20 5 -24 0Z" fill="#1c0806"/>
    <circle cx="-15" cy="-1" r="4.2" fill="${radial(sheet, ['#fff0a0', '#ffb82c 70', '#b8680c'])}"/>
    <ellipse cx="-14.6" cy="-1" rx="1.8" ry="3" fill="#140604"/>
    <circle cx="-16.4" cy="-2.8" r="1.2" fill="#fff"/>`;
  return (
    mirrored(ear) +
    body(
      `M0 -26C14 -28 28 -20 34 -8C38 0 42 6 46 14C40 18 40 20 41 24C34 25 32 28 30 32
      C22 34 12 38 0 44C-12 38 -22 34 -30 32C-32 28 -34 25 -41 24C-40 20 -40 18 -46 14
      C-42 6 -38 0 -34 -8C-28 -20 -14 -28 0 -26Z`,
      RED,
      { inner: `${mirrored(cheek)}<path d="M-5 -28L0 -8L5 -28Z" fill="#ffe0a8" opacity=".7"/>` },
    ) +
    mirrored(eye) +
    body('M-7 26Q0 22 7 26Q6 33 0 36Q-6 33 -7 26Z', ['#5a5064', '#201824 60', '#0c0810'], {
      weight: 1,
      depth: 1.8,
    }) +
    '<ellipse cx="-2" cy="27" rx="2.4" ry="1.2" fill="#e8e0f4"/>' +
    mirrored('<path d="M-9 8C-8 16 -7 20 -8 25" fill="none" stroke="#c8441a" stroke-width="2.6"/>')
  );
}

/** A seal that looks out of the water. */
export function seal(sheet: Sheet): string {
  const body = draughtsman(sheet, '#0a1626');
  const COAT = ['#d4dcf4', '#94a4cc 38', '#56669a 74', '#2c3868'];
  const eye = `<circle cx="-15" cy="-12" r="7" fill="#0a0f1c"/><circle cx="-17.4" cy="-14.6" r="2.4"
    fill="#fff"/><circle cx="-13" cy="-9.6" r="1.5" fill="#9ab8e8"/>`;
  const whiskers = `<path d="M-14 7L-33 2M-14 10L-34 10M-13 13L-31 18" stroke="#f0f6ff"
    stroke-width="1.7" stroke-linecap="round"/>`;
  const spots = [
    [-20, -30, 3],
    [-6, -34, 2.4],
    [14, -30, 3],
    [28, -18, 2.6],
    [30, 14, 3],
    [-30, 12, 3],
    [-26, 24, 2.4],
    [22, 26, 2.4],
  ]
    .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`)
    .join('');
  return (
    body(
      `M0 -43C20 -43 31 -28 32 -10C38 6 40 22 40 36H-40C-40 22 -38 6 -32 -10C-31 -28 -20 -43 0
      -43Z`,
      COAT,
      { inner: `<g fill="#2c3868" opacity=".55">${spots}</g>`, lightColour: '#f4f8ff' },
    ) +
    body(
      'M0 -2C8 -4 19 0 19 9C19 18 8 21 0 19C-8 21 -19 18 -19 9C-19 0 -8 -4 0 -2Z',
      ['#f4f8ff', '#c4d0ec 60', '#8a9ac8'],
      { weight: 1.4, depth: 2.4 },
    ) +
    mirrored(eye) +
    mirrored(whiskers) +
    `<path d="M-7 -2Q0 -6 7 -2Q6 4 0 6Q-6 4 -7 -2Z" fill="#141a2c"/>
    <ellipse cx="-2" cy="-2.4" rx="2.4" ry="1.2" fill="#dce8ff"/>
    <path d="M0 6V10M0 10C-3 15 -8 14 -10 11M0 10C3 15 8 14 10 11" fill="none" stroke="#141a2c"
      stroke-width="2.2" stroke-linecap="round"/>` +
    body(
      'M-45 32C-34 24 -26 34 -14 29C-4 25 6 34 16 29C26 25 36 32 45 28V42C30 47 -30 47 -45 42Z',
      ['#d8fbff', '#4ac0d8 45', '#12688c'],
      { depth: 2.4 },
    )
  );
}

/** A star of ice: six arms of clear crystal around a core. */
export function iceCrystal(sheet: Sheet): string {
  const body = draughtsman(sheet, '#0c3a6a');
  const ICE = ['#ffffff', '#c4f4ff 38', '#5ac8f4 74', '#2a80d0'];
  const facet = '<path d="M0 -46V0H12V-46Z" fill="#1a6ac8" opacity=".3"/>';
  const arm =
    body('M-5 -8L-6.4 -34L0 -46L6.4 -34L5 -8Z', ICE, { weight: 1.8, depth: 2.4, inner: facet }) +
    mirrored(
      placed(body('M-3.4 2L-4 -10L0 -16L4 -10L3.4 2Z', ICE, { weight: 1.6, depth: 1.8 }), {
        x: -5,
        y: -22,
        rotate: -56,
      }),
    );
  const hexagon = Array.from({ length: 6 }, (_, index) => `rotate(${index * 60})`);
  const core = 'M0 -17L14.7 -8.5V8.5L0 17L-14.7 8.5V-8.5Z';
  return (
    glow(sheet, { x: 0, y: 0, radius: 44, colour: '#7ae4ff', strength: 0.5 }) +
    around(6, arm) +
    body(core, ['#f4ffff', '#8ae4ff 50', '#2a8ad8'], {
      inner: `<g fill="#fff">${hexagon
        .map(
          (turn, index) => `<path d="M0 0V-17L14.7 -8.5Z" transform="${turn}"
          opacity="${n(0.08 + (index % 3) * 0.2)}"/>`,
        )
        .join('')}</g>`,
    }) +
    sparkle(-5, -6, 10) +
    sparkle(24, -26, 6)
  );
}

/** The tail of a whale that dives. */
export function whaleTail(sheet: Sheet): string {
  const body = draughtsman(sheet, '#041228');
  const fluke = `M0 -16C-8 -30 -24 -40 -45 -38C-42 -26 -30 -14 -14 -9C-10 4 -14 20 -20 36H20
    C14 20 10 4 14 -9C30 -14 42 -26 45 -38C24 -40 8 -30 0 -16Z`;
  const drop = (x: number, y: number, r: number) =>
    `<path d="M${x} ${n(y - r * 2)}C${n(x + r * 1.4)} ${y} ${n(x + r)} ${n(y + r)} ${x} ${n(y + r)}
      S${n(x - r * 1.4)} ${y} ${x} ${n(y - r * 2)}Z" fill="#bff4ff"/>`;
  return (
    body(fluke, ['#7ab0f0', '#2f62b8 36', '#173a80 70', '#0c2050'], {
      lightColour: '#d8f0ff',
      inner: `<path d="M-40 -34C-28 -28 -14 -20 -6 -6C-8 10 -8 24 -10 40H-30V-40Z" fill="#c4e0ff"
        opacity=".28"/><path d="M0 -14C0 4 0 20 2 38" fill="none" stroke="#0c2050"
        stroke-width="2.4"
        stroke-opacity=".6"/>`,
    }) +
    body(
      `M-44 34C-38 22 -28 30 -22 22C-16 30 -10 26 -6 32C2 26 8 30 14 22C20 32 34 22 44 34V42C28 47
      -28 47 -44 42Z`,
      ['#e8fdff', '#5ad0e4 45', '#146a94'],
      { depth: 2.4 },
    ) +
    drop(-30, 8, 3.4) +
    drop(31, 4, 3) +
    drop(25, 16, 2.2) +
    drop(-24, -2, 2) +
    gloss(sheet, { x: -28, y: -29, rx: 9, ry: 2.4, rotate: 22, strength: 0.75 })
  );
}

/** Fells with snow, their teeth towards the sky; the foot on y. */
export function fells(
  sheet: Sheet,
  peaks: readonly (readonly [x: number, y: number, half: number, height: number])[],
  tones: readonly string[],
): string {
  return peaks
    .map(([x, y, half, height]) => {
      const path = `M${n(x - half)} ${y}L${n(x - half * 0.4)} ${n(y - height * 0.62)}L${x}
      ${n(y - height)}
        L${n(x + half * 0.34)} ${n(y - height * 0.7)}L${n(x + half)} ${y}Z`;
      const snow = `M${n(x - half * 0.5)} ${n(y - height * 0.5)}L${x}
      ${n(y - height)}L${n(x + half * 0.5)}
        ${n(y - height * 0.52)}L${n(x + half * 0.22)} ${n(y - height * 0.6)}L${n(x + half * 0.08)}
        ${n(y - height * 0.44)}L${n(x - half * 0.14)} ${n(y - height * 0.62)}Z`;
      return (
        `<path d="${path}" fill="${linear(sheet, tones)}"/>` +
        clipped(
          sheet,
          path,
          `<path d="${snow}" fill="#e4fbff" opacity=".85"/><path d="M${x} ${n(y - height)}
            L${n(x + half * 0.16)} ${n(y - height * 0.5)}L${n(x - half * 0.06)}
            ${n(y - height * 0.26)}
            L${n(x + half * 0.2)} ${y}H${n(x + half)}Z" fill="#041a34" opacity=".42"/>`,
        )
      );
    })
    .join('');
}
