import { expect, test } from 'vitest';
import { z } from 'zod';
import { fieldKindOf, isOptional } from './field-kind.ts';

test.each([
  [z.string().max(31), { kind: 'text' }],
  [z.string().trim().min(3).max(500), { kind: 'long text' }],
  [z.string().refine((text) => text !== 'x'), { kind: 'text' }],
  [z.boolean().optional(), { kind: 'switch' }],
  [z.coerce.number().int().default(5), { kind: 'number' }],
  [z.iso.datetime().nullable(), { kind: 'moment' }],
  [z.enum(['IN', 'OUT']), { kind: 'choice', options: ['IN', 'OUT'] }],
  [z.array(z.enum(['EN', 'JA'])), { kind: 'choices', options: ['EN', 'JA'] }],
  [z.array(z.string().max(50)), { kind: 'words' }],
  [z.partialRecord(z.enum(['EN', 'JA']), z.string()), { kind: 'texts', names: ['EN', 'JA'] }],
  [z.preprocess((code) => code, z.enum(['EN'])), { kind: 'choice', options: ['EN'] }],
])('%# is asked for by its schema', (schema, kind) => {
  expect(fieldKindOf(schema)).toEqual(kind);
});

test('only what may be left out is optional', () => {
  expect(isOptional(z.string().min(1))).toBe(false);
  expect(isOptional(z.string().optional())).toBe(true);
  expect(isOptional(z.number().default(1))).toBe(true);
});
