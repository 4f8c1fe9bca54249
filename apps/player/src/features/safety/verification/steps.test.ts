import { expect, test } from 'vitest';
import { readStep } from './steps.ts';

const person = { name: 'Hanako Yamada', birthday: '1990-04-01' };
const kinds = ['DRIVING_LICENCE', 'PASSPORT'] as ('DRIVING_LICENCE' | 'PASSPORT')[];
const latest = (status: 'SUBMITTED' | 'IN_REVIEW' | 'APPROVED' | 'REJECTED') => ({
  status,
  documentKind: 'PASSPORT' as const,
  submittedAt: '2030-01-01T00:00:00Z',
  decidedAt: null,
  reason: null,
  note: null,
});
const read = (address: string, known: Partial<Parameters<typeof readStep>[1]> = {}) =>
  readStep(new URLSearchParams(address), { person, kinds, latest: null, ...known });

test('[CASH-5] whoever has said nothing yet begins with their name, whatever the address says', () => {
  expect(read('step=photos', { person: null }).step).toBe('person');
  expect(read('').step).toBe('person');
  expect(read('step=document').step).toBe('document');
});

test('[CASH-5] what was sent in is told, and others can be sent unless somebody looks at it', () => {
  for (const status of ['SUBMITTED', 'REJECTED'] as const) {
    expect(read('', { latest: latest(status) }).step).toBe('status');
    expect(read('step=photos', { latest: latest(status) }).step).toBe('photos');
  }
  for (const status of ['IN_REVIEW', 'APPROVED'] as const)
    expect(read('step=photos', { latest: latest(status) }).step).toBe('status');
});

test('[CASH-5] only papers of the country are read from an address', () => {
  expect(read('step=photos&kind=PASSPORT').kind).toBe('PASSPORT');
  expect(read('step=photos&kind=NATIONAL_ID').kind).toBe('DRIVING_LICENCE');
});
