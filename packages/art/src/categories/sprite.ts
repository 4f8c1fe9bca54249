import { drawing, openSheet } from '../draw/sheet.ts';
import { type Scene, vectorOutput } from '../scene.ts';
import { allIcons } from './all-icons.ts';
import { iconMarkup } from './icon.ts';
import { ICON } from './icon-tones.ts';

/**
 * All category icons in one file: `<use href="…#hot">` and `<use href="…#hot-active">`.
 * Symbol ids are plain codes, because the file is only ever referred to, never inlined.
 */
export const categorySprite: Scene = {
  name: 'categories',
  group: 'categories',
  ...ICON,
  outputs: vectorOutput,
  svg: () => drawing('categories', ICON, () => symbols()),
};

function symbols(): string {
  const sheet = openSheet('sprite');
  const drawn = allIcons.flatMap((icon) =>
    (['resting', 'active'] as const).map((state) => {
      const id = state === 'active' ? `${icon.code}-active` : icon.code;
      return `<symbol id="${id}" viewBox="0 0 40 40">${iconMarkup(icon, state, sheet)}</symbol>`;
    }),
  );
  return `<defs>${sheet.definitions()}</defs>${drawn.join('')}`;
}
