/**
 * Writes `sprite.svg` from lucide's drawings and our own. Run by hand after a change of
 * `icon-sources.ts`: `node packages/ui/src/icon/generate-sprite.ts`; a test compares the result.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { FILLED_ICONS, OUTLINE_ICONS, OWN_ICONS } from './icon-sources.ts';

const STROKE =
  'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';

export const spriteFile = join(import.meta.dirname, 'sprite.svg');

export function renderSprite(): string {
  const symbols = [
    ...Object.entries(OUTLINE_ICONS).map(([name, file]) => symbol(name, drawingOf(file))),
    ...Object.entries(FILLED_ICONS).map(([name, file]) => symbol(name, filled(drawingOf(file)))),
    ...Object.entries(OWN_ICONS).map(([name, drawing]) => symbol(name, drawing)),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg">\n<title>Icons</title>\n${symbols.join('\n')}\n</svg>\n`;
}

function symbol(name: string, drawing: string): string {
  return `<symbol id="${name}" viewBox="0 0 24 24" ${STROKE}>${drawing}</symbol>`;
}

const filled = (drawing: string): string => `<g fill="currentColor">${drawing}</g>`;

/** What stands between the svg tags of a lucide file, without the blanks between elements. */
function drawingOf(file: string): string {
  const home = dirname(createRequire(import.meta.url).resolve('lucide-static/package.json'));
  const text = readFileSync(join(home, 'icons', `${file}.svg`), 'utf8');
  const inside = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(text)?.[1];
  if (!inside) throw new Error(`${file}.svg has no drawing`);
  return inside.replace(/\s+/g, ' ').replace(/> </g, '><').replace(/ \/>/g, '/>').trim();
}

if (import.meta.main) writeFileSync(spriteFile, renderSprite());
