import { glow, sparkle } from '../draw/light.ts';
import { gold } from '../draw/metals.ts';
import { linear, radial, type Sheet } from '../draw/sheet.ts';
import { stateScene } from './state.ts';

/** Something broke on our side and is being mended: a bowl whose cracks are filled with gold. */
export const serviceError = stateScene(
  'service-error',
  (sheet) =>
    glow(sheet, { x: 120, y: 112, radius: 74, colour: '#ffcf7a', strength: 0.4 }) +
    bowl(sheet) +
    shards(sheet) +
    brush(sheet) +
    sparkle(66, 66, 7, '#f4c55a') +
    sparkle(182, 118, 6, '#f4c55a') +
    sparkle(92, 46, 5, '#e8a0b8'),
);

function bowl(sheet: Sheet): string {
  const glaze = linear(
    sheet,
    ['#1c4a6a', '#2f86a0 25', '#6cc4c0 48', '#2a7a94 74', '#143850'],
    [0, 0, 1, 0],
  );
  return `<path d="M102 150H138L142 160H98Z" fill="#123048"/>
    <path d="M58 92C58 132 84 154 120 154S182 132 182 92Z" fill="${glaze}"/>
    <ellipse cx="120" cy="92" rx="62" ry="16" fill="#0f2c40"/>
    <ellipse cx="120" cy="94" rx="56" ry="12.5" fill="${radial(sheet, ['#3a8aa0', '#153c54'])}"/>
    <path d="M58 92A62 16 0 0 1 140 77" fill="none" stroke="#bff0ee" stroke-width="2.4"
      opacity=".8"/>
    <path d="M134 107L173 101L177 113L160 131L146 121Z" fill="#0f2c40"/>
    <path d="M134 107L146 121L160 131L177 113" fill="none" stroke="#d8fff8" stroke-opacity=".7"
      stroke-width="1.6"/>
    <path d="M64 114L84 120L92 140L112 153M84 120L104 108L98 98M92 140L120 132L146 121M120 132L128
      154M160 131L158 144"
      fill="none" stroke="${gold(sheet)}" stroke-width="3" stroke-linejoin="round"
        stroke-linecap="round"/>
    <path d="M72 108C74 124 82 136 92 143" stroke="#d8fff8" stroke-width="3"
      stroke-linecap="round" fill="none" opacity=".5"/>`;
}

function shards(sheet: Sheet): string {
  const glaze = linear(sheet, ['#7fd4cc', '#2f86a0 60', '#1c5474']);
  return `<g transform="translate(186 74) rotate(24)">
    <path d="M-18 -10L10 -14L20 0L8 16L-8 8Z" fill="#123048" transform="translate(1 3)"/>
      <path d="M-18 -10L10 -14L20 0L8 16L-8 8Z" fill="${glaze}"/>
        <path d="M-18 -10L-8 8L8 16" fill="none" stroke="${gold(sheet)}" stroke-width="2.4"/></g>
    <path d="M194 146L208 140L212 152L200 157Z" fill="${glaze}"/>
      <path d="M44 148L56 142L60 152L50 157Z" fill="${glaze}"/>`;
}

/** The brush that lays the gold. */
function brush(sheet: Sheet): string {
  return `<g transform="translate(88 92) rotate(-40)">
    <path d="M-3 -64H3L4 -18H-4Z"
    fill="${linear(sheet, ['#a03a3a', '#e0685a 45', '#6d1c28'], [0, 0, 1, 0])}"/>
    <path d="M-4.5 -19H4.5V-12H-4.5Z" fill="${gold(sheet)}"/>
      <path d="M-4.5 -12C-6 -4 -2 0 0 6C2 0 6 -4 4.5 -12Z" fill="#f3e6d0"/>
    <path d="M-3.5 -3C-2 1 -.8 3 0 6C.8 3 2 1 3.5 -3Z" fill="${gold(sheet)}"/></g>`;
}
