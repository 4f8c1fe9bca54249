import type { CategoryIcon } from './icon.ts';

/** Jackpots: a chest that no longer closes over its gold. */
export const jackpotIcon: CategoryIcon = {
  code: 'jackpot',
  hue: { body: ['#e08a4a', '#a8502a 50', '#6d2a18'], shade: '#431408' },
  ink: '#2a0a04',
  draw: (t) => `<path d="M20 1.5l1.3 3.7l3.7 1.3l-3.7 1.3L20 11.5l-1.3 -3.7L15 6.5l3.7 -1.3Z"
    fill="${t.accent}"/><path d="M8 5l.8 2.2L11 8l-2.2 .8L8 11l-.8 -2.2L5 8l2.2 -.8ZM32 5l.8 2.2L35
    8l-2.2 .8L32 11l-.8 -2.2L29 8l2.2 -.8Z" fill="${t.accent}"/>
    <path d="M6 17C6 12 9.5 10 13 10H27C30.5 10 34 12 34 17V20H6Z" fill="${t.shade}"/>
      <path d="M8 18.5C8 14.5 10.5 13 13.5 13H26.5C29.5 13 32 14.5 32 18.5Z" fill="${t.ink}"/>
    <g fill="${t.accent}" stroke="${t.accentShade}" stroke-width=".8">
      <ellipse cx="12" cy="20" rx="4.6" ry="3"/><ellipse cx="28" cy="20" rx="4.6" ry="3"/>
      <ellipse cx="20" cy="19.5" rx="5" ry="3.2"/><ellipse cx="16" cy="16.5" rx="4.6" ry="3"/>
      <ellipse cx="24.5" cy="16.5" rx="4.6" ry="3"/><ellipse cx="20.3" cy="14" rx="4.3" ry="2.8"/>
      </g>
    <path d="M4.5 22.5H35.5V34a3.5 3.5 0 0 1 -3.5 3.5H8A3.5 3.5 0 0 1 4.5 34Z" fill="${t.shade}"/>
      <path d="M4.5 21.5H35.5V32.5a3.5 3.5 0 0 1 -3.5 3.5H8a3.5 3.5 0 0 1 -3.5 -3.5Z"
      fill="${t.body}"/>
    <path d="M4.5 21.5H35.5V24.8H4.5ZM8.5 21.5h3.4V36H8.5ZM28.1 21.5h3.4V36h-3.4Z"
      fill="${t.accent}"/>
    <path d="M15.8 22.5h8.4v5.5a4.2 4.2 0 0 1 -8.4 0Z" fill="${t.accentShade}"/>
      <path d="M16.5 21.5h7v5.8a3.5 3.5 0 0 1 -7 0Z" fill="${t.accent}"/>
      <circle cx="20" cy="25.3" r="1.5" fill="${t.ink}"/>
      <path d="M19.3 25.5h1.4v3.5h-1.4Z" fill="${t.ink}"/>`,
};
