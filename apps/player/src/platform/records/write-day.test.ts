import type { Language } from '@maneki/contract/language';
import { expect, test } from 'vitest';
import { writeDay } from './write-day.ts';

const WRITTEN = {
  EN: '2026-11-05',
  JA: '2026/11/05',
  CN: '2026-11-05',
  TH: '05/11/2026',
  VI: '05/11/2026',
} as const satisfies Record<Language, string>;

test('[MSG-2] each language writes a day in its own order, and all count the same years', () => {
  for (const [language, written] of Object.entries(WRITTEN) as [Language, string][])
    expect(writeDay('2026-11-05', language)).toBe(written);
});
