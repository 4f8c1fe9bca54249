import type { CategoryIcon } from './icon.ts';

/** Sports: a football in the light, with a turf-green flash. */
export const sportsIcon: CategoryIcon = {
  code: 'sports',
  hue: { body: ['#ffffff', '#eef3f4 55', '#c2cfd6'], shade: '#6f8592' },
  ink: '#16303c',
  draw: (
    t,
  ) => `<path d="M3.5 30.5C9 26.5 15 25 20 25S31 26.5 36.5 30.5C33 36 27 38 20 38S7 36 3.5 30.5Z"
    fill="#3aae5c"/><path d="M6 32.5Q20 27 34 32.5" stroke="#9be38f" stroke-width="1.3"
    fill="none" opacity=".9"/>
    <circle cx="20" cy="18.5" r="15" fill="${t.shade}"/>
      <circle cx="20" cy="17.3" r="14.8" fill="${t.body}"/>
    <path d="M20 11.3l5.4 3.9l-2.1 6.4h-6.6l-2.1 -6.4Z" fill="${t.ink}"/>
    <path d="M20 11.3V5.5M25.4 15.2L31 13.2M23.3 21.6L26.8 26.4M16.7 21.6L13.2 26.4M14.6 15.2L9
      13.2" stroke="${t.ink}" stroke-width="1.5"/>
    <path d="M20 2.5l4 1.8l-4 2.9l-4 -2.9ZM34.6 15l-.6 5.2l-3.7 -2.3l.7 -4.7ZM28.9 29.1l-5 2.6l1
      -4.3l3.3 -1.6ZM11.1 29.1l.7 -3.3l3.3 1.6l1 4.3ZM5.4 15l3.6 -1.8l.7 4.7l-3.7 2.3Z"
      fill="${t.ink}"/>
    <path d="M9.5 9.5C11 7.5 13 6 15 5.2" stroke="${t.gleam}" stroke-width="1.8"
      stroke-linecap="round" opacity=".9"/>`,
};
