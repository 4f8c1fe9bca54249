import { expect, test } from 'vitest';
import { settingsSource } from './find-settings.ts';

/** Says the name of each phrase in its place: what is found does not depend on how it is put. */
const t = ((name: string) => name) as unknown as Parameters<typeof settingsSource.find>[1];

test.each([
  ['images.title', '/brand#images'],
  ['cbs3', '/settings#flags'],
  ['names.email', '/registration#fields'],
  ['licence', '/access#licence'],
  ['plannedMaintenance.about', '/access#plannedMaintenance'],
])('[CONSOLE-2] %s leads to %s', async (query, to) => {
  expect((await settingsSource.find(query, t)).map((found) => found.to)).toContain(to);
});

test('[CONSOLE-2] what nothing is called finds nothing, and what much is called finds a few', async () => {
  expect(await settingsSource.find('no such thing', t)).toEqual([]);
  expect(await settingsSource.find('settings.flag', t)).toHaveLength(8);
});
