import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const DATABASE_URL = 'postgres://localhost/x';
const key = { HOUSE_KEY_ID: 'house-1', HOUSE_KEY_SECRET: 's'.repeat(32) };

const complaintOf = (environment: Record<string, string>) => {
  try {
    readConfig(environment);
    return undefined;
  } catch (error) {
    return error instanceof ConfigError ? error.message : `unexpected: ${error}`;
  }
};

test('the house alone needs a database, the platform and a key', () => {
  expect(complaintOf({ ROLE: 'house' })).toContain('ROLE=house needs a DATABASE_URL');
  expect(complaintOf({ ROLE: 'house', DATABASE_URL })).toBe(
    'ROLE=house needs PLATFORM_URL and HOUSE_KEY_ID and HOUSE_KEY_SECRET as well.',
  );
  const whole = { ROLE: 'house', DATABASE_URL, PLATFORM_URL: 'https://play.example', ...key };
  expect(complaintOf(whole)).toBeUndefined();
});

test('a platform that leads to a house elsewhere must let it in', () => {
  const web = { ROLE: 'web', DATABASE_URL };
  expect(complaintOf(web)).toBeUndefined();
  const led = { ...web, HOUSE_URL: 'https://games.example' };
  expect(complaintOf(led)).toBe('HOUSE_URL needs HOUSE_KEY_ID and HOUSE_KEY_SECRET as well.');
  expect(complaintOf({ ...led, ...key })).toBeUndefined();
  expect(complaintOf({ HOUSE_URL: 'https://games.example', ...key })).toContain('ROLE=all');
});

test.each([
  ['HOUSE_URL', 'games'],
  ['PLATFORM_URL', 'ftp://play.example'],
  ['HOUSE_KEY_ID', 'a b'],
  ['HOUSE_KEY_SECRET', 'short'],
  ['HOUSE_FRAME_ORIGINS', 'https://a.example/path'],
  ['HOUSE_FRAME_ORIGINS', "https://a.example; script-src 'unsafe-inline'"],
])('%s=%s is refused by name', (name, value) => {
  const complaint = complaintOf({ [name]: value });
  expect(complaint).toContain(`  ${name}`);
  if (name.endsWith('SECRET')) expect(complaint).not.toContain(value);
});

test('sites that may frame the games are a list', () => {
  const { HOUSE_FRAME_ORIGINS } = readConfig({
    HOUSE_FRAME_ORIGINS: 'https://a.example, http://localhost:3000',
  });
  expect(HOUSE_FRAME_ORIGINS).toEqual(['https://a.example', 'http://localhost:3000']);
  expect(readConfig({}).HOUSE_FRAME_ORIGINS).toEqual([]);
});
