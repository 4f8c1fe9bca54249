import { randomBytes, randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chatConsoleEndpoints } from '@maneki/contract/messages/chat-console-endpoints';
import { chatEndpoints } from '@maneki/contract/messages/chat-endpoints';
import type { ChatMessage } from '@maneki/contract/messages/chat-schemas';
import { type Answered, createChatCaller, drawWord } from '../bench/chat-caller.ts';
import { addChatters, type Conversation, type Desk } from '../bench/chat-members.ts';
import { openPages } from '../bench/chat-pages.ts';
import {
  createDatabase,
  NOT_INSTALLED,
  openMigrated,
  openMoneyServer,
} from '../bench/money-server.ts';
import type { FaultReport, FaultRun } from './fault.ts';
import { openProduct } from './product.ts';

const KILLS = { long: 10, short: 2 };
const CONVERSATIONS = 12;
/** Beside them so many are in the lobby. */
const LOBBY_PAGES = 4;
const LIVES_MS = { from: 1_500, to: 4_000 };
/** As fast as the rules allow one member to write. */
const MEMBER_MS = 2_100;
const OPERATOR_MS = 400;
const AGAIN_MS = 500;
const ARRIVE_MS = 30_000;

/** What each side of a room said, in its order. */
type Said = { readonly member: string[]; readonly operator: string[] };

/** The product is killed while members and operators talk: pages connect again, and who heard no answer sends again. */
export async function killChat(run: FaultRun): Promise<FaultReport> {
  const server = await openMoneyServer(run);
  if (!server) return { did: '', wrong: [], skipped: NOT_INSTALLED };
  const databaseUrl = await createDatabase(server, `chat_${randomBytes(4).toString('hex')}`);
  const database = await openMigrated({ url: databaseUrl }, { endLater: () => {} });
  const members = CONVERSATIONS + LOBBY_PAGES;
  const made = { members, conversations: CONVERSATIONS, operators: 2 };
  const { chatters, desks } = await addChatters(database, made);
  await database.close();
  const dataDir = await mkdtemp(join(tmpdir(), 'maneki-chat-'));
  run.endLater(() => rm(dataDir, { recursive: true, force: true }));
  const product = await openProduct(run, { dataDir, databaseUrl });
  const start = () => product.start({ TRUSTED_PROXIES: '127.0.0.1' });
  await start();
  const caller = createChatCaller(product.port);
  const pages = await openPages(product.port, caller, { chatters, conversations: CONVERSATIONS });
  const talk = startTalk({ caller, desks, lobbyWriter: chatters.at(-1)! });
  const kills = run.isShort ? KILLS.short : KILLS.long;
  for (let kill = 1; kill <= kills; kill += 1) {
    await wait(randomInt(LIVES_MS.from, LIVES_MS.to));
    await product.kill();
    await start();
    run.tell(`kill ${kill} of ${kills}`);
  }
  const { said, lobby, repeated } = await talk.end();
  const expected = [
    ...said.entries().map(([number, { member, operator }]) => ({
      name: `conversation of ${number}`,
      sides: [member, operator],
      page: pages.seen[number - 1]!,
    })),
    ...pages.seen
      .filter(({ room }) => room === 'lobby')
      .map((page, place) => ({ name: `lobby on page ${place}`, sides: [lobby], page })),
  ];
  const until = performance.now() + ARRIVE_MS;
  const findWrong = () =>
    expected.flatMap(({ name, sides, page }) => compare(name, sides, page.list));
  while (findWrong().length > 0 && performance.now() < until) await wait(AGAIN_MS);
  const wrong = findWrong();
  pages.close();
  caller.close();
  await product.stop();
  const sent = [...said.values()].reduce(
    (sum, { member, operator }) => sum + member.length + operator.length,
    0,
  );
  if (repeated === 0) wrong.push('no call was cut off by a kill');
  const did = `${kills} kills while ${CONVERSATIONS} conversations and a lobby went on, ${sent + lobby.length} messages, ${repeated} calls sent again`;
  return { did, wrong };
}

/** Each message of a side once and in the order in which that side said it, numbered without gaps. */
function compare(
  name: string,
  sides: readonly (readonly string[])[],
  list: readonly ChatMessage[],
): string[] {
  const wrong: string[] = [];
  const texts = list.map(({ text }) => text);
  for (const side of sides) {
    const own = new Set(side);
    if (texts.filter((text) => own.has(text)).join() !== side.join())
      wrong.push(`${name}: a page shows other messages, or in another order, than were said`);
  }
  const first = list[0]?.seq ?? 1;
  if (list.some(({ seq }, place) => seq !== first + place)) wrong.push(`${name}: there is a gap`);
  return wrong;
}

type Talkers = {
  readonly caller: ReturnType<typeof createChatCaller>;
  readonly desks: readonly Desk[];
  readonly lobbyWriter: Conversation['member'];
};

/** Everybody goes on talking until told to end, and says each thing until it was answered. */
function startTalk({ caller, desks, lobbyWriter }: Talkers) {
  const said = new Map<number, Said>();
  const lobby: string[] = [];
  let isOver = false;
  let repeated = 0;
  const insist = async (say: () => Promise<Answered>) => {
    for (;;) {
      const answer = await say().catch(() => undefined);
      if (answer?.status === 200) return;
      if (answer && answer.status !== 429 && answer.status !== 503)
        throw new Error(JSON.stringify(answer.value));
      if (!answer) repeated += 1;
      await wait(AGAIN_MS);
    }
  };
  const goOn = async (everyMs: number, kept: string[], say: (key: string) => Promise<Answered>) => {
    while (!isOver) {
      const key = drawWord();
      kept.push(key);
      await insist(() => say(key));
      await wait(everyMs);
    }
  };
  const lines = desks.flatMap(({ token: operator, conversations }, place) =>
    conversations.flatMap(({ id, member }) => {
      const own: Said = { member: [], operator: [] };
      said.set(member.number, own);
      const asker = { session: member.token, number: member.number };
      return [
        goOn(MEMBER_MS, own.member, (key) =>
          caller.call(chatEndpoints.saySupport, { key, text: key, pictures: [] }, asker),
        ),
        goOn(OPERATOR_MS, own.operator, (key) =>
          caller.call(
            chatConsoleEndpoints.sayToMember,
            { id, key, text: key },
            { operator, number: 60_000 + place },
          ),
        ),
      ];
    }),
  );
  const inLobby = { session: lobbyWriter.token, number: lobbyWriter.number };
  lines.push(
    goOn(MEMBER_MS, lobby, (key) => {
      const wish = { key, text: key, language: 'EN' };
      return caller.call(chatEndpoints.sayLobby, wish, inLobby);
    }),
  );
  return {
    async end() {
      isOver = true;
      await Promise.all(lines);
      return { said, lobby, repeated };
    },
  };
}
