import { n, polar } from '../draw/path.ts';
import type { CategoryIcon } from './icon.ts';
import type { IconTones } from './icon-tones.ts';

/** Live tables: the wheel, its ball about to fall. */
export const liveIcon: CategoryIcon = {
  code: 'live',
  hue: { body: ['#fff0bf', '#f0b944 50', '#b8781b'], shade: '#7a4708' },
  ink: '#2a0a18',
  draw: (t) =>
    `<circle cx="20" cy="21.5" r="16.5" fill="${t.shade}"/>
      <circle cx="20" cy="19.8" r="16.5" fill="${t.body}"/>
    <circle cx="20" cy="19.8" r="13.4" fill="${t.ink}"/>${pockets()}
    <circle cx="20" cy="19.8" r="7.4" fill="${t.accentShade}"/>
      <circle cx="20" cy="19.8" r="6.6" fill="${t.accent}"/>
    ${turret(t)}
    <circle cx="28.6" cy="10.6" r="2.7" fill="#fff"/>
      <circle cx="29.2" cy="11.2" r="1.7" fill="#d9dbe8"/>
    <path d="M7.5 14C9 10 12 7 15.5 5.6" stroke="${t.gleam}" stroke-width="1.4"
      stroke-linecap="round" fill="none" opacity=".9"/>`,
};

/** Red and dark pockets by turns. */
function pockets(): string {
  const wedges = Array.from({ length: 6 }, (_, index) => {
    const [x1, y1] = polar([20, 19.8], 13, index * 60 + 4);
    const [x2, y2] = polar([20, 19.8], 13, index * 60 + 30);
    return `M20 19.8L${n(x1)} ${n(y1)}A13 13 0 0 1 ${n(x2)} ${n(y2)}Z`;
  });
  return `<path d="${wedges.join('')}" fill="#e0304a"/>`;
}

function turret(t: IconTones): string {
  return `<path d="M20 14.3V25.3M14.5 19.8H25.5" stroke="${t.accentShade}" stroke-width="1.6"
    stroke-linecap="round"/>
    <circle cx="20" cy="19.8" r="2.4" fill="${t.gleam}"/>`;
}
