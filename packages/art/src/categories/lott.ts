import { n } from '../draw/path.ts';
import { lettering } from '../lettering.ts';
import type { CategoryIcon } from './icon.ts';

/** The draw: three numbered balls, as they leave the drum. */
export const lottIcon: CategoryIcon = {
  code: 'lott',
  hue: { body: ['#a9c4ff', '#4f7df0 50', '#2c4fc4'], shade: '#1a2f86' },
  ink: '#1c1440',
  draw: (t) =>
    [
      ball({ x: 12, y: 25.5, radius: 10.5, digit: '7' }, t.body, t.shade),
      ball({ x: 28.5, y: 26.5, radius: 9.5, digit: '3' }, t.accent, t.accentShade),
      ball({ x: 21.5, y: 11.5, radius: 9.5, digit: '8' }, '#8a5cf0', '#4a2aa0'),
    ].join(''),
};

function ball(
  at: { x: number; y: number; radius: number; digit: string },
  paint: string,
  shade: string,
): string {
  const { x, y, radius, digit } = at;
  const face = radius * 0.58;
  const { path } = lettering(digit, {
    face: 'rounded',
    size: radius * 1.1,
    x,
    y: y + radius * 0.36,
    anchor: 'middle',
  });
  const light = `cx="${n(x - radius * 0.45)}" cy="${n(y - radius * 0.62)}"`;
  return `<circle cx="${x}" cy="${n(y + 1.2)}" r="${radius}" fill="${shade}"/>
    <circle cx="${x}" cy="${y}" r="${radius}" fill="${paint}"/>
    <circle cx="${x}" cy="${y}" r="${n(face)}" fill="#fff"/><path d="${path}" fill="#2a1840"/>
    <ellipse ${light} rx="${n(radius * 0.26)}" ry="${n(radius * 0.16)}" fill="#fff"
      opacity=".85"/>`;
}
