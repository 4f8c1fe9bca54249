import { seal } from '../draw/lacquer-box.ts';
import { seigaiha } from '../draw/land.ts';
import { lanternString } from '../draw/lantern.ts';
import { bokeh, glow, motes, rays, sparkle, vignette } from '../draw/light.ts';
import { gold, goldRim } from '../draw/metals.ts';
import { n, placed } from '../draw/path.ts';
import { linear, type Sheet } from '../draw/sheet.ts';
import { printCloud, sky, stars } from '../draw/sky.ts';
import { merchantScene } from '../merchant-pictures.ts';
import { lens, tick } from '../props/lens.ts';
import { tileFan } from '../props/tile-fan.ts';
import { theme as foxfire } from '../slots/foxfire25.ts';
import { theme as koi } from '../slots/koi9.ts';
import { theme as maneki3 } from '../slots/maneki3.ts';
import { painted } from '../slots/painted.ts';
import { theme as ronin } from '../slots/ronin25.ts';
import { theme as sakura } from '../slots/sakura243.ts';
import { INK } from './tones.ts';

/** The slots in the news: five of them, held like cards. */
export const hotSlots = merchantScene(
  'maneki',
  'hot-slots',
  (sheet, size) =>
    sky(sheet, size, ['#0a0824', '#241258 45', '#6d1f5c 80', '#b83a54']) +
    bokeh(
      { x: 0, y: 10, width: 320, height: 140 },
      { count: 30, seed: 3, size: 8, colours: ['#ffb85c', '#ff6a7a', '#b08aff'] },
    ) +
    glow(sheet, { x: 160, y: 96, radius: 170, colour: '#ff7a4d', strength: 0.6 }) +
    rays(sheet, { centre: [160, 120], length: 230, count: 26, colour: '#ffd08a', strength: 0.45 }) +
    lanternString(sheet, { from: [-14, 16], to: [334, 16], sag: 8, count: 9, scale: 0.5 }) +
    placed(
      tileFan(sheet, [koi, foxfire, maneki3, ronin, sakura], {
        edge: gold(sheet),
        scale: 0.84,
        spread: 12.5,
      }),
      { x: 160, y: 96 },
    ) +
    sparkle(38, 52, 7) +
    sparkle(284, 46, 8) +
    sparkle(108, 40, 5) +
    sparkle(232, 150, 6) +
    motes({ x: 10, y: 20, width: 300, height: 150 }, { count: 40, seed: 5, size: 1 }) +
    vignette(sheet, size, INK, 0.45),
);

/** Fairness in the news: anyone may look closely at the seals, which hang on one thread. */
export const hotFair = merchantScene(
  'maneki',
  'hot-fair',
  (sheet, size) =>
    sky(sheet, size, ['#080a2a', '#141a52 50', '#3a2a7a 85']) +
    stars({ width: 320, height: 110 }, { count: 90, seed: 12, colour: '#e6ecff' }) +
    printCloud({ x: 10, y: 30, width: 100 }, '#5a4aa0', 0.36) +
    printCloud({ x: 226, y: 22, width: 90 }, '#8a4a9a', 0.36) +
    glow(sheet, { x: 150, y: 90, radius: 170, colour: '#ff9a5c', strength: 0.5 }) +
    desk(sheet) +
    placed(scroll(sheet), { x: 160, y: 96 }) +
    placed(
      lens(sheet, {
        seen: `<path d="M-60 0H60" stroke="#c8283f" stroke-width="5"/>${placed(seal(sheet), { scale: 1.75 })}`,
        grip: '#c8283f',
        edge: '#2a0614',
        ground: ['#fffaf0', '#ffeccc 60', '#f0cf9a'],
      }),
      { x: 172, y: 82, scale: 1.06 },
    ) +
    tick(sheet, { x: 222, y: 48, scale: 1.1 }) +
    sparkle(122, 42, 6) +
    sparkle(262, 132, 5) +
    vignette(sheet, size, '#070a24', 0.45),
);

function desk(sheet: Sheet): string {
  const cloth = seigaiha(sheet, { radius: 10, stroke: '#ffb98a', width: 0.6, opacity: 0.28 });
  return `<path d="M0 132H320V180H0Z" fill="${linear(sheet, ['#7a2440', '#3a0f30 40', '#14061e'])}"/>
    <path d="M0 132H320V180H0Z" fill="${cloth}"/>
    <path d="M0 132H320" stroke="${goldRim(sheet)}" stroke-width="1.6"/>`;
}

/** A record unrolled between its two rods: marks in columns, and a seal at the end of each part. */
function scroll(sheet: Sheet): string {
  const columns = Array.from({ length: 11 }, (_, column) =>
    Array.from({ length: 6 }, (_, row) => {
      const length = 5 + ((column * 5 + row * 3) % 4);
      return `M${-100 + column * 20} ${n(-36 + row * 11)}v${length}`;
    }).join(''),
  ).join('');
  const rod = (x: number) =>
    painted(sheet, `M${x - 8} -56Q${x} -60 ${x + 8} -56V56Q${x} 60 ${x - 8} 56Z`, {
      fill: linear(sheet, ['#5a1424', '#d8484a 55', '#7a1a30'], [0, 0, 1, 0]),
      line: '#2a0614',
      weight: 1.4,
      depth: 3,
    }) +
    [-62, 54]
      .map(
        (y) => `<rect x="${x - 6}" y="${y}" width="12" height="8" rx="3" fill="${gold(sheet)}"
          stroke="#4a2a06" stroke-width="1"/>`,
      )
      .join('');
  return (
    `<ellipse cy="60" rx="150" ry="10" fill="#05020c" opacity=".45"/>
    <path d="M-122 -48Q0 -42 122 -48V48Q0 54 -122 48Z"
      fill="${linear(sheet, ['#b8905a', '#fff3d8 12', '#ffeccc 50', '#f4d8a8 88', '#a87a48'], [0, 0, 1, 0])}"/>
    <path d="M-122 -42Q0 -36 122 -42M-122 42Q0 48 122 42" fill="none" stroke="#c8283f"
      stroke-opacity=".7" stroke-width="1.6"/>
    <path d="${columns}" stroke="#4a2434" stroke-opacity=".42" stroke-width="2.6"
      stroke-linecap="round"/><path d="M-122 0Q0 6 122 0" fill="none" stroke="#c8283f"
      stroke-width="2"/>` +
    [-84, -32, 84].map((x) => placed(seal(sheet), { x, y: 2, scale: 0.95 })).join('') +
    rod(-126) +
    rod(126)
  );
}
