import type { AddressInfo } from 'node:net';
import { identityConsoleEndpoints } from '@maneki/contract/identity/console-endpoints';
import { chatConsoleEndpoints } from '@maneki/contract/messages/chat-console-endpoints';
import { safetyEndpoints } from '@maneki/contract/safety/endpoints';
import { waitFor } from '@maneki/testkit/wait-for';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { switchLabel } from '#features/identity';
import { openTestPage } from '#platform/socket/testing/test-page';
import { enterOperator, type OperatorAs } from '#testing/enter-operator';
import { startTestServer, type TestServer } from '#testing/test-server';
import { openChatPage } from './testing/open-chat-page.ts';
import { openChats } from './testing/open-chats.ts';

const desk = chatConsoleEndpoints;
let server: TestServer;
let chats: ReturnType<typeof openChats>;
let aki: OperatorAs;
let port: number;
let talker: Awaited<ReturnType<typeof chats.member>>;
/** Everything that was ever said in the lobby, in its order; what was removed says nothing. */
const lobby: string[] = [];
beforeAll(async () => {
  server = await startTestServer();
  await server.change('maneki', { flags: { CBS3: true } });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.app.server.address() as AddressInfo);
  chats = openChats(server);
  aki = await chats.operator('aki');
  talker = await chats.member();
});
afterAll(() => server.dispose());

type Step = {
  readonly kind:
    | 'member'
    | 'operator'
    | 'lobby'
    | 'remove'
    | 'cutByPage'
    | 'cutByServer'
    | 'connect'
    | 'arrived';
  readonly isAnswerLost: boolean;
  readonly page: 0 | 1;
  readonly chosen: number;
};

const kind = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('member' as const, 'operator' as const) },
  { weight: 4, arbitrary: fc.constantFrom('lobby' as const, 'remove' as const) },
  { weight: 2, arbitrary: fc.constantFrom('cutByPage' as const, 'cutByServer' as const) },
  { weight: 3, arbitrary: fc.constantFrom('connect' as const, 'arrived' as const) },
);
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    kind,
    isAnswerLost: fc.boolean(),
    page: fc.constantFrom(0, 1),
    chosen: fc.nat(20),
  }),
  { minLength: 12, maxLength: 24 },
);

async function openWorld() {
  const member = await chats.member();
  const pages = [0, 1].map(() => openChatPage(server, port, member.cookie));
  const support = ['hello'];
  await member.say('hello', { key: 'first-message' });
  const { id } = (await member.read()).support.conversation;
  await chats.claim(aki, id);

  /** Who heard no answer sends it again under the same key. */
  const say = async (step: Step, send: () => ReturnType<typeof member.say>) => {
    const first = await send();
    expect(first.status).toBe(200);
    if (step.isAnswerLost) expect((await send()).body.value.seq).toBe(first.body.value.seq);
  };
  const hasAll = (page: (typeof pages)[number]) =>
    page.support.texts().join() === support.join() &&
    page.lobby.texts().join() === lobby.slice(-page.lobby.texts().length).join() &&
    page.lobby.seqs().at(-1) === (lobby.length || undefined);

  const take = async (step: Step, index: number) => {
    // Marks heaped on one letter: one character to a reader, and more than a push may carry.
    const heap =
      step.kind === 'lobby' && step.chosen > 17 ? `a${'\u0301\u0323'.repeat(1_500)}` : '';
    const text = `${step.kind} ${index}${heap.normalize('NFC')}`;
    const key = `message-${member.username}-${index}`;
    const page = pages[step.page]!;
    if (step.kind === 'member') {
      await say(step, () => member.say(text, { key }));
      support.push(text);
    } else if (step.kind === 'operator') {
      await say(step, () => server.send(desk.sayToMember, { id, key, text }, aki));
      support.push(text);
    } else if (step.kind === 'lobby') {
      await say(step, () => talker.sayLobby(text, { key }));
      lobby.push(text);
    } else if (step.kind === 'remove') {
      // One of the last, which pages show.
      const place = lobby.length - 1 - (step.chosen % Math.max(1, Math.min(8, lobby.length)));
      if (!lobby[place]) return;
      const wish = { language: 'EN', seq: place + 1, reason: 'rude words' } as const;
      expect((await server.send(desk.removeMessage, wish, aki)).status).toBe(200);
      lobby[place] = '';
    } else if (step.kind === 'cutByPage') page.cut();
    else if (step.kind === 'cutByServer')
      for (const socket of server.app.websocketServer.clients) socket.terminate();
    else if (!page.isConnected()) await page.connect();
    else if (step.kind === 'arrived') await waitFor(() => !page.isConnected() || hasAll(page));
  };
  return { pages, support, take, hasAll };
}

