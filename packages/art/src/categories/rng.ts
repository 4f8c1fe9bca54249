import type { CategoryIcon } from './icon.ts';

/** Slots: a machine with three reels and its lever. */
export const rngIcon: CategoryIcon = {
  code: 'rng',
  hue: { body: ['#ff8f7a', '#ea3b4c 50', '#b3163c'], shade: '#7a0f2e' },
  ink: '#3a0618',
  draw: (t) => `<path d="M32 15.5h3.2V23.5h-3.2Z" fill="${t.accentShade}"/>
    <circle cx="34.6" cy="11.5" r="3.5" fill="${t.accent}"/>
    <circle cx="33.6" cy="10.4" r="1" fill="${t.gleam}"/>
    <path d="M33.7 14.5h1.9v8h-1.9Z" fill="${t.accent}"/>
    <path d="M4 13.5C4 7.5 9 4 17.5 4S31 7.5 31 13.5V33.5a3.5 3.5 0 0 1 -3.5 3.5H7.5A3.5 3.5 0 0 1
      4 33.5Z" fill="${t.shade}"/>
    <path d="M4 12.5C4 6.5 9 3 17.5 3S31 6.5 31 12.5V31.5a3.5 3.5 0 0 1 -3.5 3.5H7.5A3.5 3.5 0 0 1
      4 31.5Z" fill="${t.body}"/>
    <path d="M9 9.5C11 7 14 6 17.5 6S24 7 26 9.5Z" fill="${t.accent}"/>
    <rect x="6" y="12" width="23" height="14.5" rx="2.5" fill="${t.accentShade}"/>
      <rect x="6" y="11.5" width="23" height="14" rx="2.5" fill="${t.accent}"/>
    <g fill="#fffdf6"><rect x="7.8" y="13.3" width="6" height="10.4" rx="1.2"/>
      <rect x="14.5" y="13.3" width="6" height="10.4" rx="1.2"/>
      <rect x="21.2" y="13.3" width="6" height="10.4" rx="1.2"/></g>
    <path d="M8.9 16h3.8l-2.2 5.4M15.6 16h3.8l-2.2 5.4M22.3 16h3.8l-2.2 5.4" fill="none"
      stroke="#d21f3c" stroke-width="1.7" stroke-linejoin="round" stroke-linecap="round"/>
    <rect x="10" y="28.5" width="15" height="3.4" rx="1.7" fill="${t.ink}" opacity=".55"/>
      <path d="M6.5 13C6.5 9 8 7 10 6" stroke="${t.gleam}" stroke-width="1.3" fill="none"
      stroke-linecap="round" opacity=".7"/>`,
};
