import { gold } from './metals.ts';
import { linear, type Sheet } from './sheet.ts';

export type BoatTones = {
  readonly sail: readonly string[];
  readonly stripe: string;
  readonly hull: readonly string[];
};

/** An outrigger sailing boat (paraw) on its waterline, about 90 wide and 92 high. */
export function outrigger(sheet: Sheet, tones: BoatTones): string {
  const sail = linear(sheet, tones.sail, [0, 0, 1, 1]);
  return `<ellipse cx="2" cy="6" rx="50" ry="3.5" fill="#04222e" opacity=".35"/>
    <path d="M-30 -6C-36 4 -40 6 -46 6M26 -6C34 2 38 6 46 6" stroke="#7a4a2a" stroke-width="1.6"
      fill="none"/>
    <path d="M-54 5.5Q0 9 54 5.5Q50 3.5 0 5Q-48 3.5 -54 5.5Z"
      fill="${linear(sheet, ['#e8c08a', '#8a5a30'])}"/>
    <path d="M-42 -9C-30 -4 30 -4 44 -11C42 0 32 5 0 5S-38 2 -42 -9Z"
      fill="${linear(sheet, tones.hull)}"/>
    <path d="M-41.5 -8C-30 -3 30 -3 43.7 -10" stroke="${gold(sheet)}" stroke-width="1.3"
      fill="none"/>
    <path d="M-34 -1Q0 4 36 -2" stroke="#fff6e0" stroke-opacity=".7" stroke-width="1" fill="none"/>
    <path d="M0 -4L3 -86" stroke="#5c3420" stroke-width="2"/>
    <path d="M4 -84C24 -62 36 -38 38 -14C26 -17 14 -17 2 -14Z" fill="${sail}"/>
    <path d="M4 -84C12 -62 14 -40 12 -16.5M4 -84C18 -62 26 -38 26 -16" fill="none"
      stroke="${tones.stripe}"
      stroke-width="2.6" opacity=".85"/>
    <path d="M0 -80C-12 -58 -24 -36 -36 -16C-24 -19 -12 -19 0 -16Z" fill="${sail}"/>
    <path d="M0 -80C-6 -58 -10 -38 -14 -18" fill="none" stroke="${tones.stripe}"
      stroke-width="2.6" opacity=".85"/>
    <path d="M3 -86l13 -3l-13 -4Z" fill="${tones.stripe}"/>`;
}

/** The same boat far away: only its shape against the light. */
export function farBoat(colour: string): string {
  return `<g fill="${colour}"><path d="M-9 -2Q0 0 10 -2.5Q8 1 0 1.2T-9 -2Z"/>
    <path d="M.5 -20Q7 -12 8 -4Q4 -5 .5 -4ZM-.3 -18Q-5 -11 -8 -4Q-4 -5 -.3 -4Z"/>
    <path d="M-13 1.5H13" stroke="${colour}" stroke-width=".7"/></g>`;
}
