import { scattered } from '../draw/chance.ts';
import { petals } from '../draw/flowers.ts';
import { ridge } from '../draw/land.ts';
import { glow, motes, rays, sparkle, vignette } from '../draw/light.ts';
import { n, placed } from '../draw/path.ts';
import { linear, type Sheet } from '../draw/sheet.ts';
import { sky } from '../draw/sky.ts';
import { tatami } from '../draw/tea-room.ts';
import { fitted } from './fitted.ts';
import { book, bowl, camellia, ironKettle, oldBook, whisk } from './tea10-symbols.ts';
import type { SlotTheme } from './theme.ts';

const WOOD = ['#5c3a1c', '#2e1a0c'];

/** The round window of the tea room, with the hills and their rows of tea behind it. */
function moonWindow(sheet: Sheet, radius: number): string {
  const rows = [0.1, 0.28, 0.48, 0.7]
    .map(
      (share, index) =>
        `<path d="M${n(-radius)} ${n(radius * (share + 0.06))}Q${n(-radius * 0.2)}
        ${n(radius * (share - 0.2))} ${n(radius)} ${n(radius * share)}V${n(radius)}H${n(-radius)}Z"
        fill="${['#a8ba5c', '#7f9a42', '#5c7a2c', '#3a5a1e'][index]}"/>`,
    )
    .join('');
  const id = sheet.define((own) => `<clipPath id="${own}"><circle r="${n(radius)}"/></clipPath>`);
  const hills = ridge(
    { width: radius * 2, bottom: radius * 2 },
    {
      y: radius * 1.08,
      rise: radius * 0.5,
      count: 5,
      seed: 3,
    },
  );
  return `<circle r="${n(radius * 1.12)}" fill="#1c1008"/>
    <circle r="${n(radius * 1.08)}" fill="${linear(sheet, ['#9a6a34', '#4a2a12'])}"/>
    <g clip-path="url(#${id})"><circle r="${n(radius)}"
      fill="${linear(sheet, ['#f4d890', '#f0c060 40', '#d8c884'])}"/>
    ${glow(sheet, { x: radius * 0.3, y: -radius * 0.3, radius: radius * 0.8, colour: '#fff6d0' })}
    <path d="${hills}" fill="#b4b878" transform="translate(${n(-radius)} ${n(-radius)})"/>
    ${rows}
    <path d="M0 ${n(-radius)}V${n(radius)}M${n(-radius)} 0H${n(radius)}" stroke="#3a2210"
      stroke-width="${n(radius * 0.05)}"/>
    <circle r="${n(radius)}" fill="none" stroke="#1c1008" stroke-opacity=".5"
      stroke-width="${n(radius * 0.16)}"/></g>`;
}

/** The wall of clay with straw in it. */
const wall = (sheet: Sheet) =>
  `<rect width="360" height="640" fill="${linear(sheet, ['#333e1a', '#5f6a2c 30', '#232a10'])}"/>
  <g stroke="#e8cc84" stroke-opacity=".12" stroke-width="1.4">${scattered(90, 7, (source) => {
    const x = source.between(0, 360);
    return `<path d="M${n(x)} ${n(source.between(0, 500))}l${n(source.between(-8, 8))} ${n(
      source.between(3, 10),
    )}"/>`;
  })}</g>`;

function backdrop(sheet: Sheet): string {
  const beam = linear(sheet, WOOD);
  return (
    wall(sheet) +
    glow(sheet, { x: 180, y: 96, radius: 230, colour: '#f4c860', strength: 0.5 }) +
    placed(moonWindow(sheet, 84), { x: 180, y: 104 }) +
    `<rect y="0" width="360" height="14" fill="${beam}"/><rect x="22" width="14" height="520"
      fill="${beam}"/><rect x="324" width="14" height="520" fill="${beam}"/>
    <rect y="212" width="360" height="9" fill="${beam}"/>` +
    rays(sheet, {
      centre: [180, 90],
      length: 460,
      count: 7,
      from: 55,
      sweep: 70,
      colour: '#ffe6a0',
      strength: 0.24,
    }) +
    tatami(sheet, { width: 360, top: 506, bottom: 640, vanish: 180 }) +
    `<rect y="500" width="360" height="8" fill="${beam}"/>
    <path d="M96 640L150 508H214L268 640Z" fill="#ffe6a0" opacity=".12"/>` +
    placed(ironKettle(sheet), { x: 70, y: 568, scale: 1.02 }) +
    placed(bowl(sheet), { x: 292, y: 590, scale: 0.86 }) +
    placed(whisk(sheet), { x: 222, y: 588, scale: 0.6 }) +
    placed(camellia(sheet), { x: 30, y: 250, scale: 0.7 }) +
    placed(camellia(sheet), { x: 342, y: 38, scale: 0.6 }) +
    petals(
      { x: 20, y: 40, width: 320, height: 560 },
      { count: 16, seed: 9, colours: ['#e8283c', '#b8142c'] },
    ) +
    motes({ x: 60, y: 60, width: 240, height: 480 }, { count: 50, seed: 3 }) +
    `<rect width="360" height="640" fill="#0e0c04" opacity=".14"/>` +
    vignette(sheet, { width: 360, height: 640 }, '#0a0702', 0.75)
  );
}

function tile(sheet: Sheet): string {
  return (
    sky(sheet, { width: 108, height: 144 }, ['#2e3814', '#6d6a24 45', '#3a2c10 75', '#140e04']) +
    placed(moonWindow(sheet, 44), { x: 54, y: 44 }) +
    glow(sheet, { x: 54, y: 62, radius: 62, colour: '#ffd860', strength: 0.85 }) +
    rays(sheet, { centre: [54, 64], length: 90, count: 18, colour: '#fff0b0', strength: 0.55 }) +
    `<path d="M-4 112Q54 104 112 112V148H-4Z" fill="${linear(sheet, ['#7a4a20', '#2a1608'])}"/>
    <path d="M-4 112Q54 104 112 112" fill="none" stroke="#e8b860" stroke-width="1.4"
      stroke-opacity=".7"/>` +
    placed(oldBook(sheet), { x: 55, y: 62, scale: 0.98, rotate: 6 }) +
    placed(bowl(sheet), { x: 30, y: 108, scale: 0.52 }) +
    placed(camellia(sheet), { x: 86, y: 110, scale: 0.44 }) +
    sparkle(22, 34, 6) +
    sparkle(92, 28, 7) +
    motes({ x: 4, y: 10, width: 100, height: 100 }, { count: 26, seed: 8 }) +
    vignette(sheet, { width: 108, height: 144 }, '#0a0702', 0.7)
  );
}

export const theme: SlotTheme = {
  id: 'tea10',
  symbols: {
    S: book,
    1: fitted(ironKettle, { x: -4.5, scale: 0.96 }),
    2: fitted(camellia, { y: -5.5 }),
    3: fitted(bowl, { scale: 0.96 }),
    4: fitted(whisk, { x: 6, y: -1, scale: 0.99 }),
  },
  ranks: {
    face: 'brush',
    fill: ['#fbf2c8', '#d8b85a 50', '#8a7a2c'],
    edge: '#2a2410',
    shade: '#57752c',
  },
  backdrop,
  tile,
};
