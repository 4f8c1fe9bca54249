import { scattered } from './chance.ts';
import { gold, goldRim } from './metals.ts';
import { n } from './path.ts';
import { linear, radial, type Sheet } from './sheet.ts';

/** Straw mats in perspective: seams run to a point above, borders across. */
export function tatami(
  sheet: Sheet,
  floor: { width: number; top: number; bottom: number; vanish: number },
): string {
  const { width, top, bottom, vanish } = floor;
  const seams = Array.from({ length: 11 }, (_, index) => {
    const foot = (index - 2) * (width / 6);
    const head = vanish + (foot - vanish) * 0.45;
    return `M${n(head)} ${n(top)}L${n(foot)} ${n(bottom)}`;
  });
  const weave = scattered(60, 5, (source) => {
    const y = source.between(top, bottom);
    return `<path d="M${n(source.between(0, width))} ${n(y)}h${n(source.between(6, 22))}"/>`;
  });
  return `<rect y="${top}" width="${width}" height="${bottom - top}"
      fill="${linear(sheet, ['#4a4a3a', '#6d5a3a 40', '#2a2230'])}"/>
    <g stroke="#ffe2a0" stroke-opacity=".08" stroke-width=".7">${weave}</g>
    <path d="${seams.join('')}" stroke="#1c2438" stroke-width="2.6"/>
    <path d="M0 ${top + (bottom - top) * 0.42}H${width}" stroke="#1c2438" stroke-width="2.2"/>`;
}

/** A low table with its front edge on y. */
export function lowTable(sheet: Sheet, at: { x: number; y: number; width: number }): string {
  const { x, y, width } = at;
  const half = width / 2;
  const top = linear(sheet, ['#c8584a', '#7a1f2e 45', '#3a0c1e']);
  return `<ellipse cx="${x}" cy="${y + 24}" rx="${half}" ry="7" fill="#05020c" opacity=".5"/>
    <path d="M${x - half * 0.86} ${y + 4}L${x - half * 0.9} ${y + 25}h7l4 -20ZM${x + half * 0.86}
      ${y + 4}L${x + half * 0.9} ${y + 25}h-7l-4 -20Z"
      fill="#2a0a18"/>
    <path d="M${x - half} ${y}L${x - half * 0.84} ${y - 15}H${x + half * 0.84}L${x + half} ${y}Z"
      fill="${top}"/>
    <path d="M${x - half} ${y}H${x + half}V${y + 6}H${x - half}Z"
      fill="${linear(sheet, ['#8a2432', '#3a0c1e'])}"/>
    <path d="M${x - half} ${y}H${x + half}" stroke="${goldRim(sheet)}" stroke-width="1"/>`;
}

/** A tea bowl with steam, its foot at the origin, 26 wide. */
export function teaBowl(sheet: Sheet): string {
  return `<ellipse cy="0" rx="12" ry="2.5" fill="#05020c" opacity=".5"/>
    <path d="M-13 -15C-13 -4 -7 0 0 0S13 -4 13 -15Z"
      fill="${linear(sheet, ['#1c3a4a', '#3a7a80 35', '#6fb5a8 55', '#12303c'], [0, 0, 1, 0])}"/>
    <path d="M-12 -9Q0 -4 12 -9" stroke="${gold(sheet)}" stroke-width=".9" fill="none"
      opacity=".9"/>
    <ellipse cy="-15" rx="13" ry="3.5" fill="#0f2c36"/>
      <ellipse cy="-14.5" rx="11" ry="2.5" fill="#7fae4a"/>
    <g fill="none" stroke="#fff4dc" stroke-linecap="round" stroke-width="1.6" opacity=".4">
      <path d="M-4 -19C-8 -25 0 -28 -4 -35C-6 -39 -3 -42 -3 -44M4 -19C1 -24 8 -28 4 -34C2 -37 5
        -40 5 -42"/></g>`;
}

/** An iron kettle with its bamboo grip, its foot at the origin, 46 wide. */
export function kettle(sheet: Sheet): string {
  const iron = radial(sheet, ['#7a7a94', '#3a3850 45', '#14121f'], [0.66, 0.26, 0.8]);
  const studs = scattered(26, 3, (source) => {
    const x = source.between(-18, 18);
    return `<circle cx="${n(x)}" cy="${n(source.between(-18, -8))}" r=".8"/>`;
  });
  return `<ellipse rx="20" ry="3" fill="#05020c" opacity=".5"/>
    <path d="M-13 -24C-16 -46 16 -46 13 -24" fill="none" stroke="#1a1826" stroke-width="2.2"/>
    <path d="M-8 -39C-4 -41.5 4 -41.5 8 -39" stroke="#c89a5a" stroke-width="3.4"
      stroke-linecap="round" fill="none"/>
    <path d="M17 -17C24 -18 25 -25 29 -28L31 -26C30 -18 26 -11 18 -9Z" fill="${iron}"/>
    <path d="M-21 -12C-21 -22 -12 -26 0 -26S21 -22 21 -12S14 0 0 0S-21 -2 -21 -12Z" fill="${iron}"/>
    <g fill="#8a88a8" opacity=".5">${studs}</g>
    <path d="M-9 -25.5Q0 -30 9 -25.5Z" fill="#2a2838"/>
      <circle cy="-29.5" r="2.2" fill="${gold(sheet)}"/>`;
}
