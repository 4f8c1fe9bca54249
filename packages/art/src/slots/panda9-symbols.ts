import { glow } from '../draw/light.ts';
import { placed } from '../draw/path.ts';
import { radial, type Sheet } from '../draw/sheet.ts';
import { mirrored } from './mirrored.ts';
import { around, disc, gloss, groundShadow } from './painted.ts';
import { wildPlate } from './plate.ts';
import { blade, box, draughtsman, emptyCoin, tube } from './shapes.ts';

const DARK = '#0c1a16';
const FUR = ['#ffffff', '#f6fbf4 45', '#cfe0d4 82', '#9dbcae'];
const BLACK = ['#4c5a5c', '#222c30 45', '#0c1214'];
const GREEN = ['#d8ff9a', '#7fd14e 40', '#2f8f3f 78', '#14572f'];

/** A stem of bamboo with its joints, upright, from the origin up. */
export function bambooStem(sheet: Sheet, length: number, width: number): string {
  const body = draughtsman(sheet, DARK);
  const joints = Math.max(2, Math.round(length / 26));
  const step = length / joints;
  return Array.from({ length: joints }, (_, index) => {
    const foot = -index * step;
    return body(
      box(-width / 2, foot - step + 0.6, width, step - 1, width * 0.25),
      ['#14572f', '#7fd14e 30', '#d8ff9a 44', '#3a9a44 66', '#0f4a2a'],
      { along: [0, 0, 1, 0], depth: 2.4, weight: 1.8 },
    );
  }).join('');
}

/** Some leaves from one point, hanging to the right. */
export const bambooLeaves = (sheet: Sheet, size: number): string => {
  const body = draughtsman(sheet, DARK);
  return [-34, 6, 44]
    .map((rotate, index) =>
      placed(
        body(blade(size * (1 - index * 0.12), size * 0.17), GREEN, { depth: 2.4, weight: 1.6 }),
        {
          rotate,
        },
      ),
    )
    .join('');
};

export function pandaHead(sheet: Sheet): string {
  const body = draughtsman(sheet, DARK);
  const ear = body(disc(-29, -28, 13.5), BLACK, { lightColour: '#c4f0d8' });
  const patch = `<ellipse cx="-16.5" cy="-2" rx="10" ry="13" fill="${radial(sheet, BLACK)}"
      transform="rotate(32 -16.5 -2)"/><circle cx="-14.6" cy="-3.4" r="5" fill="#5a3218"/>
    <circle cx="-14.6" cy="-3.4" r="3.4" fill="#0a0604"/>
    <circle cx="-16.2" cy="-5.2" r="1.7" fill="#fff"/>`;
  const cheek = `<ellipse cx="-26" cy="14" rx="8" ry="5"
    fill="${radial(sheet, ['#ffb8a0/0.7', '#ffb8a0/0'])}"/>`;
  return (
    mirrored(ear) +
    body(`M0 -37C22 -38 41 -24 42 -2C43 18 26 31 0 31S-43 18 -42 -2C-41 -24 -22 -38 0 -37Z`, FUR, {
      round: [0.42, 0.3, 0.8],
      shadeColour: '#2a5a4a',
      inner: `${mirrored(patch + cheek)}<ellipse cy="15" rx="17" ry="12" fill="#fff"
      opacity=".8"/>`,
    }) +
    `<path d="M-7 8.4Q0 5.4 7 8.4Q6 13.4 0 15.4Q-6 13.4 -7 8.4Z" fill="#12181a"/>
    <ellipse cx="-1.6" cy="8.6" rx="2.6" ry="1.2" fill="#fff" opacity=".75"/>
    <path d="M0 15V19M0 19C-3 23.4 -9 23 -11 19M0 19C3 23.4 9 23 11 19" fill="none"
      stroke="#12181a" stroke-width="2.4" stroke-linecap="round"/>`
  );
}

export const wild = (sheet: Sheet): string =>
  placed(bambooStem(sheet, 84, 11), { x: -31, y: 36, rotate: -8 }) +
  placed(bambooStem(sheet, 80, 10), { x: 33, y: 36, rotate: 9 }) +
  placed(bambooLeaves(sheet, 22), { x: 34, y: -24, rotate: -70 }) +
  placed(bambooLeaves(sheet, 20), { x: -34, y: -26, rotate: -110, flip: true }) +
  placed(pandaHead(sheet), { y: -5 }) +
  wildPlate(sheet, {
    y: 33,
    face: 'rounded',
    cloth: ['#a8f070', '#3fae4a 50', '#146a3a'],
    line: DARK,
  });

