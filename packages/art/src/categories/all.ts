import type { CategoryIcon } from './icon.ts';

/** Everything: four tiles, each another shape, one of them lit. */
export const allIcon: CategoryIcon = {
  code: 'all',
  hue: { body: ['#b9a5ff', '#7a62f0', '#5238c4'], shade: '#3a2596' },
  ink: '#241457',
  draw: (t) => `<rect x="4.5" y="6" width="14" height="14" rx="4.5" fill="${t.shade}"/>
    <rect x="4.5" y="4.5" width="14" height="14" rx="4.5" fill="${t.body}"/>
    <path d="M11.5 7.6l1.3 2.7l3 .4l-2.2 2l.6 3l-2.7 -1.5l-2.7 1.5l.6 -3l-2.2 -2l3 -.4Z"
      fill="${t.mark}"/>
    <circle cx="28.5" cy="13" r="7.2" fill="${t.accentShade}"/>
      <circle cx="28.5" cy="11.5" r="7.2" fill="${t.accent}"/>
    <circle cx="28.5" cy="11.5" r="4.6" fill="none" stroke="${t.accentShade}" stroke-width="1.2"/>
      <rect x="26.9" y="9.9" width="3.2" height="3.2" fill="${t.accentShade}"/>
    <path d="M11.5 21.5l7.5 7.5l-7.5 7.5l-7.5 -7.5Z" fill="${t.accentShade}"/>
      <path d="M11.5 20.2l7.2 7.2l-7.2 7.2l-7.2 -7.2Z" fill="${t.accent}"/>
    <path d="M11.5 20.2l7.2 7.2h-14.4Z" fill="${t.gleam}" opacity=".45"/>
    <rect x="21.5" y="22.5" width="14" height="14" rx="4.5" fill="${t.shade}"/>
      <rect x="21.5" y="21" width="14" height="14" rx="4.5" fill="${t.body}"/>
    <path d="M28.5 32.3C24.5 29.6 23.9 27.7 24.2 26.4C24.7 24.5 27.3 24.3 28.5 26.2C29.7 24.3 32.3
      24.5 32.8 26.4C33.1 27.7 32.5 29.6 28.5 32.3Z" fill="${t.mark}"/>`,
};
