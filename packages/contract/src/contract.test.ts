import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoints, refusals, schemas } from './contract.ts';
import type { Endpoint } from './endpoint.ts';
import { findLanguage } from './language.ts';
import { operatorRightOf } from './operators/rights.ts';
import type { CallSchemas } from './schema.ts';
import { findTheme } from './theme.ts';

const all = Object.entries(endpoints).flatMap(([feature, table]) =>
  Object.entries(table as Record<string, Endpoint>).map(([key, endpoint]) => ({
    feature,
    key,
    endpoint,
  })),
);

test('an endpoint’s name is its feature and its key', () => {
  for (const { feature, key, endpoint } of all) expect(endpoint.name).toBe(`${feature}.${key}`);
});

test('no two endpoints share a method and a path, and a path starts with its feature, an operator’s in the console', () => {
  const places = all.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`);
  expect(new Set(places).size).toBe(places.length);
  for (const { feature, endpoint } of all) {
    // Operators are at home there before they have come in, too.
    const isConsole = feature === 'operators' || operatorRightOf(endpoint.access);
    const place = isConsole ? `/console/${feature}/` : `/${feature}/`;
    expect(endpoint.path.startsWith(place), endpoint.path).toBe(true);
  }
});

test('what an operator asks by GET changes nothing: it would not be in the audit trail', () => {
  const ofOperators = all.filter(({ endpoint }) => operatorRightOf(endpoint.access));
  expect(ofOperators.filter(({ endpoint }) => endpoint.changesByGet)).toEqual([]);
});

test('every endpoint has schemas that OpenAPI can describe, and refuses only with known codes', () => {
  const known = new Set<string>(Object.keys(refusals));
  for (const { endpoint } of all) {
    const pair = (schemas as Record<string, CallSchemas>)[endpoint.name]!;
    expect(() => z.toJSONSchema(pair.request, { io: 'input' })).not.toThrow();
    expect(() => z.toJSONSchema(pair.response, { io: 'input' })).not.toThrow();
    for (const code of endpoint.refusals) expect(known.has(code)).toBe(true);
  }
});

test('[SITE-6] TY is the old code of Thai, codes are read in any case, others are unknown', () => {
  expect(findLanguage('TY')).toBe('TH');
  expect(findLanguage('ja')).toBe('JA');
  expect(findLanguage('FR')).toBeUndefined();
  expect(findLanguage('constructor')).toBeUndefined();
  expect(findTheme('light')).toBe('light');
  expect(findTheme('sepia')).toBeUndefined();
});
