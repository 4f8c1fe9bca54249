import { scattered } from '../draw/chance.ts';
import { ridge } from '../draw/land.ts';
import { glow, motes, vignette } from '../draw/light.ts';
import { n, placed } from '../draw/path.ts';
import { linear, type Sheet } from '../draw/sheet.ts';
import { sky, stars } from '../draw/sky.ts';
import { torii } from '../draw/town.ts';
import { fitted } from './fitted.ts';
import { crow, gourd, katana, moonScatter, redMoon, strawHat, wild } from './ronin25-symbols.ts';
import type { SlotTheme } from './theme.ts';

const FLYING = 'M-12 -4C-8 -8 -3 -5 0 0C3 -5 8 -8 12 -4C8 -4 5 -1 3 3L0 6L-3 3C-5 -1 -8 -4 -12 -4Z';

const crows = (places: readonly (readonly [number, number, number, number])[], colour: string) =>
  places
    .map(([x, y, scale, rotate]) =>
      placed(`<path d="${FLYING}" fill="${colour}"/>`, { x, y, scale, rotate }),
    )
    .join('');

/** Tall grass bent by the wind, rooted on y. */
const grass = (
  field: { y: number; width: number; height: number; count: number; seed: number },
  colour: string,
) =>
  `<g fill="${colour}">${scattered(field.count, field.seed, (source) => {
    const x = source.between(-10, field.width);
    const height = field.height * source.between(0.4, 1);
    const lean = height * source.between(0.3, 0.9);
    return `<path d="M${n(x)} ${n(field.y)}q${n(lean * 0.2)} ${n(-height * 0.7)} ${n(lean)}
      ${n(-height)}q${n(-lean * 0.5)} ${n(height * 0.4)} ${n(-lean + 3)} ${n(height)}Z"/>`;
  })}</g>`;

/** The wanderer on foot, seen from behind, his sword at his side; he stands on the origin. */
const wanderer = (colour: string, rim: string, cloth: string) => {
  const figure = `M-18 -66C-11 -73 -4 -82 0 -84C4 -82 11 -73 18 -66C13 -64 9 -63.4 6 -63
    C12 -60 15 -54 16 -46L20 -26L13 -28L18 -1C12 2 6 1 2 -1L1 -18L-2 0C-8 2 -14 2 -19 -1L-12 -28
    L-20 -24L-16 -46C-15 -54 -12 -60 -6 -63C-9 -63.4 -13 -64 -18 -66Z`;
  const sword = 'M14 -36L-31 -15L-38 -10L-31 -18L12 -40ZM16 -37L30 -45L28 -48L14 -41ZM12 -43l6 8';
  const scarf = 'M6 -62C16 -64 22 -58 34 -64C31 -56 20 -52 8 -57Z';
  return `<g fill="${rim}" transform="translate(-1.2 -.6)"><path d="${figure}"/>
      <path d="${sword}"/></g>
    <path d="${scarf}" fill="${cloth}"/>
    <path d="${figure}" fill="${colour}"/><path d="${sword}" fill="${colour}"/>
    <path d="M-14 -68C-9 -70 9 -70 14 -68" stroke="${rim}" stroke-opacity=".5" fill="none"/>`;
};

function backdrop(sheet: Sheet): string {
  const dusk = ['#0d0a12', '#2a0f1a 22', '#5c1420 44', '#3a0d18 70', '#120810'];
  return (
    `<rect width="360" height="640" fill="${linear(sheet, dusk)}"/>` +
    stars({ width: 360, height: 200 }, { count: 70, seed: 3, colour: '#ffe0cc' }) +
    glow(sheet, { x: 238, y: 104, radius: 230, colour: '#e8283c', strength: 0.6 }) +
    placed(redMoon(sheet, 72), { x: 238, y: 104 }) +
    `<g fill="#14080e"><path d="M60 128C120 114 190 132 262 118C300 111 330 116 360 112V124
      C320 124 300 132 250 132C180 136 120 134 60 128Z" opacity=".75"/>
      <path d="M190 66C240 58 280 70 350 62C320 74 250 76 190 66Z" opacity=".6"/></g>` +
    crows(
      [
        [96, 60, 1, -10],
        [134, 88, 0.7, 8],
        [70, 96, 0.6, -4],
        [178, 44, 0.5, 12],
      ],
      '#0a0509',
    ) +
    `<path d="${ridge({ width: 360, bottom: 640 }, { y: 290, rise: 60, count: 9, seed: 11 })}"
      fill="${linear(sheet, ['#6d1a26', '#2a0a14'])}" opacity=".75"/>
    <path d="${ridge({ width: 360, bottom: 640 }, { y: 400, rise: 44, count: 8, seed: 4 })}"
      fill="${linear(sheet, ['#36101a', '#16080f'])}"/>` +
    glow(sheet, { x: 180, y: 480, radius: 220, colour: '#a5283a', strength: 0.3 }) +
    torii(sheet, { x: 72, y: 560, width: 96 }, ['#8a1a28', '#3a0812']) +
    `<path d="M0 562C90 536 210 552 360 530V640H0Z"
      fill="${linear(sheet, ['#1c0a12', '#060306'])}"/>` +
    placed(wanderer('#070407', '#c8404a', '#d8283a'), { x: 246, y: 566, scale: 1.15 }) +
    grass({ y: 610, width: 360, height: 70, count: 90, seed: 21 }, '#0f0609') +
    grass({ y: 645, width: 360, height: 64, count: 110, seed: 8 }, '#050204') +
    bough() +
    motes({ x: 0, y: 420, width: 360, height: 200 }, { count: 40, seed: 5, colour: '#ff7a5c' }) +
    vignette(sheet, { width: 360, height: 640 }, '#050204', 0.7)
  );
}

/** A bare branch that reaches in from the upper left. */
const bough = () =>
  `<g fill="none" stroke="#060205" stroke-linecap="round">
    <path d="M-6 22C30 34 70 20 108 34C124 40 136 40 150 36" stroke-width="5"/>
    <path d="M-6 14C20 30 40 30 62 27" stroke-width="11"/>
    <path d="M40 29C52 46 60 60 82 66M60 27C80 12 96 12 118 4M96 31C108 44 118 48 138 50"
      stroke-width="3.4"/></g>`;

function tile(sheet: Sheet): string {
  const size = { width: 108, height: 144 };
  return (
    sky(sheet, { width: 108, height: 144 }, ['#1a0a12', '#6d121e 55', '#16070d']) +
    glow(sheet, { x: 54, y: 56, radius: 84, colour: '#ff4a34', strength: 0.75 }) +
    placed(redMoon(sheet, 41), { x: 54, y: 54 }) +
    `<g fill="#2a0812" opacity=".8"><path d="M-4 74C20 66 44 78 70 70C88 65 98 70 112 66V74
      C90 74 76 80 52 79C30 80 14 80 -4 74Z"/><path d="M58 30C74 26 90 32 112 27C100 37 74 37 58
      30Z"
      opacity=".7"/></g>` +
    crows(
      [
        [24, 26, 0.8, -14],
        [40, 16, 0.55, 6],
        [86, 46, 0.5, 10],
      ],
      '#0a0408',
    ) +
    `<path d="${ridge({ width: 108, bottom: 144 }, { y: 112, rise: 24, count: 5, seed: 9 })}"
      fill="#33101a"/>
    <path d="M-2 122C26 112 70 112 110 124V146H-2Z" fill="#0c0508"/>` +
    placed(wanderer('#0a0508', '#ff9a7a', '#4a0612'), { x: 54, y: 120, scale: 1.02 }) +
    grass({ y: 134, width: 108, height: 26, count: 46, seed: 15 }, '#090406') +
    grass({ y: 148, width: 108, height: 24, count: 40, seed: 6 }, '#030102') +
    motes({ x: 0, y: 60, width: 108, height: 70 }, { count: 16, seed: 4, colour: '#ffb08a' }) +
    vignette(sheet, size, '#050103', 0.75)
  );
}

export const theme: SlotTheme = {
  id: 'ronin25',
  symbols: {
    W: fitted(wild, { scale: 0.97 }),
    S: moonScatter,
    1: strawHat,
    2: fitted(katana, { x: -6, y: -1, scale: 0.96 }),
    3: crow,
    4: gourd,
  },
  ranks: {
    face: 'brush',
    fill: ['#fff8e4', '#e4d2a8 55', '#a88a5c'],
    edge: '#1a0d10',
    shade: '#7a101e',
  },
  backdrop,
  tile,
};
