import { cat } from '../draw/cat.ts';
import { coinHeap, koban } from '../draw/coin.ts';
import { petals } from '../draw/flowers.ts';
import { seigaiha } from '../draw/land.ts';
import { lantern, lanternString } from '../draw/lantern.ts';
import { bokeh, glow, motes, rays, sparkle, vignette } from '../draw/light.ts';
import { gold, goldRim } from '../draw/metals.ts';
import { placed } from '../draw/path.ts';
import { linear, radial, type Sheet } from '../draw/sheet.ts';
import { moon, printCloud, sky } from '../draw/sky.ts';
import { machiya, type TownTones } from '../draw/town.ts';
import { around, disc, gloss, groundShadow, painted } from './painted.ts';
import { luckySeven, wildPlate } from './plate.ts';
import type { SlotTheme } from './theme.ts';

const LINE = '#4a0a14';

function luckyCat(sheet: Sheet): string {
  return (
    glow(sheet, { x: 0, y: -8, radius: 46, colour: '#ffcf5c', strength: 0.85 }) +
    placed(cat(sheet, { rim: LINE, hasShadow: false, holdsCoin: false }), {
      x: -5,
      y: -1,
      scale: 0.6,
    }) +
    wildPlate(sheet, { face: 'heavy', cloth: ['#ff6b4f', '#d3212f 50', '#8c0f26'], line: LINE })
  );
}

const DARUMA =
  'M0 -44C22 -44 41 -28 41 -2C41 16 34 32 24 40C14 45 -14 45 -24 40C-34 32 -41 16 -41 -2' +
  'C-41 -28 -22 -44 0 -44Z';
const DARUMA_FACE =
  'M0 -24C18 -32 31 -20 29 -5C28 9 14 16 0 16C-14 16 -28 9 -29 -5C-31 -20 -18 -32 0 -24Z';

function daruma(sheet: Sheet): string {
  const eye = (x: number) =>
    `<circle cx="${x}" cy="-6" r="8.4" fill="#fff"/><circle cx="${x}" cy="-6" r="8.4" fill="none"
      stroke="#2a0a12" stroke-width="2"/><circle cx="${x * 0.86}" cy="-5.4" r="4.6"
      fill="#1c0a12"/><circle cx="${x * 0.86 + 1.6}" cy="-7.2" r="1.5" fill="#fff"/>`;
  const brow = (side: number) =>
    `<path d="M${side * 4} -17C${side * 10} -25 ${side * 22} -26 ${side * 28} -16C${side * 20} -19
      ${side * 12} -17 ${side * 6} -13Z" fill="#1c0a12"/>`;
  const beard = (side: number) =>
    `<path d="M${side * 6} 6C${side * 14} 14 ${side * 26} 12 ${side * 31} 2C${side * 31} 14
      ${side * 18} 21 ${side * 6} 11Z" fill="#1c0a12"/>`;
  return (
    groundShadow(sheet, { y: 42, width: 84 }) +
    painted(sheet, DARUMA, {
      fill: radial(sheet, ['#ff8a66', '#f0402f 42', '#b0142a 80', '#7a0b22'], [0.42, 0.28, 0.8]),
      line: LINE,
      depth: 5,
      inner: `<g fill="none" stroke="${gold(sheet)}" stroke-width="3" stroke-linecap="round">
        <path d="M-37 22C-26 18 -18 26 -20 40M37 22C26 18 18 26 20 40M-30 32C-26 30 -24 34 -25 42
          M30 32C26 30 24 34 25 42"/></g>`,
    }) +
    painted(sheet, DARUMA_FACE, {
      fill: linear(sheet, ['#fff6e2', '#ffe2bd 60', '#eab98a']),
      line: '#7a1420',
      weight: 1.6,
      depth: 3,
      inner: eye(-12) + eye(12) + brow(-1) + brow(1) + beard(-1) + beard(1),
    }) +
    `<path d="M-4 8Q0 11 4 8" stroke="#a3202c" stroke-width="2.6" fill="none"
      stroke-linecap="round"/>
    <path d="M-11 24C-6 20 6 20 11 24L7 38H-7Z" fill="${gold(sheet)}" stroke="#7a4708"
      stroke-width="1.6"/>` +
    gloss(sheet, { x: -15, y: -36, rx: 15, ry: 5, rotate: -18 })
  );
}

