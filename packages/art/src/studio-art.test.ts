import { expect, test } from 'vitest';
import { STUDIO_ART } from './studio-art.ts';
import { allStudios } from './studios/all-studios.ts';

test('every studio is found by the code of its vendor, as a mark and as a card', () => {
  for (const { code } of allStudios) {
    const found = STUDIO_ART[code.toUpperCase()];
    expect(found?.mark.name).toBe(`studio-${code}`);
    expect(found?.mark.files.webp?.[0]?.file).toContain(`studio-${code}.`);
    expect(found?.wide.name).toBe(`studio-${code}-wide`);
  }
});
