import { BANNER, bannerScene } from '../banner.ts';
import { scattered } from '../draw/chance.ts';
import { jasmine, leaf } from '../draw/flowers.ts';
import { glow, motes, rays, sparkle, vignette, wordsShade } from '../draw/light.ts';
import { n, placed } from '../draw/path.ts';
import { balance } from '../draw/scale.ts';
import { linear, type Sheet } from '../draw/sheet.ts';
import { pearlBead, scallop, snailShell, starfish } from '../draw/shell.ts';

const CORAL = ['#fff4ea', '#ffd0b8 45', '#f08a80 85', '#c85a6a'];
const ROSE = ['#fffaf4', '#ffe2d0 45', '#f0a8b0 85', '#b86a8a'];

/** Fair: two pearls of one weight, on a balance that stands on the floor of a clear lagoon. */
export const bannerFair = bannerScene(
  { name: 'sampaguita-banner-fair', group: 'sampaguita' },
  (sheet) =>
    lagoon(sheet) +
    wordsShade(sheet, BANNER, '#042a3a', 0.94, 1.24) +
    bed(sheet) +
    glow(sheet, { x: 270, y: 74, radius: 110, colour: '#fff0b8', strength: 0.5 }) +
    placed(
      balance(sheet, {
        left:
          placed(scallop(sheet, 24, CORAL), { y: 4 }) + placed(pearlBead(sheet, 9.5), { y: -9 }),
        right:
          placed(scallop(sheet, 24, ROSE), { y: 4 }) + placed(pearlBead(sheet, 9.5), { y: -9 }),
      }),
      { x: 270, y: 160, scale: 1.12 },
    ) +
    treasures(sheet) +
    vignette(sheet, BANNER, '#042a3a', 0.5),
);

function lagoon(sheet: Sheet): string {
  const size = `width="${BANNER.width}" height="${BANNER.height}"`;
  const weeds = [
    [14, 60],
    [30, 84],
    [46, 52],
    [96, 40],
    [118, 62],
    [352, 74],
  ]
    .map(
      ([x, height]) =>
        `M${x! - 4} 182C${x! - 12} ${182 - height! * 0.4} ${x! + 10} ${182 - height! * 0.6} ${x}
          ${182 - height!}C${x! + 14} ${182 - height! * 0.6} ${x! - 4} ${182 - height! * 0.4}
          ${x! + 5} 182Z`,
    )
    .join('');
  return (
    `<rect ${size}
      fill="${linear(sheet, ['#bff5dc', '#4fd0bc 22', '#138f9c 55', '#07506a 85', '#063a52'])}"/>` +
    glow(sheet, { x: 270, y: -10, radius: 170, colour: '#fff8d0', strength: 0.85 }) +
    rays(sheet, {
      centre: [276, -60],
      length: 280,
      count: 13,
      from: 54,
      sweep: 76,
      width: 0.75,
      colour: '#fffbe0',
      strength: 0.6,
    }) +
    `<path d="${weeds}" fill="#0a5f66" opacity=".75"/>` +
    school()
  );
}

/** Small fish far behind, all going one way. */
function school(): string {
  const fish = scattered(12, 16, (source) =>
    placed('<path d="M-7 0Q-1 -4.5 6 0Q-1 4.5 -7 0ZM-6 0L-11 -3.5V3.5Z" fill="#0a6a7c"/>', {
      x: source.between(140, 220),
      y: source.between(26, 70),
      scale: source.between(0.4, 0.8),
      opacity: 0.7,
    }),
  );
  return fish;
}

function bed(sheet: Sheet): string {
  const ripples = scattered(22, 9, (source) => {
    const y = source.between(168, 188);
    return `<path d="M${n(source.between(150, 350))} ${n(y)}q8 -2.4 16 0"/>`;
  });
  const crest = 'M0 176C70 160 130 172 200 164S320 158 358 166';
  const shade = linear(sheet, ['#042a3a/0.9 20', '#042a3a/0 62'], [0, 0, 1, 0]);
  return `<path d="${crest}V190H0Z"
      fill="${linear(sheet, ['#fff0c8', '#e8c48a 45', '#8a8a68'])}"/>
    <path d="${crest}" fill="none" stroke="#fffbe6" stroke-opacity=".7" stroke-width="1.2"/>
    <g fill="none" stroke="#b88a58" stroke-opacity=".5" stroke-width=".8">${ripples}</g>
    <path d="${crest}V190H0Z" fill="${shade}"/>`;
}

function treasures(sheet: Sheet): string {
  const pearls = [
    [214, 176, 4.5],
    [224, 181, 3.4],
    [304, 178, 4],
    [234, 176, 2.6],
    [314, 183, 3],
  ]
    .map(([x, y, radius]) => placed(pearlBead(sheet, radius!), { x: x!, y: y! }))
    .join('');
  return (
    placed(starfish(sheet, 14), { x: 196, y: 174, rotate: 20 }) +
    placed(snailShell(sheet), { x: 336, y: 172, scale: 0.85 }) +
    placed(scallop(sheet, 15, CORAL), { x: 318, y: 178, rotate: -18 }) +
    pearls +
    placed(leaf(sheet, 22), { x: 282, y: 176, rotate: -20 }) +
    placed(jasmine(sheet), { x: 278, y: 176, scale: 0.72 }) +
    placed(jasmine(sheet), { x: 246, y: 181, scale: 0.55, rotate: 24 }) +
    sparkle(214, 98, 4) +
    sparkle(328, 96, 6) +
    sparkle(270, 36, 7) +
    `<g fill="#fff" fill-opacity=".22" stroke="#fff" stroke-opacity=".6" stroke-width=".7">
      <circle cx="182" cy="120" r="4"/>
      <circle cx="190" cy="104" r="2.4"/><circle cx="344" cy="120" r="3.4"/>
        <circle cx="348" cy="104" r="2"/><circle cx="178" cy="88" r="2"/></g>` +
    motes(
      { x: 180, y: 20, width: 178, height: 140 },
      { count: 50, seed: 27, size: 0.9, colour: '#f4fff0' },
    )
  );
}
