import { randomBytes, randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { chatConsoleEndpoints } from '@maneki/contract/messages/chat-console-endpoints';
import { chatEndpoints } from '@maneki/contract/messages/chat-endpoints';
import type { Bench, Measured } from './bench.ts';
import { type ChatCaller, createChatCaller, drawWord } from './chat-caller.ts';
import { addChatters, type Chatter, type Desk } from './chat-members.ts';
import { openPages, type Seen } from './chat-pages.ts';
import { median } from './median.ts';
import { createDatabase, NOT_INSTALLED, openMigrated, openMoneyServer } from './money-server.ts';
import { percentile } from './percentile.ts';
import { MASTER_SECRET } from './provider-keys.ts';
import type { Row } from './row.ts';
import { startServerProcess } from './server-process.ts';

/** Of so many open pages one is in a conversation. */
const PAGES_PER_CONVERSATION = 4;
const OPERATORS = 10;
/** How often the console asks who waits. */
const WATCH_MS = 2_000;
const MEASURED_MS = 20_000;
/** Each conversation goes on by one message in so long, now from the one side and then from the other. */
const EXCHANGE_MS = 10_000;
const LOBBY_MS = 1_000;
const LOBBY_WRITERS = 4;
const IDLE_PAGES = 8;
const IDLE_MS = 8_000;
/** What has not arrived by then is told as lost. */
const ARRIVE_MS = 10_000;

type Sent = { readonly text: string; readonly at: number; readonly to: readonly Seen[] };
type Talk = { readonly support: Sent[]; readonly lobby: Sent[]; refused: number };

/** How long a message takes to reach its reader while a whole team talks, beside a server that has little to do. */
export async function measureChat(bench: Bench): Promise<Measured> {
  const server = await openMoneyServer(bench);
  if (!server) return { rows: [], findings: [`chat: ${NOT_INSTALLED}`] };
  const conversations = Math.floor(bench.sockets / PAGES_PER_CONVERSATION);
  bench.tell(`filling in ${bench.sockets} members, ${conversations} of them in conversations`);
  const url = await createDatabase(server, `chat_${randomBytes(4).toString('hex')}`);
  const database = await openMigrated({ url }, { endLater: () => {} });
  const operators = Math.min(OPERATORS, conversations);
  const wish = { members: bench.sockets, conversations, operators };
  const { chatters, desks } = await addChatters(database, wish);
  await database.close();
  const product = await startServerProcess(bench, {
    script: 'apps/main/src/main.ts',
    readyPath: '/readyz',
    environment: {
      ...{ DATABASE_URL: url, MASTER_SECRET, REDIS_URL: '' },
      ...{ HOST: '127.0.0.1', TRUSTED_PROXIES: '127.0.0.1' },
    },
  });
  const port = Number(new URL(product.url).port);
  const caller = createChatCaller(port);

  bench.tell(`a few pages talk for ${IDLE_MS / 1_000} s`);
  const idle = await talk(port, caller, {
    chatters: chatters.slice(0, IDLE_PAGES),
    desks: withMembers(desks, IDLE_PAGES / 2),
    ...{ ms: IDLE_MS, exchangeMs: 2_000, conversations: IDLE_PAGES / 2 },
  });
  bench.tell(`${bench.sockets} pages talk for ${MEASURED_MS / 1_000} s`);
  const cpuBefore = product.cpuMs() ?? 0;
  const busy = await talk(port, caller, {
    ...{ chatters, desks, conversations },
    ...{ ms: MEASURED_MS, exchangeMs: EXCHANGE_MS },
  });
  const cpu = ((product.cpuMs() ?? 0) - cpuBefore) / busy.ms;
  caller.close();
  await product.stop();
  const size = `${conversations} conversations, ${bench.sockets} sockets`;
  return {
    rows: writeRows(size, { idle, busy }),
    findings: [
      `chat: ${busy.sent} messages and ${busy.lobbySent} in the lobby; pages opened in ${(busy.openedMs / 1_000).toFixed(1)} s; ` +
        `${(busy.reads / (busy.sent + busy.lobbySent)).toFixed(1)} reads for each message; refused and sent again ${busy.refused}; ` +
        `processor ${Math.round(cpu * 100)} % of a core`,
    ],
  };
}

const withMembers = (desks: readonly Desk[], members: number): Desk[] =>
  desks.map((desk) => ({
    ...desk,
    conversations: desk.conversations.filter(({ member }) => member.number <= members),
  }));

type Load = {
  readonly chatters: readonly Chatter[];
  readonly desks: readonly Desk[];
  readonly ms: number;
  readonly exchangeMs: number;
  /** How many of them talk with support; the others are in the lobby. */
  readonly conversations: number;
};

async function talk(port: number, caller: ChatCaller, load: Load) {
  const openedAt = performance.now();
  const pages = await openPages(port, caller, load);
  const openedMs = performance.now() - openedAt;
  const startedAt = performance.now();
  const said: Talk = { support: [], lobby: [], refused: 0 };
  const endsAt = startedAt + load.ms;
  const seenBy = (number: number) => pages.seen[number - 1]!;
  await Promise.all([
    ...load.desks.map((desk) => watchDesk(caller, desk, endsAt)),
    ...load.desks.flatMap(({ token, conversations }, place) =>
      conversations.map(async ({ id, member }) => {
        // Spread over the time in which each of them speaks once.
        await wait(randomInt(load.exchangeMs));
        for (let turn = 0; performance.now() < endsAt; turn += 1) {
          const key = drawWord();
          const at = performance.now();
          if (turn % 2 === 0) {
            said.support.push({ text: key, at, to: [seenBy(member.number)] });
            const operator = { operator: token, number: 60_000 + place };
            await insist(said, () =>
              caller.call(chatConsoleEndpoints.sayToMember, { id, key, text: key }, operator),
            );
          } else {
            const { token: session, number } = member;
            await insist(said, () =>
              caller.call(
                chatEndpoints.saySupport,
                { key, text: key, pictures: [] },
                { session, number },
              ),
            );
          }
          await wait(Math.max(0, at + load.exchangeMs - performance.now()));
        }
      }),
    ),
    sayInLobby(caller, {
      ...{ ...load, said, endsAt },
      to: pages.seen.filter(({ room }) => room === 'lobby'),
    }),
  ]);
  const ms = performance.now() - startedAt;
  await waitForAll([...said.support, ...said.lobby]);
  const reads = pages.seen.reduce((sum, { reads }) => sum + reads, 0);
  pages.close();
  return {
    support: delaysOf(said.support),
    lobby: delaysOf(said.lobby),
    ...{ sent: said.support.length, lobbySent: said.lobby.length, refused: said.refused },
    ...{ reads, ms, openedMs },
  };
}

async function watchDesk(caller: ChatCaller, { token }: Desk, endsAt: number): Promise<void> {
  await wait(randomInt(WATCH_MS));
  while (performance.now() < endsAt) {
    const at = performance.now();
    await caller.call(chatConsoleEndpoints.watchChats, {}, { operator: token, number: 61_000 });
    await wait(Math.max(0, at + WATCH_MS - performance.now()));
  }
}

/** One after the other, so that nobody writes faster than the rules allow. */
async function sayInLobby(
  caller: ChatCaller,
  {
    chatters,
    said,
    to,
    endsAt,
  }: Load & { readonly said: Talk; readonly to: readonly Seen[]; readonly endsAt: number },
): Promise<void> {
  // From the end, where nobody is in a conversation.
  for (let turn = 0; performance.now() < endsAt; turn += 1) {
    const { token: session, number } = chatters.at(-1 - (turn % LOBBY_WRITERS))!;
    const key = drawWord();
    const at = performance.now();
    said.lobby.push({ text: key, at, to });
    await insist(said, () =>
      caller.call(chatEndpoints.sayLobby, { key, text: key, language: 'EN' }, { session, number }),
    );
    await wait(Math.max(0, at + LOBBY_MS - performance.now()));
  }
}

/** Says it again under its key where the server could not take it just then. */
async function insist(
  said: Talk,
  say: () => Promise<{ readonly status: number; readonly value: unknown }>,
): Promise<void> {
  for (;;) {
    const { status, value } = await say();
    if (status === 200) return;
    if (status !== 429 && status !== 503) throw new Error(JSON.stringify(value));
    said.refused += 1;
    await wait(500);
  }
}

async function waitForAll(sent: readonly Sent[]): Promise<void> {
  const until = performance.now() + ARRIVE_MS;
  const isThere = ({ text, to }: Sent) => to.every(({ texts }) => texts.has(text));
  while (performance.now() < until && !sent.every(isThere)) await wait(50);
}

/** One for each reader; what never came counts as lost. */
function delaysOf(sent: readonly Sent[]): { readonly ms: number[]; readonly lost: number } {
  const delays = sent.flatMap(({ text, at, to }) =>
    to.map(({ texts }) => (texts.get(text) ?? Number.NaN) - at),
  );
  const ms = delays.filter((delay) => !Number.isNaN(delay));
  return { ms, lost: delays.length - ms.length };
}

type Talked = Awaited<ReturnType<typeof talk>>;

function writeRows(
  size: string,
  { idle, busy }: { readonly idle: Talked; readonly busy: Talked },
): Row[] {
  const ms = { unit: 'ms', digits: 1 } as const;
  return [
    {
      what: `answer of support until its reader has it, p99, ${size}`,
      value: percentile(busy.support.ms, 0.99),
      ...ms,
      target: { atMost: 1_000 },
    },
    { what: '  median', value: median(busy.support.ms), ...ms },
    { what: '  p99 with little to do', value: percentile(idle.support.ms, 0.99), ...ms },
    {
      what: '  message in the lobby until every page has it, p99',
      value: percentile(busy.lobby.ms, 0.99),
      ...ms,
      target: { atMost: 1_000 },
    },
    { what: '    p99 with little to do', value: percentile(idle.lobby.ms, 0.99), ...ms },
    {
      what: '  messages that did not reach a reader',
      value: busy.support.lost + busy.lobby.lost,
      unit: '',
      digits: 0,
      target: { atMost: 0 },
    },
  ];
}
