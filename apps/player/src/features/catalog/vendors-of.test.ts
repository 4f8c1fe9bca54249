import type { VendorSorting } from '@maneki/contract/catalog/schemas';
import type { Category } from '@maneki/contract/play/tickets';
import { expect, test } from 'vitest';
import { vendorsOf } from './vendors-of.ts';

const sorting = (
  [
    ['RNG', ['HSLOT', 'HFOX']],
    ['JACKPOT', ['HVAULT', 'HFOX']],
    ['LIVE', ['HLIVE']],
  ] as const
).map(([gameCategory, codes]) => ({
  gameCategory,
  vendorNames: codes.map((vassalage) => ({ vassalage })),
})) as unknown as VendorSorting[];

test('[LIST-2] the vendors of a kind are named once each', () => {
  const codes = (kind?: Category) => vendorsOf(sorting, kind).map(({ vassalage }) => vassalage);
  expect(codes('RNG')).toEqual(['HSLOT', 'HFOX', 'HVAULT']);
  expect(codes('LIVE')).toEqual(['HLIVE']);
  expect(codes('FISH')).toEqual([]);
  expect(codes()).toEqual(['HSLOT', 'HFOX', 'HVAULT', 'HLIVE']);
});
