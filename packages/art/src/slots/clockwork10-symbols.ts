import { glow, sparkle } from '../draw/light.ts';
import { n, type Point, placed, polar, polygon } from '../draw/path.ts';
import { clipped, linear, radial, type Sheet } from '../draw/sheet.ts';
import { burst } from './burst.ts';
import { around, disc, gloss, groundShadow } from './painted.ts';
import { beads, blade, box, draughtsman, tube } from './shapes.ts';
import type { DrawSymbol } from './theme.ts';

const IRON = '#1c120c';
const BRASS = ['#fff3c0', '#f2c75a 32', '#c08a28 66', '#6e460f'];
const COPPER = ['#ffd9b8', '#e88a50 34', '#b4522a 68', '#5e2412'];

/** A toothed wheel around the origin. */
export function cog(teeth: number, outer: number, inner: number): string {
  const step = 360 / teeth;
  const corners = Array.from({ length: teeth }, (_, index): readonly Point[] => {
    const at = index * step - 90;
    return [
      polar([0, 0], inner, at - step * 0.31),
      polar([0, 0], outer, at - step * 0.17),
      polar([0, 0], outer, at + step * 0.17),
      polar([0, 0], inner, at + step * 0.31),
    ];
  });
  return polygon(corners.flat());
}

/** A wheel with spokes: `tones` from light to dark. */
export function wheel(
  sheet: Sheet,
  size: { teeth: number; radius: number; line?: string },
  tones: readonly string[],
): string {
  const { teeth, radius, line = IRON } = size;
  const body = draughtsman(sheet, line);
  const spokes = around(
    5,
    `<rect x="${n(-radius * 0.07)}" y="${n(-radius * 0.58)}" width="${n(radius * 0.14)}"
      height="${n(radius * 0.46)}" fill="${tones[2]?.split(' ')[0]}"/>`,
  );
  return (
    body(cog(teeth, radius, radius * 0.8), tones, { along: [0, 0, 1, 1], depth: radius * 0.09 }) +
    `<circle r="${n(radius * 0.56)}" fill="${line}"/>${spokes}` +
    `<circle r="${n(radius * 0.56)}" fill="none" stroke="#fff3c0" stroke-opacity=".5"
      stroke-width="${n(radius * 0.035)}"/>` +
    body(disc(0, 0, radius * 0.25), tones, { along: [0, 0, 1, 1], depth: radius * 0.07 }) +
    `<circle r="${n(radius * 0.09)}" fill="${line}"/>`
  );
}

export const gear: DrawSymbol = (sheet) => {
  const smoke = ['#d8ece0', '#86b09c 36', '#4a7666 68', '#1d3a32'];
  return (
    groundShadow(sheet, { y: 42, width: 66 }) +
    wheel(sheet, { teeth: 10, radius: 43, line: '#0f211c' }, smoke) +
    beads({ radius: 29.5, count: 5, size: 2.6, from: -54 }, '#0f211c') +
    gloss(sheet, { x: -19, y: -21, rx: 9, ry: 4, rotate: -42, strength: 0.7 })
  );
};

export const owl: DrawSymbol = (sheet) => {
  const body = draughtsman(sheet, IRON);
  const eye = (x: number) =>
    body(disc(x, -16, 16), COPPER, { along: [0, 0, 1, 1], depth: 3 }) +
    beads({ x, y: -16, radius: 13, count: 8, size: 1.3 }, '#4a1c0c') +
    `<circle cx="${x}" cy="-16" r="10.4" fill="${IRON}"/>
    <circle cx="${x}" cy="-16" r="9.2"
      fill="${radial(sheet, ['#f2fff4', '#5affc0 38', '#0e9c80 72', '#06443e'])}"/>
    <circle cx="${x}" cy="-16" r="4.2" fill="#04211e"/>
    <circle cx="${x - 3}" cy="-19.5" r="2.6" fill="#fff"/>`;
  const wing = body('M27 -2C41 2 44 20 33 38C27 32 22 18 22 6Z', COPPER, {
    inner: '<path d="M22 12Q32 14 42 10M24 22Q33 24 42 20" stroke="#4a1c0c" stroke-width="2"/>',
  });
  const plates = [8, 18, 28]
    .map(
      (y, row) =>
        `<path d="M-20 ${y}q5 9 10 0q5 9 10 0q5 9 10 0q5 9 10 0" fill="none" stroke="#6e460f"
        stroke-width="2.2" opacity="${n(0.9 - row * 0.15)}"/>`,
    )
    .join('');
  return (
    groundShadow(sheet, { y: 43, width: 70 }) +
    body('M-14 36H-4V44H-16ZM14 36H4V44H16Z', COPPER, { depth: 2 }) +
    body(
      `M-36 -44C-26 -42 -18 -38 -12 -36H12C18 -38 26 -42 36 -44C36 -34 34 -26 33 -18C36 8 32 40 0
        41C-32 40 -36 8 -33 -18C-34 -26 -36 -34 -36 -44Z`,
      BRASS,
      { inner: plates },
    ) +
    wing +
    `<g transform="scale(-1 1)">${wing}</g>` +
    eye(-15.5) +
    eye(15.5) +
    body('M-6 -10L0 4L6 -10Q0 -14 -6 -10Z', ['#fff3c0', '#b4522a'], { depth: 2 }) +
    placed(wheel(sheet, { teeth: 8, radius: 9 }, COPPER), { y: 22 })
  );
};

