import type { CategoryIcon } from './icon.ts';

/** Quick lottery: a torn ticket struck by a bolt. */
export const elottIcon: CategoryIcon = {
  code: 'elott',
  hue: { body: ['#b6f08a', '#4fb84a 50', '#22843c'], shade: '#125428' },
  ink: '#06301a',
  draw: (t) => `<g transform="rotate(-14 20 20)">
    <path d="M3 12.5H37V18.5a3.3 3.3 0 0 0 0 6.6V31.5H3V25.1a3.3 3.3 0 0 0 0 -6.6Z"
    fill="${t.shade}"/>
    <path d="M3 10.5H37V16.5a3.3 3.3 0 0 0 0 6.6V29.5H3V23.1a3.3 3.3 0 0 0 0 -6.6Z"
      fill="${t.body}"/>
    <path d="M28 11.5V29" stroke="${t.shade}" stroke-width="1.5" stroke-dasharray="2 1.8"/>
    <g fill="${t.gleam}" opacity=".95"><circle cx="31.8" cy="16" r="1.4"/>
      <circle cx="31.8" cy="20" r="1.4"/><circle cx="31.8" cy="24" r="1.4"/></g>
    <path d="M6 12.8H25" stroke="${t.gleam}" stroke-width="1.2" stroke-linecap="round"
      opacity=".7"/></g>
    <path d="M19.5 4.5L8.5 22.5H15.5L12.5 36.5L26 16.5H18.5L23 4.5Z" fill="${t.accentShade}"
      stroke="${t.ink}" stroke-opacity=".35" stroke-width="1.5" stroke-linejoin="round"/>
      <path d="M19 3.5L8.5 21H15.5L12.8 33.5L25 15.5H18L22.5 3.5Z" fill="${t.accent}"/>
    <path d="M19 3.5L11 17.5L15 16.5L20 5Z" fill="${t.gleam}" opacity=".7"/>`,
};
