import type { CategoryIcon } from './icon.ts';

/** The virtual arena: a rooster in profile, comb and hackles raised. */
export const cockfightIcon: CategoryIcon = {
  code: 'cockfight',
  hue: { body: ['#ffb46b', '#f06a2c 50', '#c23a1e'], shade: '#8a2414' },
  ink: '#3a0f0a',
  draw: (
    t,
  ) => `<path d="M15 9C12.5 5.5 14.5 2.5 17.5 4.5C18.5 1.2 22.5 1.2 23 4.3C25.8 2.3 29 4.5 27.5
    8.3C30 8 31 10.5 29 12.5L17 13.5Z" fill="${t.signal}"/>
    <path d="M16.2 7.5q-.5 -2 1.2 -2M21 5.2q.3 -2 1.5 -1.5" stroke="${t.gleam}"
    stroke-opacity=".6" stroke-width="1.2" fill="none" stroke-linecap="round"/>
    <path d="M6 37.5C6 29 10.5 26 11.5 20C12 13 16 9 22 9S31.5 13 31 18.5C30.5 23 27.5 24 27.5
      28C27.5 32 31.5 33 32 37.5Z" fill="${t.shade}"/>
    <path d="M6 36.5C6 28 10.5 25 11.5 19C12 12 16 8 22 8S31.5 12 31 17.5C30.5 22 27.5 23 27.5
      27C27.5 31 31.5 32 32 36.5Z" fill="${t.body}"/>
    <path d="M30 14.5L37.5 17.8C35.5 20 32.5 20.5 30 20.2Z" fill="${t.accent}"/>
      <path d="M30 17.6L37.5 17.8C35.5 20 32.5 20.5 30 20.2Z" fill="${t.accentShade}"/>
    <path d="M28 20.5C31.5 21.5 31.5 27.5 28.8 28.3C26 28 26 22.5 28 20.5Z" fill="${t.signal}"/>
    <circle cx="24.5" cy="15.2" r="3.2" fill="#fff"/>
      <circle cx="25.3" cy="15.2" r="1.7" fill="${t.ink}"/>
      <path d="M20.8 12.2L27.6 13" stroke="${t.ink}" stroke-width="1.6" stroke-linecap="round"/>
    <path d="M13 24L11 30L14.5 28L13.5 34.5L18 30.5L18.5 36.5L22 31L25 36.5L25.5 29" fill="none"
      stroke="${t.accent}" stroke-width="1.9" stroke-linejoin="round" stroke-linecap="round"/>`,
};
