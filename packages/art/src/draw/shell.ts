import { n, polar } from './path.ts';
import { linear, radial, type Sheet } from './sheet.ts';

/** A pearl of some radius, lit from above left with a warm bounce below. */
export function pearlBead(sheet: Sheet, radius: number): string {
  const lustre = ['#ffffff', '#fff4ee 40', '#f0d5dc 72', '#b79ac2 100'];
  return `<circle r="${n(radius)}"
    fill="${radial(sheet, lustre, [0.38, 0.32, 0.7])}"/>
    <ellipse cx="${n(radius * 0.2)}" cy="${n(radius * 0.56)}" rx="${n(radius * 0.5)}"
      ry="${n(radius * 0.22)}"
      fill="#ffd9a8" opacity=".55"/>
    <ellipse cx="${n(-radius * 0.34)}" cy="${n(-radius * 0.38)}" rx="${n(radius * 0.24)}"
      ry="${n(radius * 0.16)}"
      fill="#fff" transform="rotate(-35 ${n(-radius * 0.34)} ${n(-radius * 0.38)})"/>`;
}

/** A scallop opened upwards like a dish or a fan, its hinge at the origin and its edge above. */
export function scallop(sheet: Sheet, radius: number, tones: readonly string[]): string {
  const ribs = 9;
  const from = 198;
  const step = 144 / ribs;
  let edge = 'M0 0';
  let lines = '';
  for (let index = 0; index <= ribs; index++) {
    const corner = polar([0, 0], radius * 0.94, from + step * index);
    if (index === 0) edge += `L${n(corner[0])} ${n(corner[1])}`;
    else {
      const bulge = polar([0, 0], radius * 1.1, from + step * (index - 0.5));
      edge += `Q${n(bulge[0])} ${n(bulge[1])} ${n(corner[0])} ${n(corner[1])}`;
    }
    if (index > 0 && index < ribs) lines += `M0 0L${n(corner[0])} ${n(corner[1])}`;
  }
  return `<path d="${edge}Z" fill="${radial(sheet, tones, [0.5, 1, 1])}"/>
    <path d="${lines}" stroke="#a8506a" stroke-opacity=".45" stroke-width="${n(radius * 0.035)}"/>
    <path d="M${n(-radius * 0.34)} ${n(radius * 0.02)}Q0 ${n(-radius * 0.26)} ${n(radius * 0.34)}
      ${n(radius * 0.02)}
      Q0 ${n(radius * 0.14)} ${n(-radius * 0.34)} ${n(radius * 0.02)}Z"
        fill="${linear(sheet, ['#fff3ea', '#e89aa0'])}"/>`;
}

/** A spiral sea snail, about 40 long, lying on its side. */
export function snailShell(sheet: Sheet): string {
  const paint = linear(sheet, ['#fff4e2', '#f7b98a 50', '#a85a4a'], [0, 0, 1, 1]);
  return `<path d="M-20 6C-22 -8 -8 -16 6 -12C18 -9 26 -3 30 4C20 6 14 10 4 12C-8 14 -18 13 -20
    6Z" fill="${paint}"/>
    <path d="M-14 10C-18 0 -8 -8 2 -5C8 -3 8 5 1 6C-3 6 -5 2 -2 0" fill="none" stroke="#8a4030"
      stroke-width="1.5"
      stroke-linecap="round"/>
    <path d="M8 -11Q4 0 8 11M15 -8Q12 0 15 8M22 -3Q20 1 21 5" stroke="#c8705a" stroke-width="1.2"
      fill="none"/>
    <path d="M-14 -6Q-6 -13 5 -10" stroke="#fff" stroke-width="1.6" fill="none"
      stroke-linecap="round" opacity=".8"/>`;
}

/** A five-armed starfish with dotted arms. */
export function starfish(sheet: Sheet, radius: number): string {
  const arm = `<path d="M${n(-radius * 0.26)} 0Q${n(-radius * 0.2)} ${n(-radius * 0.7)} 0
    ${n(-radius)}Q${n(radius * 0.2)} ${n(-radius * 0.7)} ${n(radius * 0.26)} 0Z"/>`;
  const arms = [0, 72, 144, 216, 288]
    .map((turn) => `<g transform="rotate(${turn})">${arm}</g>`)
    .join('');
  const dots = [0, 72, 144, 216, 288]
    .map((turn) => {
      const points = [0.3, 0.5, 0.7].map((share) => polar([0, 0], radius * share, turn - 90));
      return points
        .map(([x, y]) => `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius * 0.06)}"/>`)
        .join('');
    })
    .join('');
  return `<g fill="${linear(sheet, ['#ffb27a', '#f2703f'])}">${arms}</g>
    <g fill="#ffe2b8">${dots}</g>`;
}
