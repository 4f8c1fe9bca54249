import { scattered } from '../draw/chance.ts';
import { ridge, volcano } from '../draw/land.ts';
import { vignette } from '../draw/light.ts';
import { n, placed } from '../draw/path.ts';
import { linear, type Sheet } from '../draw/sheet.ts';
import { printCloud } from '../draw/sky.ts';
import {
  finishFlag,
  GOLD,
  GREEN,
  goldenDoll,
  greenRacer,
  RED,
  racer,
  rosette,
  streaks,
  VIOLET,
  violetRacer,
  wheel,
  winner,
} from './daruma3-symbols.ts';
import { luckySeven } from './plate.ts';
import type { SlotTheme } from './theme.ts';

/** A rope of paper flags. */
const bunting = (width: number, y: number, sag: number, count: number, size: number) => {
  const colours = ['#fff3e2', '#f5bc2e', '#36a850', '#2f74e0', '#fff3e2', '#8450d0'];
  const at = (share: number) => y + sag * 4 * share * (1 - share);
  const flags = Array.from({ length: count }, (_, index) => {
    const share = (index + 0.5) / count;
    const x = share * width;
    const top = at(share);
    return `<path
      d="M${n(x - size / 2)} ${n(top)}H${n(x + size / 2)}L${n(x)} ${n(top + size * 1.25)}Z"
      fill="${colours[index % colours.length]}" stroke="#4a0810" stroke-width="1.4"
      stroke-linejoin="round"/>`;
  });
  return `<path d="M0 ${y}Q${n(width / 2)} ${n(y + sag * 2)} ${width} ${y}" stroke="#4a0810"
    stroke-width="2" fill="none"/>${flags.join('')}`;
};

const confetti = (
  area: { width: number; height: number },
  bits: { count: number; seed: number; size: number },
) => {
  const colours = ['#ffffff', '#f5bc2e', '#5cc86a', '#5aa0f5', '#ffb0a0'];
  return scattered(bits.count, bits.seed, (source) => {
    const colour = colours[Math.floor(source.next() * colours.length)];
    return placed(`<rect x="-2" y="-3" width="4" height="6" rx="1" fill="${colour}"/>`, {
      x: source.between(0, area.width),
      y: source.between(0, area.height),
      rotate: source.between(0, 180),
      scale: bits.size * source.between(0.6, 1.2),
    });
  });
};

/** Red and white kerb stones along an edge. */
const kerb = (from: number, to: number, y: number, size: number) =>
  Array.from(
    { length: Math.ceil((to - from) / size) },
    (_, index) =>
      `<path d="M${n(from + index * size)} ${n(y)}h${n(size)}l${n(-size * 0.3)} ${n(size * 0.5)}
      h${n(-size)}Z" fill="${index % 2 === 0 ? '#e03028' : '#fff3e2'}"/>`,
  ).join('');

