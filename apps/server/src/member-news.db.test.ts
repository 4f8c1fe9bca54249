import type { AddressInfo } from 'node:net';
import { identityEndpoints } from '@maneki/contract/identity/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPage } from '#platform/socket/testing/test-page';
import { startTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await startTestServer({ askSessionsEveryMs: 20 });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.app.server.address() as AddressInfo);
});
afterAll(() => server.dispose());

const open = (cookie?: string) =>
  openTestPage(port, { host: 'localhost', headers: cookie ? { cookie } : {} });

async function enter(username: string) {
  const cookie = await server.logIn(username);
  const { body } = await server.send(identityEndpoints.getMember, {}, { cookie });
  return { cookie, memberId: body.value.id as string };
}

const tell = (memberId: string, seq: string) =>
  server.services.memberNews.tell({
    topic: 'wallet.balance',
    merchantCode: 'maneki',
    memberId,
    payload: { wallet: 'MAIN', balance: '1.0000', currency: 'JPY', seq },
  });

test("a page hears its member's news until the session is over", async () => {
  const [sakura, agent] = [await enter('sakura'), await enter('agent01')];
  const [page, other, guest] = [await open(sakura.cookie), await open(agent.cookie), await open()];
  for (const each of [page, other, guest]) {
    each.send({ type: 'subscribe', topics: ['wallet.balance'] });
  }
  await Promise.all([page.hear('subscribed'), other.hear('subscribed')]);
  expect(await guest.hear('error')).toEqual([
    { type: 'error', code: 'topic_not_permitted', topic: 'wallet.balance' },
  ]);

  tell(sakura.memberId, '1');
  tell(sakura.memberId, '2');
  tell(agent.memberId, '3');
  const seqs = async ({ hear }: typeof page) =>
    (await hear('event')).map(({ payload }) => payload?.seq);
  expect([await seqs(page), await seqs(other)]).toEqual([['2'], ['3']]);

  await server.send(identityEndpoints.logout, {}, { cookie: sakura.cookie });
  expect(await page.closed).toBe(4401);
  const again = await open(sakura.cookie);
  again.send({ type: 'subscribe', topics: ['wallet.balance'] });
  await again.hear('error');

  tell(agent.memberId, '4');
  const later = await other.hear('event', 2);
  expect(later.map(({ payload }) => payload?.seq)).toEqual(['3', '4']);
  expect(guest.heard).toHaveLength(1);
});
