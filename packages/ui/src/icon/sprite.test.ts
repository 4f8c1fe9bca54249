import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { renderSprite, spriteFile } from './generate-sprite.ts';

test('the committed sprite is what its sources give', () => {
  expect(readFileSync(spriteFile, 'utf8')).toBe(renderSprite());
});

test('every icon of the sprite has a name of its own', () => {
  const names = [...renderSprite().matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
  expect(names.length).toBeGreaterThanOrEqual(45);
  expect(new Set(names).size).toBe(names.length);
});
