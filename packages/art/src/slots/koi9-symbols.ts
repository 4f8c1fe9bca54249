import { glow, rays, sparkle } from '../draw/light.ts';
import { gold, goldRim } from '../draw/metals.ts';
import { n, placed, polar } from '../draw/path.ts';
import { linear, radial, type Sheet } from '../draw/sheet.ts';
import { type KoiTones, koi } from './koi.ts';
import { mirrored } from './mirrored.ts';
import { around, disc, gloss, groundShadow, painted } from './painted.ts';
import { wildPlate } from './plate.ts';

const goldTones = (sheet: Sheet): KoiTones => ({
  body: ['#fffbe0', '#ffd84a 34', '#f0a81e 66', '#b06c0c'],
  fin: ['#fff3b0', '#ffc02e 50', '#d87a0c'],
  patch: linear(sheet, ['#ffb02e', '#f07a0c 60', '#c04a06']),
  line: '#5c2c04',
  scale: '#a8600a',
});

export const goldenKoi = (sheet: Sheet): string => koi(sheet, goldTones(sheet));

export const whiteKoi = (sheet: Sheet): string =>
  koi(sheet, {
    body: ['#ffffff', '#fff4ec 50', '#d8c0b8'],
    fin: ['#ffffff', '#ffe0d0 50', '#e8a08a'],
    patch: linear(sheet, ['#ff6a4a', '#e0301e 60', '#a01414']),
    line: '#4a1a1c',
    scale: '#a87a74',
  });

export function wildKoi(sheet: Sheet): string {
  return (
    glow(sheet, { x: 2, y: -6, radius: 46, colour: '#ffe08a', strength: 0.85 }) +
    placed(goldenKoi(sheet), { x: -1, y: -4, scale: 0.92 }) +
    wildPlate(sheet, {
      face: 'rounded',
      cloth: ['#5fe0a0', '#128a5c 50', '#06503c'],
      line: '#022e24',
    })
  );
}

/** The coin of the pond; its middle stays empty for a number. */
export function pondCoin(sheet: Sheet): string {
  const ripple = 'M-5.4 -33.5C-5.4 -40 5.4 -40 5.4 -33.5C3 -35.6 -3 -35.6 -5.4 -33.5Z';
  return (
    rays(sheet, { centre: [0, 0], length: 46, count: 20, colour: '#fff0a8', strength: 0.9 }) +
    painted(sheet, disc(0, 0, 43), {
      fill: linear(sheet, ['#fff8d0', '#ffd65c 30', '#e0a022 60', '#8a520d'], [0, 0, 1, 1]),
      line: '#4a2405',
      depth: 4,
    }) +
    around(14, `<path d="${ripple}" fill="#8a520d" opacity=".75"/>`) +
    painted(sheet, disc(0, 0, 31), {
      fill: radial(sheet, ['#1fae80', '#0c6e54 55', '#04382e'], [0.5, 0.42, 0.6]),
      line: '#5c3606',
      weight: 2,
      light: 0.45,
    }) +
    `<circle r="31" fill="none" stroke="${goldRim(sheet)}" stroke-width="2.4"/>` +
    gloss(sheet, { x: -24, y: -28, rx: 12, ry: 4, rotate: -42 })
  );
}

