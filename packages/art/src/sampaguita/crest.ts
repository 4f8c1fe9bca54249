import { jasmine, leaf } from '../draw/flowers.ts';
import { glow, rays } from '../draw/light.ts';
import { goldRim } from '../draw/metals.ts';
import { placed } from '../draw/path.ts';
import { linear, type Sheet } from '../draw/sheet.ts';

/** One jasmine in a woven gold ring with leaves; radius 30 around the origin. */
export function jasmineCrest(sheet: Sheet): string {
  const leaves = [30, 90, 150, 210, 270, 330]
    .map((rotate) => placed(placed(leaf(sheet, 22), { x: 19 }), { rotate }))
    .join('');
  return `<circle cx="1" cy="2" r="27" fill="#04232c" opacity=".5"/>${leaves}
    <circle r="23" fill="${linear(sheet, ['#1fb5a8', '#0b5f66'])}" stroke="${goldRim(sheet)}"
      stroke-width="2.6"/>
    <circle r="20" fill="none" stroke="#bff5dc" stroke-opacity=".5" stroke-width=".8"
      stroke-dasharray="2 2"/>
    ${placed(jasmine(sheet), { scale: 1.3 })}`;
}

/** Teal with a fan weave, as the palm-leaf mats have it. */
export function wovenGround(
  sheet: Sheet,
  size: { width: number; height: number },
  light: { x: number; y: number },
): string {
  const box = `width="${size.width}" height="${size.height}"`;
  const reach = Math.max(size.width, size.height);
  const weave = sheet.define(
    (id) =>
      `<pattern id="${id}" width="12" height="12" patternUnits="userSpaceOnUse">` +
      `<path d="M0 0h6v6h-6ZM6 6h6v6h-6Z" fill="#bff5dc" opacity=".07"/>` +
      `<path d="M1 1v4M3 1v4M5 1v4M7 7v4M9 7v4M11 7v4M7 1h4M7 3h4M7 5h4M1 7h4M1 9h4M1 11h4"` +
      ` stroke="#bff5dc" stroke-opacity=".16" stroke-width=".7"/></pattern>`,
  );
  return (
    `<rect ${box} fill="${linear(sheet, ['#0b5f66', '#12908c 45', '#06404c'], [0, 0, 1, 1])}"/>
    <rect ${box} fill="url(#${weave})"/>` +
    rays(sheet, {
      centre: [light.x, light.y],
      length: reach,
      count: 20,
      width: 0.5,
      colour: '#fff0b8',
      strength: 0.4,
    }) +
    glow(sheet, { x: light.x, y: light.y, radius: reach * 0.5, colour: '#ffe2a0', strength: 0.6 })
  );
}
