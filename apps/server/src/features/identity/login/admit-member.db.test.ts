import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#platform/calls/call';
import { startTestServer, type TestServer } from '#testing/test-server';
import { openAccount } from '../testing/open-account.ts';
import { admitMember } from './admit-member.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.dispose());

test('an account counts as it stands when its session is opened, not as it was looked up', async () => {
  const { database, services, clock } = server;
  const member = await openAccount(server);
  const call = {
    now: clock.now(),
    merchantCode: 'maneki',
    address: '198.18.0.1',
    countryCode: null,
    client: { cookies: {}, userAgent: '', isBrowser: true },
  } as unknown as Call;
  const merchant = services.merchants.get('maneki');
  const admit = () =>
    database.transact((tx) =>
      admitMember(tx, { call, merchant, member, role: 'member', via: 'SMS' }),
    );
  expect((await admit()).ok).toBe(true);
  await database.statement((tx) =>
    tx
      .updateTable('identity_members')
      .set({ disabled_at: clock.now() })
      .where('id', '=', member.id)
      .execute(),
  );
  expect(await admit()).toMatchObject({ refusal: { code: 'identity.user_disabled' } });
});
