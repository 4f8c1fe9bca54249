import type { CategoryIcon } from './icon.ts';

/** Fishing: a bright fish, its scales and a bubble. */
export const fishIcon: CategoryIcon = {
  code: 'fish',
  hue: { body: ['#8fe9ff', '#2fb1ea 50', '#1673c8'], shade: '#0d4a94' },
  ink: '#08264f',
  draw: (t) => `<path d="M27 22L36.5 13.5C38 17 37.5 25 36 30.5Z" fill="${t.accentShade}"/>
    <path d="M26.5 20.5L36 12C37.5 16 37 23 35.5 28.5Z" fill="${t.accent}"/>
    <path d="M12.5 12.5C15 6.5 22 5.5 25.5 7.5C24.5 10 24.5 12 25 14.5Z" fill="${t.accent}"/>
      <path d="M15 30C17 34.5 21 35.5 24 34.5C23 32.5 22.8 31 23 29Z" fill="${t.accent}"/>
    <path d="M3 22.5C7 13.5 14 10.5 20 11.5C26 12.5 29 17 30.5 21.5C28 28.5 23 32.5 16.5 32C10
      31.5 5.5 27.5 3 22.5Z" fill="${t.shade}"/>
    <path d="M3 21.5C7 12.5 14 9.5 20 10.5C26 11.5 29 16 30.5 20.5C28 27 23 30.5 16.5 30C10 29.5
      5.5 26 3 21.5Z" fill="${t.body}"/>
    <path d="M14 13C17 17.5 17 24 14 28.5" fill="none" stroke="${t.shade}" stroke-width="1.6"
      stroke-linecap="round"/>
    <path d="M18.5 15.5q3 1.5 0 4.5M22.5 17q2.6 1.5 0 4M18.5 21q3 1.5 0 4.5" fill="none"
      stroke="${t.gleam}" stroke-width="1.5" stroke-linecap="round" opacity=".8"/>
    <circle cx="9.5" cy="19" r="2.9" fill="#fff"/>
      <circle cx="9.1" cy="19.2" r="1.6" fill="${t.ink}"/>
      <circle cx="8.6" cy="18.6" r=".6" fill="#fff"/>
    <circle cx="6" cy="8.5" r="2.8" fill="${t.gleam}" fill-opacity=".35" stroke="${t.body}"
      stroke-width="1.2"/><circle cx="10.5" cy="4.5" r="1.5" fill="${t.body}"/>`,
};
