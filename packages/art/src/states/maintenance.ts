import { lantern } from '../draw/lantern.ts';
import { sparkle } from '../draw/light.ts';
import { gold } from '../draw/metals.ts';
import { placed } from '../draw/path.ts';
import { linear, type Sheet } from '../draw/sheet.ts';
import { stateScene } from './state.ts';

/** Back soon: the big lantern is down for new paper, tools beside it. */
export const maintenance = stateScene(
  'maintenance',
  (sheet) =>
    frame(sheet) +
    placed(lantern(sheet, { glowStrength: 0.35 }), { x: 122, y: 40, scale: 2.5 }) +
    patch() +
    ladder(sheet) +
    tools(sheet) +
    sparkle(160, 60, 7, '#f4c55a') +
    sparkle(84, 84, 6, '#f4c55a'),
);

function frame(sheet: Sheet): string {
  const wood = linear(sheet, ['#e8b98a', '#b5794a 50', '#7a4a2c']);
  return `<path d="M66 30H178V38H66Z" fill="${wood}"/>
    <path d="M70 38L60 156H68L78 38ZM174 38L184 156H176L166 38Z" fill="${wood}"/>
    <path d="M60 26H184" stroke="#6d3d24" stroke-width="5" stroke-linecap="round"/>
      <path d="M78 38L92 52M166 38L152 52" stroke="#8a5632" stroke-width="5"/>`;
}

/** New paper on the lantern, held by stitches. */
function patch(): string {
  return `<g transform="rotate(-8 134 96)"><rect x="124" y="84" width="22" height="22" rx="3"
    fill="#fff3d8"/>
    <path d="M124 84h22v22h-22Z" fill="none" stroke="#c8883a" stroke-width="1.8"
      stroke-dasharray="3.4 2.6"/></g>`;
}

function ladder(sheet: Sheet): string {
  const wood = linear(sheet, ['#ffd98a', '#d99a4a 50', '#9a6226'], [0, 0, 1, 0]);
  const rungs = [66, 84, 102, 120, 138].map((y) => `M${198 - (y - 60) * 0.02} ${y}h20`).join('');
  return `<path d="${rungs}" stroke="#b5793a" stroke-width="4.5" stroke-linecap="round"
    transform="rotate(-7 208 110)"/>
    <g transform="rotate(-7 208 110)" fill="${wood}"><rect x="194" y="50" width="5.5" height="108"
      rx="2.7"/><rect x="216" y="50" width="5.5" height="108" rx="2.7"/></g>`;
}

function tools(sheet: Sheet): string {
  const steel = linear(sheet, ['#ffffff', '#c4cbe0 45', '#7a84a8']);
  return `<g transform="translate(44 136) rotate(-34)">
    <rect x="-4" y="-14" width="8" height="44" rx="4"
    fill="${linear(sheet, ['#ff8468', '#c0283f'], [0, 0, 1, 0])}"/>
      <path d="M-17 -28H13C19 -28 21 -22 21 -16H-17Q-20 -22 -17 -28Z" fill="${steel}"/>
        <path d="M-14 -25H10" stroke="#fff" stroke-width="2" stroke-linecap="round"/></g>
    <g transform="translate(86 150) rotate(78)">
      <path d="M-4 -12H4V24A4 4 0 0 1 -4 24Z" fill="${steel}"/>
      <path d="M-11 -26A12 12 0 0 0 -4 -10H4A12 12 0 0 0 11 -26L6 -20H-6Z" fill="${steel}"/>
        <circle cy="22" r="1.8" fill="#5a6488"/></g>
    <ellipse cx="150" cy="156" rx="14" ry="4" fill="#3a2460"/>
      <path d="M137 142H163L161 156H139Z" fill="${linear(sheet, ['#8a78d8', '#4a3a94'])}"/>
    <ellipse cx="150" cy="142" rx="13" ry="4" fill="${gold(sheet)}"/>
      <path d="M156 141L170 116" stroke="#b5793a" stroke-width="4" stroke-linecap="round"/>`;
}
