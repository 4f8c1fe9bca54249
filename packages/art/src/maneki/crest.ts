import { seigaiha } from '../draw/land.ts';
import { glow, rays } from '../draw/light.ts';
import { gold, goldRim } from '../draw/metals.ts';
import { n } from '../draw/path.ts';
import { linear, type Sheet } from '../draw/sheet.ts';

/** The house crest: a paw in a ring of sixteen petals, in gold; radius 30 around the origin. */
export function pawCrest(sheet: Sheet): string {
  const petals = Array.from(
    { length: 16 },
    (_, index) =>
      `<path d="M0 -17C-6 -21 -5.6 -30 0 -31.5C5.6 -30 6 -21 0 -17Z"
        transform="rotate(${n(index * 22.5)})"/>`,
  ).join('');
  const pads = `<ellipse cy="5" rx="8.4" ry="7"/><ellipse cx="-9.6" cy="-3" rx="3.1" ry="4.2"/>
    <ellipse cx="-3.5" cy="-8.6" rx="3.1" ry="4.2"/>
      <ellipse cx="3.5" cy="-8.6" rx="3.1" ry="4.2"/><ellipse cx="9.6" cy="-3" rx="3.1" ry="4.2"/>`;
  return `<g fill="#3a0616" opacity=".6" transform="translate(1 1.6)">${petals}<circle r="20"/></g>
    <g fill="${gold(sheet)}">${petals}</g>
    <circle r="19.5" fill="${linear(sheet, ['#a5173a', '#5c0a26'])}" stroke="${goldRim(sheet)}"
      stroke-width="2.4"/>
    <g fill="${gold(sheet)}">${pads}</g>`;
}

/** Lacquer with the wave pattern and a warm light behind the crest. */
export function lacquerGround(
  sheet: Sheet,
  size: { width: number; height: number },
  light: { x: number; y: number },
): string {
  const box = `width="${size.width}" height="${size.height}"`;
  const reach = Math.max(size.width, size.height);
  return (
    `<rect ${box} fill="${linear(sheet, ['#3a0f36', '#7a1438 45', '#2a0a2c'], [0, 0, 1, 1])}"/>
    <rect ${box}
      fill="${seigaiha(sheet, { radius: 12, stroke: '#ffb98a', width: 0.7, opacity: 0.2 })}"/>` +
    rays(sheet, {
      centre: [light.x, light.y],
      length: reach,
      count: 20,
      width: 0.5,
      colour: '#ffb36a',
      strength: 0.4,
    }) +
    glow(sheet, { x: light.x, y: light.y, radius: reach * 0.5, colour: '#ff9a4d', strength: 0.6 })
  );
}
