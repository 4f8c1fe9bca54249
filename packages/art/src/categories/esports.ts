import type { CategoryIcon } from './icon.ts';

/** Esports: a controller with lit keys. */
export const esportsIcon: CategoryIcon = {
  code: 'esports',
  hue: { body: ['#8ff0dc', '#22b8a8 50', '#0b7f86'], shade: '#06545c' },
  ink: '#04303a',
  draw: (
    t,
  ) => `<path d="M16 7.5C16 4.5 18 3.5 20 3.5S24 4.5 24 7.5" fill="none" stroke="${t.accent}"
    stroke-width="2" stroke-linecap="round"/>
    <path d="M12.5 10.5C15 10.5 16 12 20 12S25 10.5 27.5 10.5C34 10.5 36 16.5 37.5 25C38.5 31 36.5
      34.5 33.5 34.5C29.5 34.5 28 28.5 25.5 28.5H14.5C12 28.5 10.5 34.5 6.5 34.5C3.5 34.5 1.5 31
      2.5 25C4 16.5 6 10.5 12.5 10.5Z" fill="${t.shade}"/>
    <path d="M12.5 9C15 9 16 10.5 20 10.5S25 9 27.5 9C34 9 36 15 37.5 23.5C38.5 29.5 36.5 32.5
      33.5 32.5C29.5 32.5 28 26.5 25.5 26.5H14.5C12 26.5 10.5 32.5 6.5 32.5C3.5 32.5 1.5 29.5 2.5
      23.5C4 15 6 9 12.5 9Z" fill="${t.body}"/>
    <path d="M10.3 13.5h3.4v3.3H17v3.4h-3.3v3.3h-3.4v-3.3H7v-3.4h3.3Z" fill="${t.ink}"/>
    <g fill="${t.accent}"><circle cx="28.3" cy="14.7" r="2.1"/>
      <circle cx="32.1" cy="18.5" r="2.1"/><circle cx="24.5" cy="18.5" r="2.1"/></g>
      <circle cx="28.3" cy="22.3" r="2.1" fill="#ff5a6a"/>
    <path d="M6 17C7 13.5 9 11.3 12 11.1" stroke="${t.gleam}" stroke-width="1.5"
      stroke-linecap="round" fill="none" opacity=".8"/>`,
};