/** A red arched bridge with railings; its feet stand on y = 0. */
export function arch(
  sheet: Sheet,
  size: { half: number; rise: number; deck: number; posts: number; rail: number },
): string {
  const { half, rise, deck, posts, rail } = size;
  const red = linear(sheet, ['#ff8a6a', '#e0301e 50', '#9a1214']);
  const line = '#42060c';
  const curve = (lift: number) =>
    `M${-half} ${n(-lift)}Q0 ${n(-lift - rise * 2)} ${half} ${n(-lift)}`;
  const beam = (lift: number, width: number) =>
    `<path d="${curve(lift)}" stroke="${line}" stroke-width="${n(width + 3.6)}" fill="none"/>
    <path d="${curve(lift)}" stroke="${red}" stroke-width="${n(width)}" fill="none"/>
    <path d="${curve(lift + width * 0.26)}" stroke="#ffc8a8" stroke-opacity=".7" stroke-width="1.5"
      fill="none"/>`;
  const stands = Array.from({ length: posts }, (_, index) => {
    const x = (index / (posts - 1) - 0.5) * 2 * (half - 4);
    const y = -rise * (1 - (x / half) ** 2);
    return (
      painted(sheet, `M${n(x - 3)} ${n(y - rail - 4)}H${n(x + 3)}V${n(y + 2)}H${n(x - 3)}Z`, {
        fill: red,
        line,
        weight: 1.8,
        depth: 2,
      }) +
      painted(sheet, disc(x, y - rail - 5, 4.4, 3), {
        fill: gold(sheet),
        line: '#4a2405',
        weight: 1.5,
        depth: 1.6,
      })
    );
  });
  const inner = half * 0.7;
  const under = `Q0 ${n(deck - rise * 1.5)} ${n(-inner)} ${deck}`;
  const body = `${curve(0)}V${deck}H${n(inner)}${under}H${-half}Z`;
  return (
    beam(rail * 0.5, 2.6) +
    beam(rail, 3.4) +
    stands.join('') +
    painted(sheet, body, { fill: red, line, depth: 4 }) +
    beam(0, 4)
  );
}

export function bridge(sheet: Sheet): string {
  return (
    groundShadow(sheet, { y: 41, width: 88 }) +
    painted(sheet, 'M-45 33C-30 23 30 23 45 33C38 45 -38 45 -45 33Z', {
      fill: linear(sheet, ['#8af0e0', '#2fa8a8 50', '#0c6470']),
      line: '#043a44',
      weight: 2,
      inner: `<path d="M-30 35Q-20 31 -10 35T10 35T30 35" stroke="#eafffa" stroke-width="2.2"
        fill="none" stroke-linecap="round"/>`,
    }) +
    placed(arch(sheet, { half: 42, rise: 34, deck: 16, posts: 5, rail: 19 }), { y: 17 })
  );
}

/** A leaf on the water, notched, about 84 across. */
export const lilyPad = (sheet: Sheet): string => {
  const veins = [20, 70, 120, 170, 220, 270, 320]
    .map((turn) => {
      const [x, y] = polar([0, 0], 33, turn + 20);
      return `M0 0L${n(x)} ${n(y)}`;
    })
    .join('');
  return painted(sheet, 'M4 3L42 -9A43 43 0 1 0 40 17Z', {
    fill: radial(sheet, ['#a8f08a', '#3fae5c 55', '#12704a'], [0.42, 0.36, 0.7]),
    line: '#043d2c',
    depth: 4,
    inner: `<path d="${veins}" stroke="#d8ffb8" stroke-opacity=".55" stroke-width="2"/>`,
  });
};

/** A water lily from above: three rings of pointed petals. */
export function lilyFlower(sheet: Sheet): string {
  const ring = (count: number, scale: number, from: number, stops: readonly string[]) => {
    const petal = painted(sheet, 'M0 0C-13 -10 -12 -30 0 -43C12 -30 13 -10 0 0Z', {
      fill: linear(sheet, stops),
      line: '#6d0a52',
      weight: 1.8 / scale,
      depth: 3,
    });
    return `<g transform="scale(${scale})">${around(count, petal, from)}</g>`;
  };
  return (
    ring(8, 1, 0, ['#ff9ad8', '#f04aac 60', '#a8127a']) +
    ring(8, 0.76, 22.5, ['#ffd0f0', '#ff7ac8 60', '#d82a96']) +
    ring(6, 0.52, 0, ['#ffffff', '#ffc8ec 60', '#f56ac0']) +
    painted(sheet, disc(0, 0, 9), {
      fill: radial(sheet, ['#fffbd0', '#ffd03a 60', '#d88a0c']),
      line: '#7a2a04',
      weight: 1.8,
      depth: 3,
    })
  );
}

