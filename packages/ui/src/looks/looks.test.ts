import { expect, test } from 'vitest';
import { listVariables, renderLook, wearColours } from './look.ts';
import { maneki } from './maneki.ts';
import { sampaguita } from './sampaguita.ts';

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

test('a look in colours of its own keeps its shapes and paints with those colours', () => {
  expect(wearColours(maneki, null)).toBe(maneki);
  const { dark, light } = sampaguita;
  const worn = wearColours(maneki, { dark, light });
  expect(worn.shape).toBe(maneki.shape);
  expect(worn.dark.ground).toBe(dark.ground);
  expect(listVariables(worn.light)).toContainEqual(['--look-on-primary', light.onPrimary]);
  const own = { ...maneki.dark, ground: '#123456' };
  const painted = wearColours(maneki, { dark: own, light: maneki.light }).dark;
  expect(painted.scene).toContain('var(--look-ground)');
  expect(painted.shadowCard).toBe(maneki.dark.shadowCard);
});
