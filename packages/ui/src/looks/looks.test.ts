import { describe, expect, test } from 'vitest';
import { contrastOf } from './contrast.ts';
import { type LookColours, renderLook } from './look.ts';
import { maneki } from './maneki.ts';
import { sampaguita } from './sampaguita.ts';

type Pair = readonly [ink: keyof LookColours, ground: keyof LookColours];

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
const TEXT_PAIRS: readonly Pair[] = [
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
const CONTROL_PAIRS: readonly Pair[] = [
  ...GROUNDS.flatMap((ground) => [['edge', ground] as const, ['focus', ground] as const]),
];

const themes = [maneki, sampaguita].flatMap((look) =>
  (['dark', 'light'] as const).map((theme) => ({ look: look.name, theme, colours: look[theme] })),
);

describe.each(themes)('$look in its $theme theme', ({ colours }) => {
  test.each(TEXT_PAIRS)('%s can be read on %s', (ink, ground) => {
    expect(contrastOf(colours[ink], colours[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(CONTROL_PAIRS)('%s can be seen on %s', (ink, ground) => {
    expect(contrastOf(colours[ink], colours[ground])).toBeGreaterThanOrEqual(3);
  });
});

test('contrast is 21 between black and white, and 1 between equals', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastOf('#123456', '#123456')).toBe(1);
});

test('a look is written as variables of both themes', () => {
  const css = renderLook(maneki);
  expect(css).toContain(':root{--look-radius-card:16px;');
  expect(css).toContain(`--look-on-primary:${maneki.dark.onPrimary}`);
  expect(css).toContain(`:root[data-theme=light]{--look-ground:${maneki.light.ground};`);
});

test.each(['red}body{display:none', 'red;--text:red', '</style><script>', 'red/*'])(
  'a value that would leave its declaration is refused: %s',
  (ground) => {
    const spoilt = { ...maneki, dark: { ...maneki.dark, ground } };
    expect(() => renderLook(spoilt)).toThrow('the token ground has an unusable value');
  },
);