export const lily = (sheet: Sheet): string =>
  groundShadow(sheet, { y: 42, width: 80 }) + lilyFlower(sheet);

export function dragonfly(sheet: Sheet): string {
  const wing = (path: string) =>
    painted(sheet, path, {
      fill: linear(sheet, ['#eaffff', '#9ae8ff 50', '#4aa8f0'], [1, 0, 0, 1]),
      line: '#0c2a6a',
      weight: 2,
      depth: 3,
    });
  const blue = linear(sheet, ['#0c2a9a', '#6aa8ff 36', '#2a5ae8 60', '#0c1c70'], [0, 0, 1, 0]);
  const look = { fill: blue, line: '#060c40', weight: 2.2, depth: 3 };
  return (
    groundShadow(sheet, { y: 43, width: 60 }) +
    '<g transform="translate(-2 0)scale(.93)rotate(28)">' +
    mirrored(
      wing('M3 -14C16 -30 38 -32 45 -22C44 -12 20 -6 3 -9Z') +
        wing('M3 -6C20 -6 38 4 41 14C34 20 14 12 3 -1Z'),
    ) +
    painted(sheet, 'M-4 -2H4C5 14 4 32 2 45H-2C-4 32 -5 14 -4 -2Z', {
      ...look,
      inner: '<path d="M-6 8H6M-6 17H6M-6 26H6M-6 35H6" stroke="#060c40" stroke-width="2"/>',
    }) +
    painted(sheet, disc(0, -10, 8, 11), look) +
    mirrored(
      painted(sheet, disc(5.4, -25, 6), {
        fill: radial(sheet, ['#ffffff', '#5af0d8 40', '#0c8a8a'], [0.36, 0.3, 0.8]),
        line: '#060c40',
        weight: 2,
        depth: 2,
      }),
    ) +
    '</g>' +
    sparkle(-30, -14, 7)
  );
}

export function turtle(sheet: Sheet): string {
  const skin = {
    fill: linear(sheet, ['#e8f08a', '#9ab83a 60', '#5a7a1c']),
    line: '#26380a',
    depth: 3,
  };
  const plates =
    'M0 -16L12 -9V7L0 14L-12 7V-9ZM0 -16V-34M12 -9L27 -17M12 7L27 17M0 14V32M-12 7' +
    'L-27 17M-12 -9L-27 -17';
  return (
    groundShadow(sheet, { y: 43, width: 70 }) +
    '<g transform="translate(1 0)scale(.94)rotate(-14)">' +
    painted(sheet, 'M0 -46C9 -46 11 -36 8 -26H-8C-11 -36 -9 -46 0 -46Z', skin) +
    mirrored(
      painted(sheet, 'M18 -22C28 -34 40 -34 43 -26C44 -18 34 -10 26 -10Z', skin) +
        painted(sheet, 'M20 20C32 20 38 28 35 36C28 40 18 36 14 30Z', skin),
    ) +
    painted(sheet, 'M-4 32H4L0 45Z', skin) +
    painted(
      sheet,
      'M0 -32C20 -32 31 -16 31 0C31 20 18 35 0 35C-18 35 -31 20 -31 0C-31 -16 -20 -32 0 -32Z',
      {
        fill: radial(sheet, ['#a8f0a0', '#3fae5c 40', '#14784a 74', '#084030'], [0.4, 0.3, 0.8]),
        line: '#03281e',
        depth: 5,
        inner: `<path d="${plates}" stroke="#04382a" stroke-width="2.6" fill="none"/>`,
      },
    ) +
    `<circle cx="-4" cy="-38" r="1.9" fill="#1a2406"/><circle cx="4" cy="-38" r="1.9"
      fill="#1a2406"/></g>` +
    gloss(sheet, { x: -12, y: -14, rx: 9, ry: 5, rotate: -34 })
  );
}
