/**
 * Writes `sprite.svg` from lucide's drawings and our own. Run by hand after a change of
 * `icon-sources.ts`: `node packages/ui/src/icon/generate-sprite.ts`; a test compares the result.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { FILLED_ICONS, OUTLINE_ICONS, OWN_ICONS } from './icon-sources.ts';
import { mergeDrawing } from './merge-drawing.ts';

export const spriteFile = join(import.meta.dirname, 'sprite.svg');

export function renderSprite(): string {
  const icons = [
    ...Object.entries(OUTLINE_ICONS).map(([name, file]) => icon(name, drawingOf(file))),
    ...Object.entries(FILLED_ICONS).map(([name, file]) => icon(name, drawingOf(file), FILL)),
    ...Object.entries(OWN_ICONS).map(([name, drawing]) => icon(name, drawing)),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg">\n<title>Icons</title>\n${icons.join('\n')}\n</svg>\n`;
}

const FILL = ' fill="currentColor"';

/** Its lines are drawn as the style of `.icon` says, in a frame of 24 by 24. */
function icon(name: string, drawing: string, paint = ''): string {
  const parts = mergeDrawing(drawing);
  const [only] = parts;
  return only && parts.length === 1
    ? only.replace('<path', `<path id="${name}"${paint}`)
    : `<g id="${name}"${paint}>${parts.join('')}</g>`;
}

/** What stands between the svg tags of a lucide file, without the blanks between elements. */
function drawingOf(file: string): string {
  const home = dirname(createRequire(import.meta.url).resolve('lucide-static/package.json'));
  const text = readFileSync(join(home, 'icons', `${file}.svg`), 'utf8');
  const inside = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(text)?.[1];
  if (!inside) throw new Error(`${file}.svg has no drawing`);
  return inside.replace(/\s+/g, ' ').replace(/> </g, '><').replace(/ \/>/g, '/>').trim();
}

if (import.meta.main) writeFileSync(spriteFile, renderSprite());
