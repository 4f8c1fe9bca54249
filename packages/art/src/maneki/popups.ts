import { cat } from '../draw/cat.ts';
import { petals, sakura } from '../draw/flowers.ts';
import { seigaiha } from '../draw/land.ts';
import { andon, lantern, lanternString } from '../draw/lantern.ts';
import { bokeh, glow, motes, rays, sparkle, vignette } from '../draw/light.ts';
import { gold, goldRim } from '../draw/metals.ts';
import { n, placed, polar, polygon } from '../draw/path.ts';
import { linear, radial, type Sheet } from '../draw/sheet.ts';
import { moon, printCloud, sky, stars } from '../draw/sky.ts';
import { lowTable, teaBowl } from '../draw/tea-room.ts';
import { merchantScene } from '../merchant-pictures.ts';
import { type DialLook, limitDial } from '../props/limit-dial.ts';
import { CORAL_TOKEN, JADE_TOKEN, pawPads, playToken, VIOLET_TOKEN } from '../props/play-token.ts';
import { skyLantern } from '../props/sky-lantern.ts';
import { painted } from '../slots/painted.ts';
import { lanternRiver } from './lantern-river.ts';
import { INK } from './tones.ts';

/** Welcome: the cat before an open fan, as a theatre greets its house. */
export const popupWelcome = merchantScene(
  'maneki',
  'popup-welcome',
  (sheet, size) =>
    sky(sheet, size, ['#140c38', '#3a1558 45', '#8a2458 80', '#c8405a']) +
    bokeh(
      { x: 0, y: 10, width: 300, height: 150 },
      { count: 30, seed: 6, size: 9, colours: ['#ffb85c', '#ff6a7a', '#b08aff'] },
    ) +
    lanternString(sheet, { from: [-14, 26], to: [314, 26], sag: 12, count: 8, scale: 0.66 }) +
    placed(fan(sheet), { x: 150, y: 186 }) +
    `<rect y="184" width="300" height="36" fill="${linear(sheet, ['#8a1c38', '#3a0a26'])}"/>
    <rect y="184" width="300" height="36"
      fill="${seigaiha(sheet, { radius: 10, stroke: '#ffb98a', width: 0.7, opacity: 0.34 })}"/>
    <path d="M0 184H300" stroke="${goldRim(sheet)}" stroke-width="2"/>` +
    placed(cat(sheet), { x: 146, y: 130, scale: 1.02 }) +
    [
      [14, 210, 1.1],
      [40, 202, 0.8],
      [262, 206, 0.9],
      [288, 212, 1.2],
      [64, 214, 0.6],
    ]
      .map(([x, y, scale]) => placed(sakura(sheet), { x: x!, y: y!, scale: scale!, rotate: x! }))
      .join('') +
    petals(
      { x: 10, y: 30, width: 280, height: 160 },
      { count: 22, seed: 9, size: 0.9, colours: ['#ffd3e0', '#ffb0c8', '#fff0f4'] },
    ) +
    sparkle(62, 96, 7) +
    sparkle(236, 84, 8) +
    sparkle(216, 156, 5) +
    vignette(sheet, size, INK, 0.42),
);

/** A folding fan spread to a half circle around the origin, red silk between gold sticks. */
function fan(sheet: Sheet): string {
  const silk = radial(sheet, ['#ffe9a8 30', '#ffb04d 52', '#e8384a 74', '#a5173a'], [0.5, 1, 1.02]);
  const folds = Array.from({ length: 18 }, (_, index) => {
    const from = 180 + index * 10;
    return polygon([
      polar([0, 0], 52, from),
      polar([0, 0], 146, from),
      polar([0, 0], 146, from + 5),
    ]);
  });
  const sticks = Array.from({ length: 19 }, (_, index) => {
    const [x, y] = polar([0, 0], 144, 180 + index * 10);
    return `M0 0L${n(x)} ${n(y)}`;
  });
  return (
    glow(sheet, { x: 0, y: -40, radius: 190, colour: '#ff9a4d', strength: 0.6 }) +
    `<path d="M-148 0A148 148 0 0 1 148 0Z" fill="#5c0a26"/>
    <path d="M-146 0A146 146 0 0 1 146 0Z" fill="${silk}"/>
    <path d="${folds.join('')}" fill="#5c0a26" opacity=".2"/>
    <path d="${sticks.join('')}" stroke="${gold(sheet)}" stroke-width="1.6" opacity=".8"/>
    <path d="M-147 0A147 147 0 0 1 147 0M-118 0A118 118 0 0 1 118 0" fill="none"
      stroke="${goldRim(sheet)}" stroke-width="2.6"/>`
  );
}

const BUNDLE = 'M-62 12C-66 44 -44 62 0 62S66 44 62 12C44 2 20 -6 0 -6S-44 2 -62 12Z';

