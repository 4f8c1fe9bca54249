import { LANGUAGES } from '@maneki/contract/language';
import { SLOT_GAMES } from '@maneki/games/slots/catalogue';
import { expect, test } from 'vitest';
import { slotNames, VENDOR_NAMES } from './slot-names.ts';

test('every slot and every studio has a name in every language, and no two share one', () => {
  const all = [...SLOT_GAMES.map(slotNames), ...Object.values(VENDOR_NAMES)];
  for (const language of LANGUAGES) {
    const names = all.map((one) => one[language]);
    expect(names).not.toContain(undefined);
    expect(new Set(names).size).toBe(all.length);
  }
});

test('a slot that nobody has translated is called what it is in English', () => {
  expect(slotNames({ id: 'new', name: 'Brand New' })).toEqual({ EN: 'Brand New' });
});
