import { glow, sparkle } from '../draw/light.ts';
import { n, placed, polar } from '../draw/path.ts';
import { clipped, linear, radial, type Sheet } from '../draw/sheet.ts';
import { stars } from '../draw/sky.ts';
import { burst } from './burst.ts';
import { mirrored } from './mirrored.ts';
import { disc, gloss } from './painted.ts';
import { wildPlate } from './plate.ts';
import { box, draughtsman, tube } from './shapes.ts';

const VOID = '#0a0420';
const HULL = ['#ffffff', '#e8ecf8 40', '#a8b0d0 75', '#6a70a0'];
const MAGENTA = ['#ffc4f4', '#ff4ad0 40', '#b0189c 75', '#5c0a68'];
const CYAN = ['#e8ffff', '#5ae8ff 38', '#1a9ae0 72', '#0f3f9c'];

/** A black hole: fire that whirls around nothing, bent over its top. */
export function blackHole(sheet: Sheet): string {
  const swirl = (radius: number, tall: number, width: number, colour: string, opacity: number) =>
    `<ellipse rx="${radius}" ry="${tall}" fill="none" stroke="${colour}" stroke-width="${width}"
      stroke-opacity="${opacity}"/>`;
  const front = `M-46 2C-30 16 30 16 46 2C34 24 -34 24 -46 2Z`;
  const fire = linear(
    sheet,
    ['#5a18c8', '#ff3ac8 22', '#fff4d8 50', '#ff9a3c 74', '#c81a8c'],
    [0, 0, 1, 0],
  );
  return (
    glow(sheet, { x: 0, y: 0, radius: 46, colour: '#ff3ac8', strength: 0.8 }) +
    `<g transform="rotate(-14)"><circle r="33" fill="${VOID}"/>
    <circle r="30" fill="none" stroke="${fire}" stroke-width="8"/>
    <circle r="26" fill="none" stroke="#fff4d8" stroke-width="2.4" stroke-opacity=".9"/>
    ${swirl(43, 11, 9, '#5a18c8', 0.9)}${swirl(41, 9, 6, '#ff3ac8', 0.9)}
    <circle r="24" fill="${radial(sheet, ['#000000', '#05010f 70', '#1c0640'])}"/>
    <path d="${front}" fill="${fire}" stroke="${VOID}" stroke-width="1.6"/>
    <path d="M-38 7C-20 17 20 17 38 7C22 14 -22 14 -38 7Z" fill="#fffbe8"/></g>`
  );
}

export const wild = (sheet: Sheet): string =>
  placed(blackHole(sheet), { y: -6 }) +
  sparkle(-30, -34, 6, '#9af4ff') +
  sparkle(33, -34, 7, '#ffd8f8') +
  wildPlate(sheet, {
    y: 33,
    face: 'heavy',
    cloth: ['#7af4ff', '#1aa8e8 45', '#1f3fb8'],
    line: VOID,
  });

/** A cluster of crystals that shines from inside. */
export function crystals(sheet: Sheet, tones: readonly string[] = CYAN): string {
  const body = draughtsman(sheet, '#062050');
  const shard = (width: number, height: number) =>
    body(
      `M0 ${-height}L${width} ${n(-height + width * 1.2)}L${n(width * 0.8)} 0H${n(-width * 0.8)}
      L${-width} ${n(-height + width * 1.2)}Z`,
      tones,
      {
        depth: 2.6,
        inner: `<path d="M0 ${-height}L${n(-width * 0.3)} ${n(-height + width * 1.5)}
          L${n(-width * 0.2)} 0H${-width}V${-height}Z" fill="#fff" opacity=".45"/>
          <path d="M0 ${-height}L${n(width * 0.5)} ${n(-height + width * 1.4)}L${n(width * 0.4)} 0
          H${width * 2}V${-height}Z" fill="#062a80" opacity=".35"/>`,
      },
    );
  return (
    placed(shard(9, 46), { x: -10, y: 34, rotate: -34 }) +
    placed(shard(9, 48), { x: 10, y: 34, rotate: 32 }) +
    placed(shard(11, 60), { x: -7, y: 36, rotate: -15 }) +
    placed(shard(11, 56), { x: 9, y: 36, rotate: 14 }) +
    placed(shard(13.5, 80), { y: 38 }) +
    placed(shard(8, 32), { x: -16, y: 39, rotate: -18 }) +
    placed(shard(8, 30), { x: 16, y: 39, rotate: 20 })
  );
}

