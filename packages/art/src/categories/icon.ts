import { drawing, type Sheet } from '../draw/sheet.ts';
import { markOutput, type Scene } from '../scene.ts';
import { activeTones, type Hue, ICON, type IconTones, restingTones } from './icon-tones.ts';

/** A category's picture: one drawing, two states. */
export type CategoryIcon = {
  /** The category's code on the wire, in lower case: `hot`, `live`, `rng`. */
  readonly code: string;
  readonly hue: Hue;
  readonly ink: string;
  draw(tones: IconTones, sheet: Sheet): string;
};

export type IconState = 'resting' | 'active';

export function iconMarkup(icon: CategoryIcon, state: IconState, sheet: Sheet): string {
  const tones = state === 'active' ? activeTones(sheet) : restingTones(sheet, icon.hue, icon.ink);
  return icon.draw(tones, sheet);
}

/** The two scenes of a category: `hot` and `hot-active`. */
export function iconScenes(icon: CategoryIcon): readonly Scene[] {
  return (['resting', 'active'] as const).map((state) => {
    const name = `categories-${icon.code}${state === 'active' ? '-active' : ''}`;
    return {
      name,
      group: 'categories',
      ...ICON,
      outputs: markOutput(108),
      svg: () => drawing(name, ICON, (sheet) => iconMarkup(icon, state, sheet)),
    };
  });
}