/** A chequered line across the road. */
const finishLine = (x: number, y: number, size: number, columns: number, rows: number) => {
  const cells: string[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      cells.push(`<rect x="${n(x + column * size)}" y="${n(y + row * size)}" width="${n(size)}"
        height="${n(size)}" fill="${(row + column) % 2 === 0 ? '#fff3e2' : '#2a1418'}"/>`);
  return cells.join('');
};

function backdrop(sheet: Sheet): string {
  const size = { width: 360, bottom: 640 };
  return (
    `<rect width="360" height="640"
      fill="${linear(sheet, ['#8a1420', '#a81c24 40', '#6a0c18'])}"/>` +
    '<path d="M0 40L72 0H156L0 90ZM360 150L220 240L360 190ZM360 0H290L0 176V236L360 36Z"' +
    ' fill="#b8282c" opacity=".5"/>' +
    volcano(
      sheet,
      { x: 180, base: 420, width: 560, height: 318 },
      { rock: ['#5c0c18', '#6a101c'], snow: ['#fff6ec', '#e8d4c8'] },
    ) +
    printCloud({ x: 204, y: 126, width: 160 }, '#f0e0d0', 0.9) +
    printCloud({ x: -24, y: 84, width: 150 }, '#f0e0d0', 0.9) +
    [
      [400, 70, 9, 4, '#5c0a16'],
      [452, 60, 11, 7, '#4a0812'],
    ]
      .map(
        ([y, rise, count, seed, fill]) =>
          `<path d="${ridge(size, {
            y: Number(y),
            rise: Number(rise),
            count: Number(count),
            seed: Number(seed),
          })}" fill="${fill}"/>`,
      )
      .join('') +
    `<rect y="470" width="360" height="180" fill="#38242a"/>
    <path d="M0 520H360M0 576H360" stroke="#fff3e2" stroke-opacity=".3" stroke-width="4"
      stroke-dasharray="26 18"/>` +
    kerb(-10, 380, 464, 24) +
    finishLine(292, 476, 14, 3, 11) +
    placed(streaks('#f0e0d0'), { x: 34, y: 520, scale: 0.8 }) +
    placed(racer(sheet, GREEN, 10), { x: 62, y: 512, scale: 0.8 }) +
    placed(racer(sheet, VIOLET, 8), { x: 168, y: 520, scale: 0.82 }) +
    placed(streaks('#f0e0d0'), { x: 74, y: 586, scale: 1 }) +
    placed(racer(sheet, GOLD, 10), { x: 112, y: 578, scale: 1 }) +
    placed(racer(sheet, RED, 14), { x: 244, y: 572, scale: 1.1 }) +
    kerb(-10, 380, 628, 28) +
    bunting(360, 6, 18, 11, 24) +
    bunting(360, 44, 30, 13, 20) +
    confetti({ width: 360, height: 460 }, { count: 70, seed: 6, size: 1.3 }) +
    vignette(sheet, { width: 360, height: 640 }, '#2a0208', 0.6)
  );
}

/** Three abreast round the bend, the red one ahead; bright paper colours. */
function tile(sheet: Sheet): string {
  return (
    `<rect width="108" height="144"
      fill="${linear(sheet, ['#9adcf0', '#d8f2f4 45', '#fff3e6'])}"/>` +
    volcano(
      sheet,
      { x: 74, base: 84, width: 120, height: 54 },
      { rock: ['#7aa8d8', '#a8d0e4'], snow: ['#ffffff', '#eef8ff'] },
    ) +
    printCloud({ x: -20, y: 22, width: 66 }, '#ffffff', 1) +
    printCloud({ x: 62, y: 46, width: 60 }, '#ffffff', 1) +
    `<path d="${ridge({ width: 108, bottom: 146 }, { y: 74, rise: 22, count: 7, seed: 5 })}"
      fill="#5cc8b8"/>
    <path d="${ridge({ width: 108, bottom: 146 }, { y: 84, rise: 14, count: 9, seed: 8 })}"
      fill="#2f9a8e"/>
    <path d="M-4 84L112 70V150H-4Z" fill="#4a3038"/>
    <path d="M-4 108L112 98" stroke="#fff3e2" stroke-width="2.4" stroke-dasharray="12 8"/>
    <path d="M-4 84L112 70" stroke="#fff3e2" stroke-width="6"/>
    <path d="M-4 84L112 70" stroke="#e03028" stroke-width="6" stroke-dasharray="10 10"/>` +
    placed(racer(sheet, VIOLET, 10), { x: 22, y: 68, scale: 0.46, rotate: -6 }) +
    placed(racer(sheet, GREEN, 12), { x: 84, y: 64, scale: 0.5, rotate: -6 }) +
    placed(streaks('#ffffff'), { x: 22, y: 104, scale: 0.8 }) +
    placed(racer(sheet, RED, 12), { x: 52, y: 94, scale: 0.92, rotate: -6 }) +
    `<path d="M-4 142L112 134V150H-4Z" fill="#fff3e2"/>
    <path d="M-4 143L112 135" stroke="#e03028" stroke-width="7" stroke-dasharray="13 13"/>` +
    bunting(108, 2, 5, 9, 9) +
    confetti({ width: 108, height: 90 }, { count: 34, seed: 4, size: 0.6 }) +
    vignette(sheet, { width: 108, height: 144 }, '#8a1420', 0.4)
  );
}

/** A race of wishing dolls on wheels, in matte paper colours. */
export const theme: SlotTheme = {
  id: 'daruma3',
  symbols: {
    W: winner,
    '7': (sheet) =>
      luckySeven(sheet, {
        face: 'rounded',
        fill: linear(sheet, ['#f5503f', '#e03028 58', '#b81c22 58', '#9a141e']),
        trim: '#fff6ea',
        line: '#4a0810',
        light: 0.2,
        shade: 0.1,
      }),
    D: goldenDoll,
    B: rosette,
    L: finishFlag,
    C: wheel,
    O: greenRacer,
    P: violetRacer,
  },
  backdrop,
  tile,
};
