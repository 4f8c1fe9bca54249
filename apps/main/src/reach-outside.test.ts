import type { Database } from '@maneki/server/platform/database/database';
import type { Log } from '@maneki/server/platform/metrics/log';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { reachOutside } from './reach-outside.ts';

const nothing = () => {};
const log: Log = { debug: nothing, info: nothing, warn: nothing, error: nothing };
const message = {
  merchantCode: 'maneki',
  recipient: 'somebody@mail.example',
  subject: 'a subject',
  body: 'a body',
  at: new Date(0),
};

/** Counts what would be written; nothing else of it is used here. */
function countWrites() {
  let writes = 0;
  const statement = async () => {
    writes += 1;
  };
  return { database: { statement } as unknown as Database, writes: () => writes };
}

const twilio = {
  SMS_GATEWAY: 'twilio',
  TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: 'whisper',
  TWILIO_FROM: '+815012345678',
};

test('without configuration all messages end in the outbox, which is shown', async () => {
  const { database, writes } = countWrites();
  const outside = reachOutside(readConfig({}), database, log);
  expect(outside).toMatchObject({ isOutboxShown: true, firebase: undefined, social: {} });
  expect(await outside.sendSms(message)).toBe(true);
  expect(await outside.sendMail(message)).toBe(true);
  expect(writes()).toBe(2);
});

test('with a gateway the outbox is closed, and mails without a server are not promised', async () => {
  const { database, writes } = countWrites();
  const outside = reachOutside(readConfig(twilio), database, log);
  expect(outside.isOutboxShown).toBe(false);
  expect(await outside.sendMail(message)).toBe(false);
  expect(writes()).toBe(0);
});

test('without a demonstration there is no outbox, and nothing is promised that would end in it', async () => {
  const { database, writes } = countWrites();
  const outside = reachOutside(readConfig({ DEMO: 'off' }), database, log);
  expect(outside.isOutboxShown).toBe(false);
  expect(await outside.sendSms(message)).toBe(false);
  expect(await outside.sendMail(message)).toBe(false);
  expect(writes()).toBe(0);
});

test('a login service is there when both its id and its secret are', () => {
  const { database } = countWrites();
  const config = readConfig({
    SOCIAL_GOOGLE_CLIENT_ID: 'id',
    SOCIAL_GOOGLE_CLIENT_SECRET: 'hush',
    SOCIAL_LINE_ISSUER: 'https://line.example',
    FIREBASE_PROJECT_ID: 'lucky-cat',
  });
  const { social, firebase } = reachOutside(config, database, log);
  expect(social).toEqual({
    google: { clientId: 'id', clientSecret: 'hush', issuer: 'https://accounts.google.com' },
  });
  expect(firebase?.projectId).toBe('lucky-cat');
  expect(firebase?.keysUrl).toContain('securetoken@system.gserviceaccount.com');
  expect(firebase?.client).toBeUndefined();
});

test('browsers prove numbers by Firebase where its public key is named, for the merchants that are', () => {
  const { database } = countWrites();
  const clientWith = (environment: Record<string, string>) =>
    reachOutside(readConfig({ FIREBASE_PROJECT_ID: 'lucky-cat', ...environment }), database, log)
      .firebase?.client;
  const apiKey = 'a-public-key';
  const url = 'https://identitytoolkit.googleapis.com';
  expect(clientWith({ FIREBASE_API_KEY: apiKey })).toEqual({ apiKey, url, merchantCodes: [] });
  expect(clientWith({ FIREBASE_API_KEY: apiKey, FIREBASE_MERCHANTS: 'maneki,other' })).toEqual({
    apiKey,
    url,
    merchantCodes: ['maneki', 'other'],
  });
});
