import { identityConsoleEndpoints } from '@maneki/contract/identity/console-endpoints';
import { DAY_MS } from '@maneki/kernel/clock';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enterOperator } from '#testing/enter-operator';
import type { SendOptions } from '#testing/send-call';
import { startTestServer, type TestServer } from '#testing/test-server';
import { updateBlock } from '../managed/store.ts';
import { openAccount } from '../testing/open-account.ts';
import { createVisitor } from '../testing/visitor.ts';

const { changeLabels, listMembers } = identityConsoleEndpoints;

let server: TestServer;
let support: SendOptions;
let stranger: SendOptions;

beforeAll(async () => {
  server = await startTestServer();
  support = await enterOperator(server, { name: 'sumire', role: 'support', merchants: ['maneki'] });
  stranger = await enterOperator(server, {
    name: 'maria',
    role: 'owner',
    merchants: ['sampaguita'],
    merchant: 'sampaguita',
  });
});
afterAll(() => server.dispose());

const list = async (wish: object, by = support) => {
  const { status, body } = await server.send(listMembers, wish as never, by);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.value as { rows: { id: string; username: string }[]; next: string | null };
};

const namesOf = async (wish: object, by?: SendOptions) =>
  (await list(wish, by)).rows.map(({ username }) => username);

test('[CONSOLE-2] a member is found by whatever somebody knows of them, and only by their own merchant', async () => {
  const registeredAddress = '203.0.113.77';
  const hana = await openAccount(server, {
    username: 'hanako',
    mobile: '+819012345678',
    email: 'hanako@example.com',
    registeredAddress,
  });
  await openAccount(server, { username: 'hanabi' });
  await openAccount(server, { username: 'han_x', merchantCode: 'sampaguita', currency: 'PHP' });
  const phone = createVisitor(server, { address: '203.0.113.99' });
  await phone.logIn('hanako', 'maneki2026');
  const { body } = await server.send(
    identityConsoleEndpoints.readMember,
    { memberId: hana.id },
    support,
  );
  const device = body.value.devices[0].mark;

  for (const search of [
    'hanako',
    'HANAK',
    hana.id,
    '090-1234-5678',
    '+81 90 1234 5678',
    'Hanako@example.com',
    registeredAddress,
    '203.0.113.99',
    device,
  ]) {
    expect(await namesOf({ search }), search).toEqual(['hanako']);
    expect(await namesOf({ search }, stranger), search).toEqual([]);
  }
  expect((await namesOf({ search: 'hana' })).sort()).toEqual(['hanabi', 'hanako']);
  expect(await namesOf({ search: 'han_' })).toEqual([]);
  expect(await namesOf({ search: 'han%' })).toEqual([]);
});

test('[CONSOLE-2] members are narrowed by kind, state, label and when they registered', async () => {
  const at = server.clock.now();
  const agent = await openAccount(server, { username: 'kaede', type: 1 });
  const blocked = await openAccount(server, { username: 'momiji' });
  await server.database.transact((tx) =>
    updateBlock(tx, { memberId: blocked.id, block: { at, by: 'risk', reason: 'a test' } }),
  );
  await server.send(changeLabels, { memberId: agent.id, labels: ['VIP', '要注意'] }, support);
  expect(await namesOf({ state: 'blocked' })).toEqual(['momiji']);
  expect(await namesOf({ state: 'open', search: 'momiji' })).toEqual([]);
  expect(await namesOf({ label: '要注意' })).toEqual(['kaede']);
  expect(await namesOf({ label: 'VIP', type: '0' })).toEqual([]);
  expect(await namesOf({ type: '1' })).toEqual(['kaede', 'agent01', 'riku01', 'kaori01']);
  const from = new Date(at.getTime() - DAY_MS).toISOString();
  expect(await namesOf({ from })).not.toContain('sakura');
  expect(await namesOf({ to: from })).toContain('sakura');
  expect(await namesOf({ label: 'VIP' }, stranger)).toEqual([]);
});

test('[CONSOLE-2] pages follow each other from the newest without a gap', async () => {
  for (let number = 0; number < 5; number++) {
    // Two of the same moment among them.
    if (number !== 3) server.clock.advance(1_000);
    await openAccount(server, { username: `page${number}` });
  }
  const all = await namesOf({ search: 'page' });
  expect(all).toHaveLength(5);
  expect(all.at(-1)).toBe('page0');
  const found: string[] = [];
  let cursor: string | null | undefined;
  do {
    const page = await list({ search: 'page', size: '2', ...(cursor && { cursor }) });
    found.push(...page.rows.map(({ username }) => username));
    cursor = page.next;
  } while (cursor);
  expect(found).toEqual(all);
  const id = '0193a5c8-5f00-7abc-8def-0123456789ab';
  for (const forged of ['made-up', `999999999999999.${id}`, `-999999999999999.${id}`]) {
    const cursor = forged.includes('.') ? Buffer.from(forged).toString('base64url') : forged;
    const made = await server.send(listMembers, { cursor }, support);
    expect(made).toMatchObject({ status: 422, body: { code: 'identity.cursor_invalid' } });
  }
});