export const airship: DrawSymbol = (sheet) => {
  const body = draughtsman(sheet, '#2a0c0a');
  const hull =
    'M-44 -14C-38 -36 -14 -42 4 -42C26 -42 42 -30 44 -16C42 -2 26 9 4 9C-14 9 -38 6 -44 -14Z';
  const seams = `<path d="M-44 -16C-20 -30 24 -32 44 -18M-44 -16C-20 -4 24 2 44 -14M-20 -42Q-30 -16 -20 10M20
      -42Q30 -16 20 10" fill="none" stroke="#5c0f14" stroke-width="2.2"/>`;
  return (
    groundShadow(sheet, { y: 42, width: 70 }) +
    body('M-34 -14L-46 -30L-46 4Z', COPPER, { depth: 2 }) +
    `<path d="M-18 6L-13 22M18 6L13 22M0 8V22" stroke="#2a0c0a" stroke-width="3"/>` +
    body(hull, ['#ffb49a', '#e0483c 38', '#a01e2a 70', '#4e0a18'], { inner: seams, depth: 5 }) +
    body(box(-27, -20, 54, 8, 4), BRASS, { depth: 2, weight: 1.4 }) +
    body('M-26 20H26C25 32 18 39 8 40H-12C-20 38 -25 32 -26 20Z', BRASS, {
      inner: `<g fill="#1c3a34"><circle cx="-13" cy="28" r="4"/><circle cx="0" cy="28" r="4"/>
        <circle cx="13" cy="28" r="4"/></g><g fill="#9affd8"><circle cx="-14" cy="27" r="1.8"/>
        <circle cx="-1" cy="27" r="1.8"/><circle cx="12" cy="27" r="1.8"/></g>`,
    }) +
    placed(
      around(4, body(blade(13, 4), COPPER, { depth: 2, weight: 1.4 }), 20) +
        body(disc(0, 0, 3.4), BRASS, { depth: 1.5, weight: 1.2 }),
      { x: -34, y: 28 },
    ) +
    gloss(sheet, { x: -2, y: -33, rx: 22, ry: 4.5, rotate: -2, strength: 0.85 })
  );
};

export const watch: DrawSymbol = (sheet) => {
  const body = draughtsman(sheet, '#161c34');
  const silver = ['#ffffff', '#c8d6ee 36', '#7c8fb8 68', '#333f66'];
  const ticks = around(12, '<path d="M0 -22.5V-18" stroke="#161c34" stroke-width="2.6"/>');
  return (
    groundShadow(sheet, { y: 43, width: 64 }) +
    tube('M-7 -36C-12 -46 12 -46 7 -36', { width: 4, fill: '#a8b8da', edge: '#161c34' }) +
    body(box(-7, -38, 14, 12, 3), silver, { depth: 2 }) +
    placed(
      body(disc(0, 0, 36.5), silver, { along: [0, 0, 1, 1] }) +
        body(disc(0, 0, 28), ['#ffffff', '#eef4ff 60', '#b8c8e8'], {
          round: [0.42, 0.36, 0.7],
          weight: 1.6,
          depth: 2.4,
        }) +
        ticks +
        placed(wheel(sheet, { teeth: 9, radius: 9, line: '#161c34' }, BRASS), { x: 0, y: 11 }) +
        tube('M0 0L-11 -9', { width: 3, fill: '#2c54c8', edge: '#161c34', rim: 2 }) +
        tube('M0 0L6 -16', { width: 3, fill: '#2c54c8', edge: '#161c34', rim: 2 }) +
        body(disc(0, 0, 4), BRASS, { depth: 1.5, weight: 1.2 }) +
        `<path d="M-24 -10A26 26 0 0 1 6 -25A34 34 0 0 0 -24 -10Z" fill="#fff" opacity=".75"/>`,
      { y: 7 },
    )
  );
};