function coins(sheet: Sheet): string {
  return (
    groundShadow(sheet, { y: 40, width: 80 }) +
    placed(`<ellipse rx="19.4" ry="25.4" fill="#4a2405"/>${koban(sheet)}`, {
      x: -18,
      y: 5,
      scale: 1.4,
      rotate: -22,
    }) +
    placed(`<ellipse rx="18.6" ry="24.6" fill="#4a2405"/>${koban(sheet)}`, {
      x: 11,
      y: 0,
      scale: 1.72,
      rotate: 12,
    }) +
    sparkle(26, -28, 13) +
    sparkle(-29, -12, 8)
  );
}

const PAPER = 'M-15 -30C-46 -24 -46 22 -15 28H15C46 22 46 -24 15 -30Z';

function festivalLamp(sheet: Sheet): string {
  const ribs = [-20, -11, -1, 9, 19].map((y) => `M-44 ${y}Q0 ${y + 9} 44 ${y}`).join('');
  return (
    glow(sheet, { x: 0, y: 0, radius: 46, colour: '#ff7a2e', strength: 0.8 }) +
    `<path d="M0 -46V-34M-5 36L-7 46M0 36V46M5 36L7 46" stroke="#f0a83a" stroke-width="3"
      stroke-linecap="round"/>` +
    painted(sheet, PAPER, {
      fill: radial(sheet, ['#fff9c8', '#ffd063 30', '#ff8a24 62', '#d8480f'], [0.5, 0.56, 0.6]),
      line: '#5c1a06',
      shade: 0.22,
      inner: `<path d="${ribs}" stroke="#b03a08" stroke-opacity=".5" stroke-width="1.8"
        fill="none"/><path d="M0 -15L12 0L0 15L-12 0Z" fill="#8c1610"/>
        <path d="M0 -7L5.6 0L0 7L-5.6 0Z" fill="#ffd063"/>`,
    }) +
    painted(sheet, 'M-17 -38H17L15 -28H-15Z', {
      fill: gold(sheet),
      line: '#4a1a06',
      weight: 1.8,
      depth: 2,
    }) +
    painted(sheet, 'M-15 26H15L17 36H-17Z', {
      fill: gold(sheet),
      line: '#4a1a06',
      weight: 1.8,
      depth: 2,
    })
  );
}

function cherries(sheet: Sheet): string {
  const ball = (x: number, y: number, radius: number) =>
    painted(sheet, disc(x, y, radius), {
      fill: radial(sheet, ['#ff9aa8', '#f0264e 38', '#b00a3a 76', '#6d0526'], [0.36, 0.28, 0.8]),
      line: '#4a0420',
      depth: 4,
    }) + gloss(sheet, { x: x - radius * 0.32, y: y - radius * 0.42, rx: 6.5, ry: 4, rotate: -35 });
  return (
    groundShadow(sheet, { y: 42, width: 82 }) +
    `<g fill="none" stroke-linecap="round"><path d="M-19 6C-18 -14 -4 -30 10 -38M22 14C22 -6 18
      -24 10 -38" stroke="#1f3d0c" stroke-width="7"/><path d="M-19 6C-18 -14 -4 -30 10 -38M22 14C22
      -6 18 -24 10 -38" stroke="#7ac23a" stroke-width="3.2"/></g>` +
    painted(sheet, 'M10 -38C-4 -48 -26 -46 -38 -32C-24 -22 -4 -24 10 -38Z', {
      fill: linear(sheet, ['#b4ef6a', '#4fae2c 55', '#1f7022']),
      line: '#123d12',
      inner: '<path d="M8 -37Q-14 -38 -34 -32" stroke="#dcffb0" stroke-width="1.8" fill="none"/>',
    }) +
    ball(-20, 20, 20) +
    ball(21, 23, 20)
  );
}

