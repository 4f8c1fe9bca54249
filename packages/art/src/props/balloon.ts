import { jasmine } from '../draw/flowers.ts';
import { glow } from '../draw/light.ts';
import { gold } from '../draw/metals.ts';
import { n, placed } from '../draw/path.ts';
import { clipped, linear, radial, type Sheet } from '../draw/sheet.ts';
import { around, painted } from '../slots/painted.ts';
import { CORAL_TOKEN, JADE_TOKEN, playToken, VIOLET_TOKEN } from './play-token.ts';

const ENVELOPE =
  'M0 -62C38 -62 58 -34 58 -6C58 24 30 42 15 60H-15C-30 42 -58 24 -58 -6C-58 -34 -38 -62 0 -62Z';
const BASKET = 'M-17 82H17L14 106Q13 109 10 109H-10Q-13 109 -14 106Z';

/** A balloon with a basket of play tokens, around its envelope: 116 wide, from -62 to 110. */
export function giftBalloon(sheet: Sheet): string {
  return (
    glow(sheet, { x: 8, y: -4, radius: 96, colour: '#fff3c8', strength: 0.6 }) +
    envelope(sheet) +
    `<path d="M-15 60L-16 84M15 60L16 84M-5 61L-6 84M5 61L6 84" stroke="#7a5030"
      stroke-width="1.2"/>
    <path d="M-15 59H15L13 65H-13Z" fill="${gold(sheet)}" stroke="#5c3606" stroke-width="1"/>
    <path d="M0 78C-3.6 74 -2.6 70 0 65C2.6 70 3.6 74 0 78Z" fill="#ffb03d"/>` +
    basket(sheet)
  );
}

/** Gores of white, teal and coral; the middle ones are seen full, the outer ones edge-on. */
function envelope(sheet: Sheet): string {
  const tones = ['#0f8a8a', '#fff8ea', '#ff7a62', '#fff8ea', '#14a89c', '#fff8ea', '#ff7a62'];
  const edges = tones
    .concat('')
    .map((_, index) => -Math.cos((index / tones.length) * Math.PI) * 64);
  const seam = (x: number) => `C${n(x * 1.24)} -34 ${n(x * 1.22)} 24 ${n(x * 0.26)} 60`;
  const gores = tones.map((colour, index) => {
    const left = edges[index]!;
    const right = edges[index + 1]!;
    return `<path d="M0 -64${seam(left)}H${n(right * 0.26)}C${n(right * 1.22)} 24 ${n(
      right * 1.24,
    )} -34 0 -64Z" fill="${colour}"/>`;
  });
  const shade = radial(
    sheet,
    ['#ffffff/0.5', '#ffffff/0 34', '#04303c/0.12 60', '#04303c/0.62'],
    [0.66, 0.3, 0.72],
  );
  return painted(sheet, ENVELOPE, {
    fill: '#fff8ea',
    line: '#0a4a52',
    weight: 1.4,
    depth: 3,
    light: 0.4,
    shade: 0.2,
    inner:
      gores.join('') +
      `<path d="${ENVELOPE}" fill="${shade}"/>` +
      placed(`<circle r="21" fill="#0b6a70"/>${ring(sheet)}${jasmine(sheet)}`, { y: -8 }),
  });
}

const ring = (sheet: Sheet): string =>
  `<circle r="19" fill="${radial(sheet, ['#5fe3c8', '#12908c'])}"/>` +
  around(16, `<circle cy="-19.6" r="1.5" fill="${gold(sheet)}"/>`);

function basket(sheet: Sheet): string {
  const weave = Array.from({ length: 5 }, (_, row) =>
    Array.from(
      { length: 9 },
      (_, index) => `M${n(-18 + index * 4.4 + (row % 2) * 2.2)} ${85 + row * 5}h2.6`,
    ).join(''),
  ).join('');
  const token = (x: number, y: number, scale: number, tones = VIOLET_TOKEN) =>
    placed(playToken(sheet, tones, { mark: 'jasmine', lean: 0.9 }), { x, y, scale, rotate: x });
  return (
    token(-9, 80, 0.4, JADE_TOKEN) +
    token(9, 80, 0.4) +
    token(0, 77, 0.44, CORAL_TOKEN) +
    painted(sheet, BASKET, {
      fill: linear(sheet, ['#8a5424', '#e0a458 45', '#c8843c 70', '#7a4418'], [0, 0, 1, 0]),
      line: '#3a1c08',
      weight: 1.2,
      depth: 2.4,
      inner: `<path d="${weave}" stroke="#5c3410" stroke-width="1.8"/>`,
    }) +
    `<path d="M-19 81H19V86H-19Z" fill="${linear(sheet, ['#ffe2a0', '#b8762c'])}"
      stroke="#3a1c08" stroke-width="1"/>` +
    clipped(sheet, BASKET, '<path d="M-4 86H4V110H-4Z" fill="#e8574a"/>') +
    '<path d="M0 90C-9 82 -13 90 -8 93C-5 95 -2 92 0 90C2 92 5 95 8 93C13 90 9 82 0 90Z"' +
    ' fill="#ff7a62" stroke="#8a2030" stroke-width="1"/>'
  );
}