/** Free play: a tied cloth opens, and the tokens in it are for playing with. */
export const popupFreeplay = merchantScene(
  'maneki',
  'popup-freeplay',
  (sheet, size) =>
    lanternRiver(sheet, { ...size, bank: 172, lightX: 150, lanterns: 20, from: 6 }) +
    glow(sheet, { x: 150, y: 110, radius: 150, colour: '#ff9a4d', strength: 0.6 }) +
    rays(sheet, { centre: [150, 130], length: 170, count: 18, from: 190, sweep: 160 }) +
    placed(skyLantern(sheet), { x: 44, y: 64, scale: 0.62, rotate: -6 }) +
    placed(skyLantern(sheet), { x: 258, y: 56, scale: 0.7, rotate: 6 }) +
    placed(bundle(sheet), { x: 150, y: 136, scale: 1.14 }) +
    sparkle(92, 60, 7) +
    sparkle(204, 40, 6) +
    sparkle(236, 126, 5) +
    motes({ x: 60, y: 20, width: 180, height: 150 }, { count: 44, seed: 8, size: 1 }) +
    vignette(sheet, size, '#060822', 0.45),
);

function bundle(sheet: Sheet): string {
  const token = (
    x: number,
    y: number,
    scale: number,
    rotate: number,
    tones = VIOLET_TOKEN,
    lean = 1,
  ) => placed(playToken(sheet, tones, { mark: 'paw', lean }), { x, y, scale, rotate });
  const cloth = linear(sheet, ['#ff7a5c', '#d8283f 40', '#8c0f2e 85'], [0.8, 0, 0.2, 1]);
  const knot = { line: '#3a0616', weight: 1.6, depth: 3, fill: cloth };
  const pattern = seigaiha(sheet, { radius: 14, stroke: '#ffd98a', width: 1, opacity: 0.5 });
  return (
    `<ellipse cy="62" rx="84" ry="10" fill="#05020c" opacity=".5"/>` +
    token(-34, -6, 1, -16, JADE_TOKEN) +
    token(36, -8, 0.98, 14, CORAL_TOKEN) +
    token(0, -22, 1.2, 4) +
    token(-58, -46, 0.6, -26, CORAL_TOKEN, 0.8) +
    token(58, -50, 0.56, 24, JADE_TOKEN, 0.74) +
    token(-22, -66, 0.5, 12, JADE_TOKEN, 0.86) +
    token(26, -74, 0.44, -18, VIOLET_TOKEN, 0.7) +
    painted(sheet, BUNDLE, {
      ...knot,
      depth: 6,
      inner: `<path d="${BUNDLE}" fill="${pattern}"/>
        <path d="M-30 6C-40 30 -34 50 -20 62M30 6C40 30 34 50 20 62" fill="none" stroke="#4a0820"
          stroke-opacity=".5" stroke-width="4"/>`,
    }) +
    painted(sheet, 'M-6 10C-34 -8 -66 -18 -78 2C-84 18 -60 24 -44 18C-28 14 -14 16 -6 18Z', knot) +
    painted(sheet, 'M6 10C34 -8 66 -18 78 2C84 18 60 24 44 18C28 14 14 16 6 18Z', knot) +
    painted(sheet, 'M-15 4Q0 -4 15 4Q19 15 13 25Q0 30 -13 25Q-19 15 -15 4Z', knot)
  );
}

const LACQUER_DIAL: DialLook = {
  body: ['#ff8a66', '#d8283f 36', '#8c0f2e 72', '#4a0820'],
  line: '#2a0614',
  face: ['#fffaf0', '#ffedcf 60', '#e8c498'],
  ink: '#4a1a24',
  open: '#2f9a6a',
  closed: '#e0a0a0',
  crest: () => `<g fill="#c8283f" transform="scale(.9)">${pawPads}</g>`,
};

/** Limits: one sets the mark oneself, and tea is on the table. */
export const popupLimits = merchantScene(
  'maneki',
  'popup-limits',
  (sheet, size) =>
    sky(sheet, size, ['#12123a', '#2a2460 45', '#5a3a80 75', '#a8587a']) +
    stars({ width: 300, height: 110 }, { count: 70, seed: 5 }) +
    placed(moon(sheet, { x: 0, y: 0, radius: 26 }), { x: 246, y: 48 }) +
    printCloud({ x: 206, y: 58, width: 80 }, '#c88ab0', 0.4) +
    printCloud({ x: -10, y: 60, width: 90 }, '#6d5aa0', 0.4) +
    `<rect y="168" width="300" height="52" fill="${linear(sheet, ['#5a4438', '#2a1c28'])}"/>
    <path d="M0 168H300" stroke="#ffb27a" stroke-opacity=".5" stroke-width="1.2"/>` +
    placed(lantern(sheet, { glowStrength: 0.6 }), { x: 30, y: -2, scale: 1 }) +
    lowTable(sheet, { x: 150, y: 186, width: 240 }) +
    glow(sheet, { x: 150, y: 106, radius: 120, colour: '#ffb85c', strength: 0.5 }) +
    placed(andon(sheet), { x: 56, y: 180, scale: 1.2 }) +
    placed(limitDial(sheet, LACQUER_DIAL), { x: 150, y: 112, scale: 1.02 }) +
    placed(teaBowl(sheet), { x: 238, y: 182, scale: 1.25 }) +
    motes({ x: 40, y: 40, width: 220, height: 130 }, { count: 30, seed: 4, size: 0.8 }) +
    vignette(sheet, size, INK, 0.45),
);
