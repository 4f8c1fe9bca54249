import { drawing, radial, type Sheet } from '../draw/sheet.ts';
import { type Scene, vectorOutput } from '../scene.ts';

const SIZE = { width: 240, height: 180 } as const;

/**
 * Shown where a screen has nothing else to show; the ground stays clear for both themes. Served as
 * a drawing: a sixth of the weight of the raster, and part of what works offline.
 */
export function stateScene(state: string, draw: (sheet: Sheet) => string): Scene {
  const name = `states-${state}`;
  return {
    name,
    group: 'states',
    ...SIZE,
    outputs: vectorOutput,
    svg: () => drawing(name, SIZE, (sheet) => stage(sheet) + draw(sheet)),
  };
}

/** A pool of violet air that lifts the subject from dark and from light grounds alike. */
function stage(sheet: Sheet): string {
  const air = radial(sheet, ['#9a86d8/0.34', '#9a86d8/0.2 55', '#9a86d8/0']);
  return `<ellipse cx="120" cy="92" rx="116" ry="86" fill="${air}"/>
    <ellipse cx="120" cy="156" rx="84" ry="11"
      fill="${radial(sheet, ['#1a1030/0.5', '#1a1030/0'])}"/>`;
}