export const scatter = (sheet: Sheet): string =>
  burst(sheet, '#3ae4ff', '#e8ffff', 16) +
  placed(crystals(sheet), { scale: 0.98 }) +
  sparkle(-5, -28, 12) +
  sparkle(26, -16, 7) +
  sparkle(-30, -8, 6);

/** An astronaut's helmet; stars and a far world shine in its visor. */
export function helmet(sheet: Sheet): string {
  const body = draughtsman(sheet, '#141034');
  const visor = 'M0 -26C22 -27 32 -16 32 0C32 16 20 24 0 24S-32 16 -32 0C-32 -16 -22 -27 0 -26Z';
  const sky = `<path d="M-40 30C-20 4 20 8 40 -6V40H-40Z" fill="#7a1c9c" opacity=".6"/>
    <circle cx="12" cy="-4" r="8" fill="#ffe08a"/><path d="M-2 0C8 4 20 0 28 -8" fill="none"
    stroke="#fff" stroke-width="2.4" stroke-opacity=".8"/><circle cx="-14" cy="8" r="1.7"
      fill="#fff"/>
    <circle cx="-4" cy="16" r="1.6" fill="#fff"/><circle cx="20" cy="12" r="1.6" fill="#fff"/>`;
  return (
    tube('M27 -30L36 -43', { width: 3.4, fill: '#c4cce8', edge: '#141034', rim: 3 }) +
    body(disc(36, -42, 4), ['#ff9a8a', '#f0283c'], { depth: 1.6, weight: 1.6 }) +
    body('M-28 34H28L34 45H-34Z', ['#ff9a4a', '#e0501c 60', '#8a240c'], { depth: 2.6 }) +
    body('M0 -42C28 -43 43 -26 43 -1C43 24 28 39 0 39S-43 24 -43 -1C-43 -26 -28 -43 0 -42Z', HULL, {
      round: [0.38, 0.24, 0.85],
    }) +
    mirrored(body(box(-47, -10, 10, 22, 4), ['#ffb86a', '#e0601c'], { depth: 2.2, weight: 1.8 })) +
    body(visor, ['#5a3ad8', '#2a1a8c 45', '#120a48'], {
      inner: sky,
      weight: 3.4,
      lightColour: '#9af4ff',
    }) +
    `<path d="M-26 -4C-26 -14 -18 -20 -8 -21" fill="none" stroke="#fff" stroke-width="4.4"
      stroke-linecap="round" stroke-opacity=".9"/>` +
    '<circle cx="-24" cy="6" r="2.4" fill="#fff" opacity=".85"/>'
  );
}

export function rocket(sheet: Sheet): string {
  const body = draughtsman(sheet, '#1c0830');
  const fin = body('M-11 12C-24 18 -26 32 -24 40C-18 34 -12 32 -8 32Z', [
    '#ff8a7a',
    '#e8284c 50',
    '#8a0c34',
  ]);
  const drawn =
    body('M-9 30C-14 42 -6 46 0 56C6 46 14 42 9 30Z', ['#fff4b0', '#ffb02c 45', '#ff4a1c']) +
    '<path d="M-4 32C-6 40 -2 42 0 48C2 42 6 40 4 32Z" fill="#fffbe8"/>' +
    mirrored(fin) +
    body(
      'M0 -52C14 -40 20 -18 17 6C16 16 13 26 10 33H-10C-13 26 -16 16 -17 6C-20 -18 -14 -40 0 -52Z',
      HULL,
      {
        along: [0, 0, 1, 0.2],
        inner: `<path d="M-24 -60H24V-28Q0 -20 -24 -28Z" fill="#e8284c"/>
        <path d="M4 -56C20 -36 22 0 8 36H30V-56Z" fill="#3a2a7a" opacity=".32"/>
        <path d="M-24 20Q0 27 24 20V28Q0 35 -24 28Z" fill="#e8284c"/>`,
      },
    ) +
    body(disc(0, -8, 9), ['#ffe0a0', '#e8a030'], { weight: 1.6, depth: 1.6 }) +
    body(disc(0, -8, 6.4), CYAN, { weight: 1.4, depth: 2, round: [0.36, 0.3, 0.8] }) +
    body('M-3 14H3L4 40H-4Z', ['#ff8a7a', '#c81a44'], { depth: 2, weight: 1.6 });
  return placed(drawn, { x: 3, y: -1, rotate: 40 }) + sparkle(-32, -28, 6, '#9af4ff');
}