/** A book bound in leather and brass whose cover is a running gearwork. */
export const book = (sheet: Sheet): string => {
  const body = draughtsman(sheet, '#08201a');
  const corner = (x: number, y: number, flipX: number, flipY: number) =>
    `<g transform="translate(${x} ${y})scale(${flipX} ${flipY})">${body('M0 0H15L0 15Z', BRASS, {
      depth: 2,
      weight: 1.4,
    })}</g>`;
  const pages = '<path d="M-26 32H34M-26 36H34" stroke="#b89a62" stroke-width="1.6"/>';
  return (
    body('M-28 -36H32Q38 -36 38 -30V40Q38 44 34 44H-24Q-34 44 -34 36V-30Q-34 -36 -28 -36Z', [
      '#0f5a48',
      '#06332c',
    ]) +
    body('M-26 30H34V40H-26Q-31 40 -31 35T-26 30Z', ['#fff6dc', '#e2c88e'], {
      inner: pages,
      depth: 2,
      weight: 1.4,
    }) +
    body('M-32 -42H32Q36 -42 36 -38V32H-28Q-36 32 -36 38V-38Q-36 -42 -32 -42Z', [
      '#3fc49a',
      '#14806a 45',
      '#074438',
    ]) +
    corner(36, -42, -1, 1) +
    corner(36, 32, -1, -1) +
    tube('M-28 -38V28', {
      width: 4.5,
      fill: '#d8a03c',
      edge: '#08201a',
      rim: 3,
      light: '#fff3c0',
    }) +
    placed(wheel(sheet, { teeth: 10, radius: 22, line: '#2c1806' }, BRASS), { x: 4, y: -6 }) +
    placed(wheel(sheet, { teeth: 8, radius: 11, line: '#2c1806' }, COPPER), { x: 24, y: 18 }) +
    body(disc(4, -6, 7), ['#f2fff4', '#5affc0 45', '#0a7a66'], {
      round: [0.4, 0.34, 0.7],
      depth: 2,
    }) +
    `<circle cx="2" cy="-8.4" r="1.9" fill="#fff"/>`
  );
};

export const scatter: DrawSymbol = (sheet) =>
  burst(sheet, '#4ae0b0', '#e8ffd8') +
  placed(book(sheet), { scale: 0.98, rotate: -5 }) +
  sparkle(34, -32, 9) +
  sparkle(-36, 30, 6);

/** The hall's great clock, its face lit from behind, 200 across. */
export const greatClock = (sheet: Sheet): string => {
  const lit = radial(sheet, ['#fff6d0', '#ffd98a 40', '#d8984a 75', '#7a4a20']);
  const ticks = around(12, '<rect x="-3" y="-88" width="6" height="16" fill="#2c1a10"/>');
  return (
    glow(sheet, { x: 0, y: 0, radius: 190, colour: '#ffc46a', strength: 0.75 }) +
    `<circle r="106" fill="#20140c"/><circle r="102" fill="${linear(sheet, BRASS, [0, 0, 1, 1])}"/>
    <circle r="93" fill="#20140c"/><circle r="90" fill="${lit}"/>` +
    clipped(
      sheet,
      disc(0, 0, 90),
      `<g opacity=".5">${placed(`<path d="${cog(14, 54, 45)}" fill="#8a5a2c"/>`, { x: -34, y: 30 })}
        ${placed(`<path d="${cog(11, 36, 29)}" fill="#7a4a20"/>`, { x: 42, y: -26 })}</g>`,
    ) +
    ticks +
    `<path d="M-4 12L-2 -64L0 -76L2 -64L4 12Z M-8 6L46 26L54 34L42 32Z" fill="#20140c"/>
    <circle r="9" fill="#20140c"/><circle r="5" fill="#d8a03c"/>`
  );
};
