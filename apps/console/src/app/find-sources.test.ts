import { createTranslator } from 'use-intl/core';
import { expect, test } from 'vitest';
import { settingsSource } from '#features/site';
import { en } from '../words/en.ts';

const t = createTranslator({ locale: 'en', messages: en }) as unknown as Parameters<
  typeof settingsSource.find
>[1];

test.each([
  ['picture hosts', '/brand#images'],
  ['CBS3', '/settings#flags'],
  ['e-mail', '/registration#fields'],
  ['licence', '/access#licence'],
  ['opens it again by itself', '/access#plannedMaintenance'],
])('[CONSOLE-2] %s leads to %s', async (query, to) => {
  expect((await settingsSource.find(query, t)).map((found) => found.to)).toContain(to);
});

test('[CONSOLE-2] what nothing is called finds nothing, and what much is called finds a few', async () => {
  expect(await settingsSource.find('no such thing', t)).toEqual([]);
  expect(await settingsSource.find('age', t)).toHaveLength(8);
});