test('[MSG-4] whatever is cut, lost, removed or sent again: each page has each message once, in order, and nothing that is gone', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (plan) => {
      const { pages, support, take, hasAll } = await openWorld();
      for (const [index, step] of plan.entries()) await take(step, index);
      for (const page of pages) {
        // Whoever was cut off notices, and comes back.
        const comeBack = async () => {
          if (!page.isConnected()) await page.connect();
          return hasAll(page);
        };
        await waitFor(comeBack).catch(() => {});
        expect(page.support.texts()).toEqual(support);
        expect(page.support.seqs()).toEqual(support.map((_, index) => index + 1));
        const shown = page.lobby.texts();
        expect(shown).toEqual(lobby.slice(-shown.length || lobby.length));
        expect(page.lobby.seqs()).toEqual(lobby.map((_, index) => index + 1).slice(-shown.length));
        page.close();
      }
    }),
    { numRuns: 4 },
  );
});

/** A page of the chat: what it listens to, and what it was refused. */
async function listen(cookie: string) {
  const page = await openTestPage(port, { host: 'localhost', headers: { cookie } });
  for (const topic of ['messages.lobby', 'messages.support', 'wallet.balance'])
    page.send({ type: 'subscribe', topics: [topic] });
  page.send({ type: 'ping' });
  await page.hear('pong');
  const refused = page.heard.filter(({ type }) => type === 'error').map(({ topic }) => topic);
  return { ...page, refused, news: () => page.heard.filter(({ type }) => type === 'event') };
}

const label = (memberId: string, isOn: boolean) =>
  // As another process writes it: nothing of this server sees the transaction.
  server.database.transact((tx) =>
    switchLabel(tx, { memberId, merchantCode: 'maneki', label: 'nochat', isOn }),
  );

const RIGHTS_CHANGED = 4403;
const SESSION_OVER = 4401;

test('[MSG-4] whoever may not hear a lobby any more hears nothing from that moment, and connects again as they are', async () => {
  const [away, rude, locked, stays] = await Promise.all([1, 2, 3, 4].map(() => chats.member()));
  const pages = await Promise.all([away, rude, locked, stays].map((who) => listen(who!.cookie)));
  expect(pages.map(({ refused }) => refused)).toEqual([[], [], [], []]);

  const wish = { period: 'PERMANENT', isConfirmed: true } as const;
  await server.send(safetyEndpoints.excludeSelf, wish, { cookie: away!.cookie });
  expect(await pages[0]!.closed).toBe(RIGHTS_CHANGED);
  expect((await listen(away!.cookie)).refused).toEqual(['messages.lobby']);

  await label(rude!.memberId, true);
  expect(await pages[1]!.closed).toBe(RIGHTS_CHANGED);
  const shut = await listen(rude!.cookie);
  expect(shut.refused).toEqual(['messages.lobby', 'messages.support']);

  const boss = await enterOperator(server, { name: 'boss' });
  const block = { memberId: locked!.memberId, reason: 'stolen account' };
  expect((await server.send(identityConsoleEndpoints.blockMember, block, boss)).status).toBe(200);
  expect(await pages[2]!.closed).toBe(SESSION_OVER);

  expect((await talker.sayLobby('who is still here?')).status).toBe(200);
  lobby.push('who is still here?');
  await pages[3]!.hear('event');
  expect([...pages.slice(0, 3), shut].flatMap((page) => page.news())).toEqual([]);

  // Other labels are nobody's business here; and who may chat again is told as well.
  await server.database.transact((tx) =>
    switchLabel(tx, {
      ...{ memberId: stays!.memberId, merchantCode: 'maneki' },
      ...{ label: 'night owl', isOn: true },
    }),
  );
  await label(rude!.memberId, false);
  expect(await shut.closed).toBe(RIGHTS_CHANGED);
  expect((await listen(rude!.cookie)).refused).toEqual([]);
  expect(pages[3]!.socket.readyState).toBe(pages[3]!.socket.OPEN);
});
