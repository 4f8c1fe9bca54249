import { n } from '../draw/path.ts';
import { radial, type Sheet } from '../draw/sheet.ts';
import { lettering } from '../lettering.ts';
import { disc, gloss, painted } from '../slots/painted.ts';

/** The colours of balls, from their light to their shade. */
export const BALL_TONES = {
  red: ['#ff9a8a', '#ee3347 42', '#a00c30'],
  gold: ['#fff0a0', '#ffbf2e 46', '#c8720a'],
  green: ['#b8ff9a', '#2fb45c 46', '#0a6a40'],
  blue: ['#a8d4ff', '#3a7cf0 46', '#1632a0'],
  violet: ['#e0b4ff', '#8e48e8 46', '#4a1ca0'],
  pink: ['#ffc0e4', '#f04aa8 46', '#a01470'],
} as const;

/** A numbered ball around its middle. */
export function ball(
  sheet: Sheet,
  look: { readonly radius: number; readonly words: string; readonly tone: keyof typeof BALL_TONES },
): string {
  const { radius, words, tone } = look;
  const size = radius * (words.length > 1 ? 0.86 : 1.12);
  const { path } = lettering(words, {
    face: 'rounded',
    size,
    x: 0,
    y: size * 0.34,
    anchor: 'middle',
  });
  return (
    painted(sheet, disc(0, 0, radius), {
      fill: radial(sheet, BALL_TONES[tone], [0.42, 0.3, 0.8]),
      line: '#1c0a26',
      weight: Math.min(2.2, radius * 0.15),
      depth: radius * 0.12,
      light: 0.4,
    }) +
    `<circle r="${n(radius * 0.6)}" fill="#fffdf6"/><path d="${path}" fill="#22102e"/>` +
    gloss(sheet, {
      x: -radius * 0.42,
      y: -radius * 0.62,
      rx: radius * 0.34,
      ry: radius * 0.18,
      rotate: -32,
    })
  );
}
