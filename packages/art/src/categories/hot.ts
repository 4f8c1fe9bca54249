import type { CategoryIcon } from './icon.ts';

/** What is played most tonight: a flame within a flame. */
export const hotIcon: CategoryIcon = {
  code: 'hot',
  hue: { body: ['#ffb26b', '#ff6a3d 45', '#e62e46'], shade: '#a5173a' },
  ink: '#5c0a1e',
  draw: (
    t,
  ) => `<path d="M20.5 3C22 9 27.5 12 30.5 17.5C34.5 25.5 30 37 20 37S5.5 26.5 9.5 18.5C10.5 16.5
    11.5 15.5 12.5 13.5C13.8 15.5 14.2 17 15.2 18C17.5 13.5 17.5 8 20.5 3Z" fill="${t.shade}"/>
    <path d="M20 2C21.5 8.5 27 11.5 30 17C33.5 24.5 29.5 35 20 35S6.5 25.5 10 18C11 16 12 14.8
      12.7 12.5C14 14.5 14.4 16.4 15.4 17.4C17.4 12.5 17 7 20 2Z" fill="${t.body}"/>
    <path d="M20.2 15.5C21.2 19.5 26 21.5 26 27C26 31.2 23.4 33.5 20 33.5S14 31 14 27.4C14 24.5
      15.6 23.5 16.4 21.5C17.2 22.3 17.6 23 17.9 24C19.4 21.5 19.8 18.5 20.2 15.5Z"
      fill="${t.accent}"/>
    <path d="M20 25.5C21.3 27.3 22.6 28 22.6 30.2C22.6 31.8 21.5 33 20 33S17.4 31.9 17.4 30.3C17.4
      28.2 19 27.5 20 25.5Z" fill="${t.gleam}" opacity=".92"/>
    <path d="M12 20C10.6 23 11 26.5 12.3 28.6" stroke="${t.gleam}" stroke-width="1.5"
      stroke-linecap="round" fill="none" opacity=".75"/>`,
};
