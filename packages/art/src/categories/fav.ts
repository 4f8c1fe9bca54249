import type { CategoryIcon } from './icon.ts';

/** Favourites: a heart with its own small star. */
export const favIcon: CategoryIcon = {
  code: 'fav',
  hue: { body: ['#ff9a9a', '#f0405a 50', '#c0183f'], shade: '#820d30' },
  ink: '#3a0618',
  draw: (
    t,
  ) => `<path d="M19 36.5C8 29 3.5 22.5 4 16C4.5 8.5 14.5 6 19 13.5C23.5 6 33.5 8.5 34 16C34.5
    22.5 30 29 19 36.5Z" fill="${t.shade}"/>
    <path d="M19 35C8 27.5 3.5 21 4 14.5C4.5 7 14.5 4.5 19 12C23.5 4.5 33.5 7 34 14.5C34.5 21 30
      27.5 19 35Z" fill="${t.body}"/>
    <path d="M8 17.5C7 12.5 10 9.5 13.5 10" stroke="${t.gleam}" stroke-width="2.4"
      stroke-linecap="round" fill="none" opacity=".85"/>
    <path d="M31 20.5l2.5 5.2l5.7 .7l-4.2 3.9l1.1 5.7l-5.1 -2.8l-5.1 2.8l1.1 -5.7l-4.2 -3.9l5.7
      -.7Z" fill="${t.accentShade}" stroke="${t.accentShade}" stroke-width="1.5"
      stroke-linejoin="round"/><path d="M31 19.3l2.5 5.2l5.7 .7l-4.2 3.9l1.1 5.7l-5.1 -2.8l-5.1
      2.8l1.1 -5.7l-4.2 -3.9l5.7 -.7Z" fill="${t.accent}"/>
    <path d="M31 21.5l1.6 3.7l-4 4.6l-1.2 -4.5l2.2 -.5Z" fill="${t.gleam}" opacity=".45"/>`,
};