export function planet(sheet: Sheet): string {
  const body = draughtsman(sheet, VOID);
  const bands = `<path d="M-34 -12Q0 -2 34 -14V-6Q0 6 -34 -4Z" fill="#fff0ff" opacity=".35"/>
    <path d="M-34 6Q0 18 34 4V12Q0 26 -34 14Z" fill="#5c0a68" opacity=".5"/>
    <circle cx="-8" cy="-16" r="4" fill="#5c0a68" opacity=".4"/>`;
  const dust = linear(sheet, ['#fff0c0', '#ffb84a 40', '#fff6d8 60', '#e0782c'], [0, 0, 1, 0]);
  return (
    `<g transform="rotate(17)">` +
    `<ellipse rx="45" ry="13" fill="none" stroke="${VOID}" stroke-width="11"/>
    <ellipse rx="45" ry="13" fill="none" stroke="#ffc46a" stroke-width="6.6"/>` +
    body(disc(0, 0, 29), MAGENTA, { round: [0.36, 0.28, 0.8], inner: bands }) +
    clipped(
      sheet,
      'M-60 0H60V40H-60Z',
      `<ellipse rx="45" ry="13" fill="none" stroke="${VOID}" stroke-width="11"/>
      <ellipse rx="45" ry="13" fill="none" stroke="${dust}" stroke-width="6.6"/><ellipse rx="45"
      ry="13" fill="none" stroke="#a8481c" stroke-width="1.6"/>`,
    ) +
    `</g>` +
    gloss(sheet, { x: -12, y: -15, rx: 7, ry: 4, rotate: -34, strength: 0.9 })
  );
}

/** A meteor: a cratered rock with fire at its back. */
export function meteor(sheet: Sheet): string {
  const body = draughtsman(sheet, '#240a08');
  const flame = `M-30 26C-10 30 4 24 14 8C30 -14 34 -28 46 -46C28 -40 22 -38 14 -36C18 -40 20 -42
    22 -46
    C8 -38 2 -34 -8 -26C-26 -16 -36 0 -30 26Z`;
  const pits = [
    [-22, 6, 6],
    [-6, 22, 5],
    [-20, 24, 3.6],
    [-4, 5, 4],
  ]
    .map(
      ([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#3a1c30"/>
      <circle cx="${x}" cy="${n(y! + 1.4)}" r="${n(r! * 0.74)}" fill="#6a4058"/>`,
    )
    .join('');
  const rock = Array.from({ length: 11 }, (_, index) => {
    const [x, y] = polar([-14, 15], index % 2 ? 25 : 28, index * 33);
    return `${index ? 'L' : 'M'}${n(x)} ${n(y)}`;
  }).join('');
  return (
    glow(sheet, { x: -4, y: 4, radius: 42, colour: '#ff7a1c', strength: 0.6 }) +
    body(flame, ['#ff4a1c', '#ff8a1c 40', '#ffd45a 75', '#fff4c0'], { along: [1, 0, 0, 1] }) +
    `<path d="M-20 16C-4 10 8 -4 24 -26C12 -18 0 -14 -10 -8C-22 0 -24 8 -20 16Z" fill="#fff8d0"/>` +
    body(`${rock}Z`, ['#c89ab0', '#7a5068 50', '#3a2038'], { inner: pits, depth: 3.4 })
  );
}

/** Space with clouds of gas, stars and dust, for the whole of a scene. */
export function nebula(sheet: Sheet, size: { width: number; height: number }): string {
  const { width, height } = size;
  const cloud = (x: number, y: number, reach: number, colour: string, strength: number) =>
    glow(sheet, { x: x * width, y: y * height, radius: reach * width, colour, strength });
  return (
    `<rect width="${width}" height="${height}"
      fill="${linear(sheet, ['#0c0430', '#1c0a4c 40', '#0a1244 70', '#050220'])}"/>` +
    cloud(0.2, 0.12, 0.6, '#d81ab0', 0.55) +
    cloud(0.85, 0.2, 0.5, '#1aa8e8', 0.5) +
    cloud(0.5, 0.24, 0.36, '#ff6ad8', 0.4) +
    cloud(0.9, 0.72, 0.55, '#c81aa8', 0.45) +
    cloud(0.08, 0.82, 0.6, '#16a4d8', 0.42) +
    stars(
      { width, height },
      { count: Math.round((width * height) / 700), seed: 17, colour: '#ffffff' },
    ) +
    stars(
      { width, height },
      { count: Math.round((width * height) / 2400), seed: 5, colour: '#9af4ff' },
    )
  );
}
