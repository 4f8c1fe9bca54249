import { coinHeap, holedCoin, koban } from '../draw/coin.ts';
import { glow, rays, sparkle } from '../draw/light.ts';
import { gold, goldRim } from '../draw/metals.ts';
import { n, placed } from '../draw/path.ts';
import { clipped, linear, radial, type Sheet } from '../draw/sheet.ts';
import { around, disc, painted } from '../slots/painted.ts';
import { bars, crown, emerald, ruby, wheelDoor } from '../slots/vault3-symbols.ts';

const ROOM = disc(0, 0, 57);

export type VaultState = {
  /** How far the rays have turned, in degrees, and how bright the light is. */
  readonly turn: number;
  readonly strength: number;
  /** How far the door has swung on its hinges, and its wheel on the door, in degrees. */
  readonly door: number;
  readonly wheel: number;
};

const OPEN: VaultState = { turn: 0, strength: 1, door: 115, wheel: 0 };

/**
 * A round strongroom with its door on the right: around the middle of its opening, from -76 to 104
 * and down to 92. A film lets the door swing and the light breathe.
 */
export function openVault(sheet: Sheet, state: Partial<VaultState> = {}): string {
  const shine = { ...OPEN, ...state };
  return (
    `<ellipse cx="8" cy="80" rx="112" ry="16"
      fill="${radial(sheet, ['#ffb85c/0.6', '#ff9a4d/0.26 55', '#ff9a4d/0'])}"/>` +
    glow(sheet, { x: 0, y: 0, radius: 128, colour: '#ffb04d', strength: 0.62 * shine.strength }) +
    frame(sheet) +
    clipped(sheet, ROOM, room(sheet, shine)) +
    `<path d="${ROOM}" fill="none" stroke="#2a0a10" stroke-width="2.4"/>` +
    glow(sheet, { x: -4, y: 4, radius: 70, colour: '#fff0b8', strength: 0.24 * shine.strength }) +
    door(sheet, shine) +
    spill(sheet)
  );
}

function frame(sheet: Sheet): string {
  const bolt = `<circle cy="-66.4" r="3.9" fill="#3a0616"/><circle cx="-.4" cy="-66.9" r="3.4"
    fill="${gold(sheet)}"/>`;
  return (
    painted(sheet, disc(0, 0, 76), {
      fill: linear(sheet, ['#ff8a66', '#d8283f 34', '#8c0f2e 70', '#4a0820'], [0.8, 0, 0.2, 1]),
      line: '#1c0412',
      weight: 1.8,
      depth: 5,
    }) +
    around(14, bolt) +
    `<circle r="59.5" fill="none" stroke="${goldRim(sheet)}" stroke-width="5"/>`
  );
}

function room(sheet: Sheet, { turn, strength }: { turn: number; strength: number }): string {
  return (
    `<path d="${ROOM}"
      fill="${radial(sheet, ['#fff6c8', '#ffcf5c 34', '#e8852a 64', '#7a2a1c'], [0.46, 0.5, 0.6])}"/>` +
    `<g transform="rotate(${n(turn)})">${rays(sheet, {
      centre: [0, 0],
      length: 80,
      count: 18,
      colour: '#fffbe0',
      strength: 0.7 * strength,
    })}</g>` +
    placed(bars(sheet), { x: -30, y: -2, scale: 0.5 }) +
    placed(bars(sheet), { x: 26, y: -4, scale: 0.5 }) +
    placed(coinHeap(sheet, { width: 116, rows: 9, seed: 4, scale: 0.92 }), { y: 54 }) +
    placed(crown(sheet), { x: -3, y: 0, scale: 0.5, rotate: -5 }) +
    placed(koban(sheet), { x: -36, y: 22, scale: 0.62, rotate: -24 }) +
    placed(koban(sheet), { x: 32, y: 20, scale: 0.62, rotate: 22 }) +
    placed(emerald(sheet), { x: -16, y: 34, scale: 0.25, rotate: -12 }) +
    placed(ruby(sheet), { x: 15, y: 32, scale: 0.24, rotate: 10 }) +
    sparkle(-16, -10, 9) +
    sparkle(24, 10, 6)
  );
}

/** The door on its hinges: flat on the frame, edge-on, or turned away beyond it. */
function door(sheet: Sheet, { door: angle, wheel }: VaultState): string {
  const hinge = (y: number) => `<rect x="60" y="${y}" width="20" height="12" rx="3"
    fill="${gold(sheet)}" stroke="#3a1c05" stroke-width="1.4"/>`;
  const cosine = Math.cos((angle * Math.PI) / 180);
  const width = Math.max(Math.abs(cosine), 0.06) * 1.48;
  const edge = Math.sin((angle * Math.PI) / 180) * 9;
  const side = `translate(${n(62 - 62 * cosine - edge)} 0)scale(${n(width)} 1.48)`;
  const front = `translate(${n(62 - 62 * cosine)} 0)scale(${n(width)} 1.48)rotate(${n(wheel)})`;
  return (
    hinge(-34) +
    hinge(22) +
    `<path d="${disc(0, 0, 42)}" transform="${side}"
      fill="${linear(sheet, ['#8a6a3a', '#3a2410 60', '#1c1008'])}" stroke="#1c0a14"
      stroke-width="1.6"/><g transform="${front}">${wheelDoor(sheet)}</g>`
  );
}

/** What has rolled over the sill. */
function spill(sheet: Sheet): string {
  return (
    placed(coinHeap(sheet, { width: 92, rows: 4, seed: 7, scale: 0.94 }), { x: -28, y: 80 }) +
    placed(coinHeap(sheet, { width: 56, rows: 3, seed: 12, scale: 0.9 }), { x: 54, y: 84 }) +
    placed(koban(sheet), { x: -58, y: 70, scale: 0.6, rotate: -20 }) +
    placed(ruby(sheet), { x: -26, y: 66, scale: 0.22, rotate: 12 }) +
    placed(emerald(sheet), { x: 20, y: 76, scale: 0.22, rotate: -18 }) +
    placed(holedCoin(sheet), { x: 82, y: 82, scale: 0.72, rotate: 16 })
  );
}
