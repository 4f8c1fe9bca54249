import { drawing } from '../draw/sheet.ts';
import { markOutput, type Scene } from '../scene.ts';

/** As large as it stands on a tile, where dozens of them are on the screen. */
const SIZE = { width: 30, height: 30 };

const SHAPE =
  'M15 21.4C11.4 18.6 8.2 15.9 8.2 12.7A3.7 3.7 0 0 1 15 10.6A3.7 3.7 0 0 1 21.8 12.7C21.8 15.9 18.6 18.6 15 21.4Z';

/** A heart on a dark coin that any picture leaves legible: as an outline, and filled once a game is kept. */
export const heartScenes: readonly Scene[] = [
  heart('marks-heart', 'fill="none" stroke="#fff"'),
  heart('marks-heart-kept', 'fill="#ff6b7a" stroke="#ff6b7a"'),
];

function heart(name: string, paint: string): Scene {
  const coin = '<circle cx="15" cy="15" r="15" fill="#000" fill-opacity=".55"/>';
  const line = `<path d="${SHAPE}" ${paint} stroke-width="1.4" stroke-linejoin="round"/>`;
  return {
    name,
    group: 'marks',
    ...SIZE,
    outputs: markOutput(90),
    svg: () => drawing(name, SIZE, () => coin + line),
  };
}
