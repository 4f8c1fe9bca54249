import { drawing, type Sheet } from '../draw/sheet.ts';
import { LIGHT, pictureOutputs, type Scene } from '../scene.ts';

export const TILE = { width: 108, height: 144 } as const;

/** The picture in lists of a game that has no reels. */
export function tileScene(id: string, draw: (sheet: Sheet) => string): Scene {
  const name = `slots-${id}-tile`;
  const outputs = pictureOutputs([216, 324], LIGHT);
  return { name, group: 'slots', ...TILE, outputs, svg: () => drawing(name, TILE, draw) };
}