/** A disc of jade with a carved border, empty in the middle. */
export function jadeCoin(sheet: Sheet): string {
  const scroll = `<path d="M-5 -40.4C-5 -34 5 -34 5 -39M-9 -34.4H9" fill="none" stroke="#0f5a44"
    stroke-width="2.2" stroke-linecap="round" stroke-opacity=".8"/>`;
  return (
    glow(sheet, { x: 0, y: 0, radius: 47, colour: '#8affc4', strength: 0.75 }) +
    emptyCoin(sheet, {
      line: '#06322a',
      rim: ['#e8fff0', '#86e8b4 30', '#2fae7e 65', '#0f6a56'],
      field: ['#d6fbe4', '#6fd8a4 50', '#1f8f6c'],
      radius: 43,
      ornament:
        around(12, scroll) +
        around(
          4,
          `<circle cy="-36.6" r="4" fill="#6d3d06"/><circle cy="-37.2" r="2.8"
          fill="#ffd964"/>`,
          45,
        ),
    })
  );
}

/** A mossy stone frog that holds a gold coin. */
export function stoneFrog(sheet: Sheet): string {
  const body = draughtsman(sheet, '#141c24');
  const STONE = ['#dce6ea', '#9fb2bc 40', '#5f7682 78', '#3a4c58'];
  const leg = body('M-20 40C-42 44 -48 26 -37 14C-30 8 -18 12 -15 24C-14 32 -15 38 -20 40Z', STONE);
  const foot = body('M-8 42C-20 46 -34 44 -36 38C-28 34 -16 34 -8 36Z', STONE, { depth: 2.6 });
  const eye =
    body(disc(-19, -24, 12), STONE, { round: [0.4, 0.3, 0.75] }) +
    `<circle cx="-19" cy="-24" r="7.4" fill="#141c24"/><circle cx="-19" cy="-24" r="5.8"
      fill="${radial(sheet, ['#fff0a8', '#f0a92c'])}"/><ellipse cx="-19" cy="-24" rx="4.4" ry="2.2"
      fill="#141c24"/><circle cx="-21.4" cy="-26.4" r="1.7" fill="#fff"/>`;
  const moss = `<path d="M-40 -16C-26 -26 -14 -16 0 -22C14 -17 28 -26 42 -14L34 -4C26 -12 18 -4 10
    -10
    C4 -4 -6 -12 -14 -6C-22 -12 -30 -4 -38 -6Z" fill="#6fbf4a"/>
    <path d="M14 26C22 20 34 24 38 34L24 42Z" fill="#6fbf4a" opacity=".8"/>`;
  const specks = `<g fill="#2f3f4a" opacity=".4"><circle cx="-22" cy="8" r="2"/><circle cx="20"
    cy="10" r="2.4"/><circle cx="4" cy="-10" r="1.6"/><circle cx="-6" cy="16" r="1.6"/></g>`;
  return (
    groundShadow(sheet, { y: 43, width: 84 }) +
    mirrored(leg) +
    body('M0 -20C26 -20 37 4 34 22C31 38 18 43 0 43S-31 38 -34 22C-37 4 -26 -20 0 -20Z', STONE, {
      inner: specks,
    }) +
    body('M0 -22C22 -24 42 -14 41 0C38 14 20 18 0 18S-38 14 -41 0C-42 -14 -22 -24 0 -22Z', STONE, {
      inner: moss,
    }) +
    `<path d="M-32 4C-18 11 18 11 32 4" fill="none" stroke="#26343e" stroke-width="2.8"
      stroke-linecap="round"/>` +
    mirrored(eye) +
    mirrored(foot) +
    draughtsman(sheet, '#4a2606')(disc(0, 20, 13), ['#fff6cf', '#ffd45a 40', '#c98a25 85'], {
      along: [0, 0, 1, 1],
      inner:
        '<rect x="-3.4" y="16.6" width="6.8" height="6.8" fill="#6d3d06"/>' +
        '<circle cy="20" r="9.4" fill="none" stroke="#8a520d" stroke-width="1.6"/>',
    })
  );
}

