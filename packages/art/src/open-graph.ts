import { drawing, type Sheet } from './draw/sheet.ts';
import type { Scene, SceneGroup } from './scene.ts';

/** The size that previews in chats and feeds are cut for. */
export const OPEN_GRAPH = { width: 1200, height: 630 } as const;

/** JPEG: some readers of previews know neither AVIF nor WebP. */
export function openGraphScene(merchant: SceneGroup, draw: (sheet: Sheet) => string): Scene {
  const name = `${merchant}-open-graph`;
  return {
    name,
    group: merchant,
    ...OPEN_GRAPH,
    outputs: [{ format: 'jpeg', widths: [1200], quality: 78 }],
    svg: () => drawing(name, OPEN_GRAPH, draw),
  };
}
