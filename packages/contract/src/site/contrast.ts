import type { LookColour, ThemeColours } from './look.ts';

export type ColourPair = readonly [ink: LookColour, ground: LookColour];

const GROUNDS = ['ground', 'surface', 'raised', 'overlay'] as const;
const SCENES = ['sceneFirst', 'sceneSecond'] as const;
const INKS = [
  'text',
  'muted',
  'faint',
  'primaryText',
  'goldText',
  'successText',
  'dangerText',
  'noticeText',
] as const;

/** Text of any size on what it stands on. */
export const TEXT_PAIRS: readonly ColourPair[] = [
  ...INKS.flatMap((ink) => [...GROUNDS, ...SCENES].map((ground) => [ink, ground] as const)),
  ['onPrimary', 'primaryFrom'],
  ['onPrimary', 'primary'],
  ['onPrimary', 'primaryTo'],
  ['onGold', 'goldFrom'],
  ['onGold', 'gold'],
  ['onGold', 'goldTo'],
  ['onSuccess', 'success'],
  ['onDanger', 'danger'],
  ['onTreasure', 'treasureFrom'],
  ['onTreasure', 'treasureTo'],
];

/** Edges of controls and the ring of focus. */
export const CONTROL_PAIRS: readonly ColourPair[] = GROUNDS.flatMap((ground) => [
  ['edge', ground] as const,
  ['focus', ground] as const,
]);

/** What WCAG 2.2 asks of text, and of controls. */
export const CONTRAST_MIN = { text: 4.5, control: 3 } as const;

export type LowContrast = {
  readonly ink: LookColour;
  readonly ground: LookColour;
  readonly ratio: number;
  readonly needed: number;
};

/** Every pair of a theme that cannot be told apart well enough, the worst first. */
export function listLowContrasts(colours: ThemeColours): LowContrast[] {
  const judge = (pairs: readonly ColourPair[], needed: number): LowContrast[] =>
    pairs.flatMap(([ink, ground]) => {
      const ratio = contrastOf(colours[ink], colours[ground]);
      return ratio < needed ? [{ ink, ground, ratio, needed }] : [];
    });
  return [
    ...judge(TEXT_PAIRS, CONTRAST_MIN.text),
    ...judge(CONTROL_PAIRS, CONTRAST_MIN.control),
  ].sort((one, other) => one.ratio / one.needed - other.ratio / other.needed);
}

/** The contrast ratio of two opaque `#rrggbb` colours as WCAG 2.2 defines it, from 1 to 21. */
export function contrastOf(first: string, second: string): number {
  const [darker, lighter] = [luminanceOf(first), luminanceOf(second)].sort((a, b) => a - b);
  return (lighter! + 0.05) / (darker! + 0.05);
}

export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/.test(text);

function luminanceOf(colour: string): number {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour);
  if (!match) throw new Error(`${colour} is not an opaque colour`);
  const [red, green, blue] = match.slice(1).map((channel) => linear(Number.parseInt(channel, 16)));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
