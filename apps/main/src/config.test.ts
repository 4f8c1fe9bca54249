import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const complaintOf = (environment: Record<string, string>) => {
  try {
    readConfig(environment);
    return undefined;
  } catch (error) {
    return error instanceof ConfigError ? error.message : `unexpected: ${error}`;
  }
};

test('an empty environment runs everything on the embedded database', () => {
  expect(readConfig({})).toMatchObject({ PORT: 3000, ROLE: 'all', TRUSTED_PROXIES: [] });
  expect(readConfig({}).DATABASE_URL).toBeUndefined();
});

test('what is for demonstrations is off where somebody brings a database, unless they ask for it', () => {
  const DATABASE_URL = 'postgres://localhost/x';
  expect(readConfig({}).isDemo).toBe(true);
  expect(readConfig({ DEMO: 'off' }).isDemo).toBe(false);
  expect(readConfig({ DATABASE_URL }).isDemo).toBe(false);
  expect(readConfig({ DATABASE_URL, DEMO: 'on' }).isDemo).toBe(true);
});

test('what a crowd of machines pays is set within bounds, and never to nothing', () => {
  expect(readConfig({})).toMatchObject({
    REGISTRATIONS_PER_HOUR: 5,
    REGISTRATIONS_PER_DAY: 20,
    PROOF_BITS: 13,
  });
  expect(complaintOf({ PROOF_BITS: '0' })).toContain('from 1 to 18');
  expect(complaintOf({ REGISTRATIONS_PER_HOUR: '0' })).toContain('from 1 to 100000');
});

test('an empty variable counts as one that is not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' }).PORT).toBe(3000);
});

test.each([
  ['PORT', 'http'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '80.5'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['DATABASE_URL', 'localhost'],
  ['REDIS_URL', 'http://localhost'],
  ['ROLE', 'leader'],
  ['MASTER_SECRET', 'too short'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['TRUSTED_PROXIES', '10.0.0.1, proxy.example'],
  ['COUNTRY_HEADER', 'a b'],
  ['COUNTRY_OVERRIDE', 'Japan'],
  ['LOG_LEVEL', 'loud'],
  ['DEMO', 'maybe'],
])('[OPS-3] %s=%s is refused by name', (name, value) => {
  expect(complaintOf({ [name]: value })).toContain(`  ${name}`);
});

test('both ends of the ports are taken', () => {
  expect(readConfig({ PORT: '0' }).PORT).toBe(0);
  expect(readConfig({ PORT: '65535' }).PORT).toBe(65_535);
});

test('a secret is never repeated in a complaint', () => {
  const complaint = complaintOf({ MASTER_SECRET: 'hunter2', DATABASE_URL: 'mysql://u:pw@h/x' });
  expect(complaint).not.toContain('hunter2');
  expect(complaint).not.toContain('pw@');
});

test('a part of the product needs a database that several processes can share', () => {
  expect(complaintOf({ ROLE: 'worker' })).toContain('DATABASE_URL');
  expect(complaintOf({ ROLE: 'worker', DATABASE_URL: 'postgres://localhost/x' })).toBeUndefined();
});

test('proxies are addresses and ranges of both families', () => {
  const { TRUSTED_PROXIES } = readConfig({ TRUSTED_PROXIES: '127.0.0.1, ::1,10.0.0.0/8' });
  expect(TRUSTED_PROXIES).toEqual(['127.0.0.1', '::1', '10.0.0.0/8']);
});

test.each([
  ['SMS_GATEWAY', 'pigeon'],
  ['TWILIO_ACCOUNT_SID', 'AC12'],
  ['TWILIO_FROM', '0501234'],
  ['TWILIO_URL', 'ftp://api.example'],
  ['SMTP_URL', 'http://mail.example'],
  ['MAIL_FROM', 'nobody'],
  ['VAPID_PRIVATE_KEY', 'AAAA'],
  ['VAPID_SUBJECT', 'ops@example.com'],
  ['PUSH_SERVICES', 'https://push.example'],
  ['FIREBASE_PROJECT_ID', 'No Project'],
  ['FIREBASE_KEYS_URL', 'keys'],
  ['FIREBASE_API_KEY', 'a key'],
  ['FIREBASE_AUTH_URL', 'firebase'],
  ['FIREBASE_MERCHANTS', 'maneki, others'],
  ['SOCIAL_LINE_ISSUER', 'line'],
])('%s=%s is no way to reach the outside', (name, value) => {
  expect(complaintOf({ [name]: value })).toContain(`  ${name}`);
});

const twilio = {
  TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: 'whisper',
  TWILIO_FROM: '+815012345678',
};

test.each([
  [{ SMS_GATEWAY: 'twilio' }, 'TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN and TWILIO_FROM'],
  [{ ...twilio, TWILIO_AUTH_TOKEN: '' }, 'needs TWILIO_AUTH_TOKEN as well.'],
  [{ SMTP_URL: 'smtp://u:hush@mail.example' }, 'SMTP_URL needs MAIL_FROM as well.'],
  [{ MAIL_FROM: 'Maneki <a@mail.example>' }, 'MAIL_FROM needs SMTP_URL as well.'],
  [{ FIREBASE_API_KEY: 'a-public-key' }, 'FIREBASE_API_KEY needs FIREBASE_PROJECT_ID as well.'],
  [{ SOCIAL_GOOGLE_CLIENT_ID: 'x' }, 'SOCIAL_GOOGLE_CLIENT_SECRET as well.'],
  [{ SOCIAL_LINE_CLIENT_SECRET: 'hush' }, 'SOCIAL_LINE_CLIENT_ID as well.'],
])('half a set of variables is refused with one clear line', (environment, line) => {
  const complaint = complaintOf(environment as Record<string, string>);
  expect(complaint).toContain(line);
  expect(complaint?.split('\n')).toHaveLength(1);
  expect(complaint).not.toMatch(/hush|whisper/);
});

test('whole sets are taken, and the defaults lead to the services themselves', () => {
  const config = readConfig({
    ...twilio,
    SMS_GATEWAY: 'twilio',
    SMTP_URL: 'smtps://u:p@mail.example',
    MAIL_FROM: 'a@mail.example',
  });
  expect(config).toMatchObject({ ...twilio, SMS_GATEWAY: 'twilio' });
  expect(config.TWILIO_URL).toBe('https://api.twilio.com');
  expect(config.SOCIAL_TWITTER_ISSUER).toBe('https://x.com');
  expect(readConfig({}).SMS_GATEWAY).toBe('outbox');
});
