import {
  CONTRAST_MIN,
  CONTROL_PAIRS,
  contrastOf,
  listLowContrasts,
  TEXT_PAIRS,
} from '@maneki/contract/site/contrast';
import { LOOK_COLOURS } from '@maneki/contract/site/look';
import { maneki } from '@maneki/ui/looks/maneki';
import { sampaguita } from '@maneki/ui/looks/sampaguita';
import { describe, expect, test } from 'vitest';

const themes = [maneki, sampaguita].flatMap((look) =>
  (['dark', 'light'] as const).map((theme) => ({ look: look.name, theme, colours: look[theme] })),
);

describe.each(themes)('$look in its $theme theme', ({ colours }) => {
  test.each(TEXT_PAIRS)('%s can be read on %s', (ink, ground) => {
    expect(contrastOf(colours[ink], colours[ground])).toBeGreaterThanOrEqual(CONTRAST_MIN.text);
  });

  test.each(CONTROL_PAIRS)('%s can be seen on %s', (ink, ground) => {
    expect(contrastOf(colours[ink], colours[ground])).toBeGreaterThanOrEqual(CONTRAST_MIN.control);
  });

  test('every colour of it can be chosen by operators', () => {
    const plain = Object.entries(colours).filter(([, value]) => /^#[0-9a-f]{6}$/.test(value));
    expect(plain.map(([name]) => name).sort()).toEqual([...LOOK_COLOURS].sort());
  });
});

test('contrast is 21 between black and white, and 1 between equals', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastOf('#123456', '#123456')).toBe(1);
});

test('the worst pair is told first, as far as each is from what it needs', () => {
  expect(listLowContrasts(maneki.dark)).toEqual([]);
  const spoilt = { ...maneki.dark, text: '#0c0b1d', edge: '#2a2744' };
  const [worst, ...others] = listLowContrasts(spoilt);
  expect(worst).toMatchObject({ ink: 'text', ground: 'ground', ratio: 1, needed: 4.5 });
  expect(others.some(({ ink }) => ink === 'edge')).toBe(true);
});
