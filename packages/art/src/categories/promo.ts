import type { CategoryIcon } from './icon.ts';

/** Offers: a wrapped gift with a full bow. */
export const promoIcon: CategoryIcon = {
  code: 'promo',
  hue: { body: ['#ff9ac0', '#e83f86 50', '#b01763'], shade: '#7a0d46' },
  ink: '#3a0622',
  draw: (
    t,
  ) => `<path d="M20 12C15 2 6.5 3 7.5 8C8.3 11.5 14 12.5 20 12ZM20 12C25 2 33.5 3 32.5 8C31.7
    11.5 26 12.5 20 12Z" fill="${t.accent}" stroke="${t.accentShade}" stroke-width="1"/>
    <path d="M18 10.5C15 6 11 5.5 10.8 7.8C10.8 9.5 14 10.5 18 10.5ZM22 10.5C25 6 29 5.5 29.2
      7.8C29.2 9.5 26 10.5 22 10.5Z" fill="${t.accentShade}" opacity=".75"/>
    <path d="M6 19H34V33.5a4 4 0 0 1 -4 4H10a4 4 0 0 1 -4 -4Z" fill="${t.shade}"/>
      <path d="M6 18H34V32a4 4 0 0 1 -4 4H10a4 4 0 0 1 -4 -4Z" fill="${t.body}"/>
    <path d="M6 18H34V21.5H6Z" fill="${t.shade}" opacity=".7"/>
      <path d="M16.5 18h7V36h-7Z" fill="${t.accent}"/>
      <path d="M16.5 18h2V36h-2Z" fill="${t.gleam}" opacity=".5"/>
    <rect x="3.5" y="11.5" width="33" height="8" rx="2.5" fill="${t.shade}"/>
      <rect x="3.5" y="10.8" width="33" height="7.5" rx="2.5" fill="${t.body}"/>
      <path d="M16 10.8h8v7.5h-8Z" fill="${t.accent}"/>
      <path d="M16 10.8h2.2v7.5H16Z" fill="${t.gleam}" opacity=".5"/>
    <rect x="17" y="9" width="6" height="4.6" rx="2" fill="${t.accent}" stroke="${t.accentShade}"
      stroke-width="1"/><path d="M6 13.3h7" stroke="${t.gleam}" stroke-width="1.3"
      stroke-linecap="round" opacity=".8"/>`,
};
