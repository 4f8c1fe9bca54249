import { glow } from './light.ts';
import { gold } from './metals.ts';
import { n, polar, polygon, starPath } from './path.ts';
import { radial, type Sheet } from './sheet.ts';

/** A parol, the five-pointed star lantern, hanging from the origin; about 40 across. */
export function parol(sheet: Sheet, strength = 0.9): string {
  const centre = [0, 26] as const;
  const lit = radial(sheet, ['#fffbe0', '#ffd97a 45', '#ff8a4a 80', '#e0503f']);
  const facets = Array.from({ length: 5 }, (_, index) => {
    const turn = -90 + index * 72;
    return polygon([centre, polar(centre, 18, turn), polar(centre, 8, turn + 36)]);
  });
  const tail = (x: number) =>
    [-2.4, 0, 2.4].map((side) => `M${x} 40q${n(side * 0.5)} 6 ${side} 13`).join('');
  return (
    glow(sheet, { x: 0, y: 26, radius: 54, colour: '#ffb057', strength }) +
    `<path d="M0 0V8" stroke="#3a2a20" stroke-width="1"/>
    <path d="${tail(-10)}${tail(10)}" stroke="#ff9a6a" stroke-width="1.1" fill="none"
      stroke-linecap="round"/>
    <circle cx="0" cy="26" r="17" fill="none" stroke="${gold(sheet)}" stroke-width="1.4"/>
    <path d="${starPath(centre, { points: 5, outer: 18, inner: 8 })}" fill="${lit}"/>
    <path d="${facets.join('')}" fill="#c8383a" opacity=".34"/>
    <path d="${starPath(centre, { points: 5, outer: 18, inner: 8 })}" fill="none"
      stroke="${gold(sheet)}"
      stroke-width="1.2" stroke-linejoin="round"/><circle cy="26" r="3" fill="#fffdf0"/>`
  );
}