export function teaPot(sheet: Sheet): string {
  const body = draughtsman(sheet, '#2a0d08');
  const CLAY = ['#ffb890', '#d8683c 36', '#9a3a20 74', '#5c1c10'];
  const blossom = around(5, '<path d="M0 0C-5 -3 -5 -9 0 -10C5 -9 5 -3 0 0Z"/>');
  return (
    groundShadow(sheet, { y: 42, width: 74 }) +
    tube('M24 -8C46 -14 48 22 23 24', { width: 6.4, fill: '#b84e2a', edge: '#2a0d08' }) +
    body('M-22 14C-36 12 -34 -8 -45 -14L-38 -20C-28 -16 -26 -6 -18 -2Z', CLAY) +
    body('M0 -18C22 -18 34 -4 33 14C32 32 18 41 0 41S-32 32 -33 14C-34 -4 -22 -18 0 -18Z', CLAY, {
      round: [0.38, 0.26, 0.8],
      lightColour: '#ffe0c4',
      inner: `<g fill="#ffe6c0" opacity=".92" transform="translate(2 14)scale(1.25)">${blossom}
        <circle r="2.4" fill="#9a3a20"/></g><path d="M-32 20C-20 28 -14 26 -10 22M14 24
        C20 30 28 26 34 20" fill="none" stroke="#ffe6c0" stroke-width="2.6" opacity=".8"/>`,
    }) +
    body('M-21 -15C-18 -25 18 -25 21 -15Q0 -10 -21 -15Z', CLAY, { depth: 2.4 }) +
    body(disc(0, -28, 6), ['#ffe08a', '#e8a030 60', '#8a520d'], { round: [0.4, 0.3, 0.7] }) +
    gloss(sheet, { x: -16, y: 0, rx: 5, ry: 10, rotate: 30, strength: 0.85 }) +
    `<path d="M-42 -24C-48 -32 -38 -36 -42 -44" fill="none" stroke="#e8fff0" stroke-width="3.4"
      stroke-linecap="round" stroke-opacity=".6"/>`
  );
}

export const bamboo = (sheet: Sheet): string =>
  groundShadow(sheet, { y: 43, width: 62 }) +
  placed(bambooLeaves(sheet, 34), { x: 8, y: -22, rotate: -16 }) +
  placed(bambooLeaves(sheet, 32), { x: -8, y: -12, rotate: 18, flip: true }) +
  placed(bambooStem(sheet, 64, 15), { x: 13, y: 43, rotate: 6 }) +
  placed(bambooStem(sheet, 52, 15), { x: -14, y: 43, rotate: -6 }) +
  placed(bambooStem(sheet, 88, 18), { y: 44 }) +
  placed(bambooLeaves(sheet, 26), { x: 14, y: 2, rotate: 20 }) +
  `<path d="M-22 22Q0 30 24 22" fill="none" stroke="${DARK}" stroke-width="9"/>
  <path d="M-22 22Q0 30 24 22" fill="none" stroke="#f0b944" stroke-width="5"/>
  <path d="M-22 20.6Q0 28.6 24 20.6" fill="none" stroke="#fff0b0" stroke-width="1.6"/>`;

export function lotus(sheet: Sheet): string {
  const body = draughtsman(sheet, '#4a0f34');
  const petal = (length: number, belly: number, rotate: number, tones: readonly string[]) =>
    placed(body(blade(length, belly), tones, { along: [0, 0, 1, 0], depth: 3 }), {
      y: 26,
      rotate,
    });
  const PINK = ['#fff0c4', '#ff9ac0 40', '#f0508c 80', '#c82a70'];
  const PALE = ['#fff8d8', '#ffc4d8 45', '#ff7aac'];
  const pad = draughtsman(sheet, DARK)('M-44 30C-40 20 40 20 44 30C40 44 -40 44 -44 30Z', [
    '#7fd14e',
    '#2f8f3f 60',
    '#14572f',
  ]);
  return (
    groundShadow(sheet, { y: 42, width: 86 }) +
    pad +
    mirrored(petal(46, 11, -158, PINK) + petal(54, 12, -137, PINK)) +
    mirrored(petal(60, 13, -114, PINK)) +
    petal(66, 13.5, -90, PINK) +
    mirrored(petal(44, 12, -146, PALE) + petal(48, 13, -116, PALE)) +
    petal(48, 14, -90, ['#fffbe8', '#ffd8e4 50', '#ff94bc']) +
    gloss(sheet, { x: -4, y: -6, rx: 3, ry: 11, rotate: 6, strength: 0.7 })
  );
}
