import { glow, motes, rays, sparkle, vignette } from '../draw/light.ts';
import { n, placed, polar } from '../draw/path.ts';
import { linear, radial, type Sheet } from '../draw/sheet.ts';
import { fitted } from './fitted.ts';
import {
  blackHole,
  crystals,
  helmet,
  meteor,
  nebula,
  planet,
  rocket,
  scatter,
  wild,
} from './nebula243-symbols.ts';
import type { SlotTheme } from './theme.ts';

/** The ground of a small moon with craters, its edge on y in the middle. */
function moonGround(sheet: Sheet, y: number, width: number): string {
  const craters = [
    [0.16, 40, 26],
    [0.5, 62, 40],
    [0.82, 34, 22],
    [0.34, 26, 14],
    [0.68, 24, 12],
  ]
    .map(
      ([x, down, r]) => `<ellipse cx="${n(x! * width)}" cy="${n(y + down!)}" rx="${r}"
      ry="${n(r! * 0.34)}" fill="#12083c"/><path d="M${n(x! * width - r!)} ${n(y + down!)}a${r}
      ${n(r! * 0.34)} 0 0 0 ${r! * 2} 0" fill="none" stroke="#b48aff" stroke-opacity=".55"
      stroke-width="2"/>`,
    )
    .join('');
  return `<path d="M-10 ${y + 34}Q${n(width / 2)} ${y - 34} ${width + 10} ${y + 34}V${y + 140}H-10Z"
      fill="${linear(sheet, ['#6a4ac8', '#2c1a74 50', '#0c0630'])}"/>
    <path d="M-10 ${y + 34}Q${n(width / 2)} ${y - 34} ${width + 10} ${y + 34}" fill="none"
      stroke="#9af4ff" stroke-opacity=".75" stroke-width="2"/>${craters}`;
}

function backdrop(sheet: Sheet): string {
  const giant = radial(sheet, ['#ffa8ec', '#d02ab4 40', '#5c1292 75', '#1c0650'], [0.3, 0.3, 0.8]);
  return (
    nebula(sheet, { width: 360, height: 640 }) +
    glow(sheet, { x: 296, y: 66, radius: 130, colour: '#ff4ad0', strength: 0.6 }) +
    `<circle cx="304" cy="60" r="72" fill="${giant}"/>
    <path d="M234 44Q300 70 374 40M232 66Q300 96 376 66M242 96Q300 120 366 94" fill="none"
      stroke="#ffd8f8" stroke-opacity=".28" stroke-width="7"/>
    <path d="M212 96C190 118 250 112 300 92C340 76 380 52 396 34" fill="none" stroke="#ffd88a"
      stroke-width="6" stroke-opacity=".85" stroke-linecap="round"/>` +
    placed(blackHole(sheet), { x: 72, y: 84, scale: 1.15 }) +
    placed(meteor(sheet), { x: 176, y: 150, scale: 0.4 }) +
    glow(sheet, { x: 180, y: 560, radius: 220, colour: '#3ae4ff', strength: 0.32 }) +
    moonGround(sheet, 556, 360) +
    placed(crystals(sheet), { x: 54, y: 556, scale: 1.05, rotate: -8 }) +
    placed(crystals(sheet, ['#ffe8fb', '#ff6ad8 40', '#b0189c 75', '#5c0a68']), {
      x: 316,
      y: 562,
      scale: 0.9,
      rotate: 10,
    }) +
    placed(rocket(sheet), { x: 196, y: 560, scale: 0.94, rotate: -40 }) +
    motes({ x: 0, y: 420, width: 360, height: 200 }, { count: 40, seed: 3, colour: '#9af4ff' }) +
    vignette(sheet, { width: 360, height: 640 }, '#04011a', 0.65)
  );
}

/** Light of stars drawn out towards one point, as seen at great speed. */
const warp = (colour: string) =>
  Array.from({ length: 26 }, (_, index) => {
    const turn = index * 47;
    const near = 30 + ((index * 13) % 26);
    const [x1, y1] = polar([54, 62], near, turn);
    const [x2, y2] = polar([54, 62], near + 10 + ((index * 7) % 18), turn);
    return `<path d="M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}" stroke="${colour}"
      stroke-opacity="${n(0.25 + ((index * 3) % 5) * 0.1)}" stroke-width="1.1"
      stroke-linecap="round"/>`;
  }).join('');

function tile(sheet: Sheet): string {
  return (
    nebula(sheet, { width: 108, height: 144 }) +
    rays(sheet, { centre: [54, 60], length: 100, count: 22, colour: '#ff6ad8', strength: 0.4 }) +
    warp('#9af4ff') +
    placed(blackHole(sheet), { x: 56, y: 42, scale: 1.02 }) +
    placed(planet(sheet), { x: 92, y: 106, scale: 0.42 }) +
    placed(helmet(sheet), { x: 46, y: 96, scale: 0.8, rotate: -8 }) +
    sparkle(16, 24, 6, '#9af4ff') +
    sparkle(94, 66, 5, '#ffd8f8') +
    vignette(sheet, { width: 108, height: 144 }, '#04011a', 0.6)
  );
}

export const theme: SlotTheme = {
  id: 'nebula243',
  symbols: {
    W: fitted(wild, { y: -3, scale: 0.97 }),
    S: scatter,
    1: fitted(helmet, { scale: 0.93 }),
    2: rocket,
    3: fitted(planet, { scale: 0.93 }),
    4: fitted(meteor, { x: -2, y: 3 }),
  },
  ranks: {
    face: 'rounded',
    fill: ['#e8ffff', '#6ad8ff 45', '#b04aff'],
    edge: '#1c0a58',
    shade: '#8a128c',
  },
  backdrop,
  tile,
};