function mandarin(sheet: Sheet): string {
  return (
    groundShadow(sheet, { y: 42, width: 84 }) +
    painted(
      sheet,
      'M0 -27C26 -30 43 -14 42 8C41 28 24 41 0 41C-24 41 -41 28 -42 8C-43 -14 -26 -30 0 -27Z',
      {
        fill: radial(sheet, ['#ffe27a', '#ffa928 36', '#f07a08 74', '#b44a04'], [0.38, 0.26, 0.82]),
        line: '#6d2a04',
        depth: 5,
        inner: `<g fill="#c85a04" opacity=".5">${[
          [-22, 10],
          [-8, 22],
          [12, 14],
          [24, 22],
          [4, 32],
          [-20, 28],
          [28, 4],
          [-32, -2],
        ]
          .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.5"/>`)
          .join('')}</g>`,
      },
    ) +
    gloss(sheet, { x: -18, y: -8, rx: 11, ry: 6, rotate: -28 }) +
    `<path d="M0 -24C0 -32 3 -36 8 -42" stroke="#4a2a08" stroke-width="5.4"
      stroke-linecap="round" fill="none"/>` +
    painted(sheet, 'M2 -27C8 -44 26 -46 41 -38C34 -24 18 -18 2 -27Z', {
      fill: linear(sheet, ['#a8ec6a', '#3f9e2c 55', '#176020']),
      line: '#0f3a12',
      inner: '<path d="M4 -28Q20 -34 37 -37" stroke="#d8ffb0" stroke-width="1.8" fill="none"/>',
    }) +
    painted(sheet, 'M0 -27C-8 -38 -22 -40 -33 -34C-28 -23 -14 -20 0 -27Z', {
      fill: linear(sheet, ['#86d84e', '#2f8a28 55', '#125018']),
      line: '#0f3a12',
    })
  );
}

function plum(sheet: Sheet): string {
  const petal = 'M0 2C-15 -2 -22 -20 -13 -30C-6 -37 6 -37 13 -30C22 -20 15 -2 0 2Z';
  const petalLook = {
    fill: radial(sheet, ['#fbe0ff', '#d98af2 45', '#9a3fd0 80', '#6a1fa8'], [0.5, 0.2, 0.9]),
    line: '#3a0a5c',
    depth: 3,
    light: 0.8,
  };
  const stamen = `<path d="M0 -6V-15" stroke="#ffe08a" stroke-width="1.8"/>
    <circle cy="-16" r="2.4" fill="#fff3c0"/>`;
  return (
    groundShadow(sheet, { y: 42, width: 70 }) +
    placed(around(5, painted(sheet, petal, petalLook)), { y: 2, scale: 1.18 }) +
    placed(around(10, stamen, 18), { y: 2 }) +
    painted(sheet, disc(0, 2, 6), { fill: gold(sheet), line: '#6d2a04', weight: 1.6, depth: 2 })
  );
}

const TOWN: TownTones = {
  wall: ['#6d1c22', '#3a0c16'],
  roof: '#22060e',
  edge: '#ff9a4a',
  window: ['#fff0b0', '#ffa63d'],
};

function backdrop(sheet: Sheet): string {
  const waves = seigaiha(sheet, { radius: 18, stroke: '#ffc35c', width: 1, opacity: 0.22 });
  return (
    sky(sheet, { width: 360, height: 640 }, ['#3a0612', '#7a0f1e 26', '#b3261e 52', '#4a0a14']) +
    rays(sheet, { centre: [180, 120], length: 420, count: 22, colour: '#ffb84a', strength: 0.12 }) +
    glow(sheet, { x: 180, y: 118, radius: 190, colour: '#ffb03a', strength: 0.7 }) +
    moon(sheet, { x: 180, y: 112, radius: 70 }) +
    printCloud({ x: 206, y: 128, width: 190 }, '#c83a24', 0.85) +
    printCloud({ x: -40, y: 150, width: 190 }, '#a8261e', 0.85) +
    bokeh(
      { x: 0, y: 120, width: 360, height: 340 },
      { count: 26, seed: 4, colours: ['#ffcf6a', '#ff8a4a'], size: 10 },
    ) +
    [
      [-34, 470, 130, 3, 1],
      [262, 474, 132, 3, 4],
      [62, 500, 86, 2, 7],
      [212, 502, 84, 2, 9],
    ]
      .map(([x, y, width, floors, seed]) =>
        machiya(sheet, { x: x!, y: y!, width: width!, floors: floors!, seed: seed! }, TOWN),
      )
      .join('') +
    `<rect y="494" width="360" height="146" fill="${linear(sheet, ['#6d1218', '#2a0510'])}"/>
    <rect y="494" width="360" height="146" fill="${waves}"/>` +
    glow(sheet, { x: 180, y: 520, radius: 170, colour: '#ff9a3a', strength: 0.45 }) +
    placed(coinHeap(sheet, { width: 150, rows: 13, seed: 3, scale: 1.7 }), { x: 18, y: 640 }) +
    placed(coinHeap(sheet, { width: 150, rows: 14, seed: 8, scale: 1.7 }), { x: 344, y: 642 }) +
    placed(coinHeap(sheet, { width: 230, rows: 6, seed: 5, scale: 1.6 }), { x: 180, y: 640 }) +
    lanternString(sheet, { from: [-20, 26], to: [150, 4], sag: 26, count: 3, scale: 1.35 }) +
    lanternString(sheet, { from: [210, 4], to: [380, 26], sag: 26, count: 3, scale: 1.35 }) +
    petals(
      { x: 0, y: 60, width: 360, height: 560 },
      { count: 26, seed: 9, size: 1.2, colours: ['#ffd98a', '#ffb36a'] },
    ) +
    vignette(sheet, { width: 360, height: 640 }, '#1c0208', 0.6)
  );
}

function tile(sheet: Sheet): string {
  return (
    sky(sheet, { width: 108, height: 144 }, ['#8c0f1e', '#d8341f 45', '#6d0c1a']) +
    rays(sheet, { centre: [54, 62], length: 130, count: 20, colour: '#ffc24a', strength: 0.7 }) +
    glow(sheet, { x: 54, y: 60, radius: 64, colour: '#ffd060', strength: 0.95 }) +
    `<circle cx="54" cy="58" r="40" fill="none" stroke="${goldRim(sheet)}" stroke-width="2.4"/>` +
    placed(lantern(sheet), { x: 15, y: 2, scale: 0.9 }) +
    placed(lantern(sheet), { x: 95, y: 6, scale: 0.74 }) +
    placed(cat(sheet, { rim: '#fff0b0' }), { x: 50, y: 74, scale: 0.72 }) +
    placed(coinHeap(sheet, { width: 64, rows: 5, seed: 6, scale: 0.95 }), { x: 14, y: 138 }) +
    placed(coinHeap(sheet, { width: 66, rows: 6, seed: 2, scale: 0.95 }), { x: 96, y: 139 }) +
    placed(koban(sheet), { x: 92, y: 106, scale: 0.62, rotate: 24 }) +
    sparkle(88, 34, 7) +
    sparkle(20, 66, 5) +
    motes({ x: 0, y: 10, width: 108, height: 110 }, { count: 34, seed: 5, size: 1.1 }) +
    vignette(sheet, { width: 108, height: 144 }, '#2a0208', 0.75)
  );
}

/** The house's own cat in a street of red lacquer and gold. */
export const theme: SlotTheme = {
  id: 'maneki3',
  symbols: {
    W: luckyCat,
    '7': (sheet) =>
      luckySeven(sheet, {
        face: 'heavy',
        fill: linear(sheet, ['#ff8a5c', '#e8202f 45', '#9a0a26']),
        trim: linear(sheet, ['#fff3b8', '#f0b43a 55', '#b8741b']),
        line: LINE,
      }),
    D: daruma,
    B: coins,
    L: festivalLamp,
    C: cherries,
    O: mandarin,
    P: plum,
  },
  backdrop,
  tile,
};
