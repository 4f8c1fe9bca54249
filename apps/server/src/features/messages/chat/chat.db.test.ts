import { identityEndpoints } from '@maneki/contract/identity/endpoints';
import { chatConsoleEndpoints } from '@maneki/contract/messages/chat-console-endpoints';
import { chatEndpoints } from '@maneki/contract/messages/chat-endpoints';
import { liveConsoleEndpoints } from '@maneki/contract/messages/live-console-endpoints';
import { safetyEndpoints } from '@maneki/contract/safety/endpoints';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '@maneki/kernel/clock';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enterOperator, type OperatorAs } from '#testing/enter-operator';
import { startTestServer, type TestServer } from '#testing/test-server';
import { listBarredTopics } from './access/list-barred-topics.ts';
import { closeIdleChats, pruneChats } from './jobs.ts';
import { openChats } from './testing/open-chats.ts';

const desk = chatConsoleEndpoints;
let server: TestServer;
let chats: ReturnType<typeof openChats>;
let aki: OperatorAs;
let ben: OperatorAs;
beforeAll(async () => {
  server = await startTestServer();
  await server.change('maneki', { flags: { CBS3: true } });
  chats = openChats(server);
  aki = await chats.operator('aki');
  ben = await chats.operator('ben');
});
afterAll(() => server.dispose());

const seqs = (list: readonly { seq: number }[]) => list.map(({ seq }) => seq);

test('[MSG-4] guests, trials, nochat, excluded and a site without chat: each is told what the rows say', async () => {
  const calls = [
    [chatEndpoints.launchChat, {}],
    [chatEndpoints.countChatUnread, {}],
    [chatEndpoints.getChat, {}],
    [chatEndpoints.listLobby, { language: 'EN' }],
  ] as const;
  const codes = async (cookie: string) => {
    const found: string[] = [];
    for (const [endpoint, input] of calls) {
      const { status, body } = await server.send(endpoint, input as never, { cookie });
      found.push(status === 200 ? 'ok' : body.code);
    }
    return found;
  };
  const every = (code: string) => calls.map(() => code);
  expect(await codes('')).toEqual(every('call.login_required'));
  const trial = (await server.send(identityEndpoints.startTestPlay, {})).cookie;
  expect(await codes(trial)).toEqual(every('identity.free_reject'));
  const member = await chats.member();
  expect(await codes(member.cookie)).toEqual(every('ok'));

  const mute = (level: 'PERMANENT' | null) =>
    server.send(desk.muteMember, { memberId: member.memberId, level, reason: 'it was spam' }, aki);
  expect((await mute('PERMANENT')).body.value).toEqual({ mutedUntil: null, isBlocked: true });
  expect(await codes(member.cookie)).toEqual(every('messages.chat_blocked'));
  await mute(null);
  expect(await codes(member.cookie)).toEqual(every('ok'));

  await server.change('maneki', { flags: { CBS3: false } });
  expect(await codes(member.cookie)).toEqual(every('messages.chat_off'));
  await server.change('maneki', { flags: { CBS3: true } });

  const away = await chats.member();
  const wish = { period: 'PERMANENT', isConfirmed: true } as const;
  await server.send(safetyEndpoints.excludeSelf, wish, { cookie: away.cookie });
  expect(await codes(away.cookie)).toEqual(['ok', 'ok', 'ok', 'safety.excluded']);
  expect((await away.say('Please close my account')).status).toBe(200);
  expect((await away.read()).lobby.languages).toEqual([]);
  expect((await away.sayLobby('hello')).body.code).toBe('safety.excluded');
  // News of lobbies says what was written there.
  const { database, clock } = server;
  const memberIds = [away.memberId, member.memberId];
  const barred = async () => [
    ...(await listBarredTopics(database, { memberIds, now: clock.now() })).entries(),
  ];
  expect(await barred()).toEqual([[away.memberId, ['messages.lobby']]]);
  await mute('PERMANENT');
  expect(await barred()).toContainEqual([member.memberId, ['messages.lobby', 'messages.support']]);
});

test('[MSG-4] a launch opens the chat once, for its own member, within a minute', async () => {
  const [member, other] = [await chats.member(), await chats.member()];
  const launch = async () => {
    const asked = {
      b2c: 'true',
      language: 'JA',
      backUrl: 'https://evil.example/m/home',
      headerColor: '#102030',
      title: 'Help <b>',
    } as never;
    const { body } = await server.send(chatEndpoints.launchChat, asked, member);
    expect(body.value.chatUrl).toMatch(/^\/m\/chat\?token=[\w-]{43}$/);
    return new URL(body.value.chatUrl, 'http://site').searchParams.get('token')!;
  };
  const open = (token: string, cookie: string) =>
    server.send(chatEndpoints.openChat, { token }, { cookie });
  const token = await launch();
  expect((await open(token, other.cookie)).body.code).toBe('messages.chat_token_over');
  server.clock.advance(59 * SECOND_MS);
  expect((await open(token, member.cookie)).body.value).toEqual({
    b2c: true,
    language: 'JA',
    backUrl: '/m/home',
    headerColor: '#102030',
    title: 'Help <b>',
  });
  expect((await open(token, member.cookie)).body.code).toBe('messages.chat_token_over');
  const late = await launch();
  server.clock.advance(60 * SECOND_MS);
  expect((await open(late, member.cookie)).body.code).toBe('messages.chat_token_over');
  const again = await server.logIn(member.username);
  const unopened = await server.send(chatEndpoints.getChat, {}, { cookie: again });
  expect(unopened.body.code).toBe('messages.chat_not_opened');
});

test('[MSG-4] a conversation waits, is taken by one operator, handed over, closed and rated once', async () => {
  const member = await chats.member();
  expect((await member.read()).support.conversation).toBeNull();
  const script = '<script>alert(1)</script> <img src=x onerror=alert(1)>';
  expect((await member.say(script)).body.value).toMatchObject({ seq: 1, text: script });
  const second = await chats.member();
  await second.say('me, too');
  const { conversation } = (await second.read()).support;
  expect(conversation.state).toBe('WAITING');
  const { id, place } = (await member.read()).support.conversation;
  expect(conversation.place).toBe(place + 1);

  const say = (as: OperatorAs, text: string, key = 'operator-key-1') =>
    server.send(desk.sayToMember, { id, key, text }, as);
  expect((await say(aki, 'hello')).body.code).toBe('messages.chat_not_yours');
  expect((await chats.claim(aki, id)).status).toBe(200);
  expect((await chats.claim(ben, id)).body.code).toBe('messages.chat_conversation_taken');
  expect((await say(aki, 'See https://maneki.example/help')).body.value).toMatchObject({ seq: 2 });
  expect((await say(aki, 'See https://maneki.example/help')).body.value).toMatchObject({ seq: 2 });
  const { cookie } = member;
  const unread = async () =>
    (await server.send(chatEndpoints.countChatUnread, {}, { cookie })).body.value.unReadCount;
  expect(await unread()).toBe(1);
  await server.send(chatEndpoints.readSupport, { seq: 99 }, { cookie });
  await server.send(chatEndpoints.readSupport, { seq: 1 }, { cookie });
  expect(await unread()).toBe(0);
  await server.send(chatEndpoints.typeSupport, {}, { cookie });
  const watched = (await server.send(desk.watchChats, {}, aki)).body.value;
  expect(watched.current.find((chat: { id: string }) => chat.id === id)).toMatchObject({
    state: 'OPEN',
    operator: 'aki',
    isTyping: true,
    memberReadSeq: 2,
    lastText: 'See https://maneki.example/help',
  });
  expect(watched.colleagues).toContain('ben');
  const hand = (operator: string) => server.send(desk.handOver, { id, operator }, aki);
  expect((await hand('nobody')).body.code).toBe('messages.chat_operator_unknown');
  expect((await hand('ben')).status).toBe(200);
  expect((await say(aki, 'still me', 'operator-key-2')).body.code).toBe('messages.chat_not_yours');
  const attention = { id, seq: 2, isTyping: true };
  expect((await server.send(desk.attendConversation, attention, ben)).status).toBe(200);
  expect((await server.send(desk.closeConversation, { id }, ben)).status).toBe(200);
  expect((await say(ben, 'bye', 'operator-key-3')).body.code).toBe(
    'messages.chat_conversation_over',
  );

  const rate = (rating: number) =>
    server.send(chatEndpoints.rateSupport, { id, rating, comment: 'quick' }, { cookie });
  expect((await rate(5)).status).toBe(200);
  expect((await rate(1)).body.code).toBe('messages.chat_conversation_rated');
  const closed = await server.send(chatEndpoints.closeSupport, {}, { cookie });
  expect(closed.body.code).toBe('messages.chat_conversation_over');
  await member.say('one more thing');
  expect((await member.read()).support.conversation).toMatchObject({ state: 'WAITING' });
  expect((await member.read()).support.conversation.id).not.toBe(id);
  expect(seqs((await member.list()).list)).toEqual([1, 2, 3]);
  const acts = await server.database.statement((tx) =>
    tx
      .selectFrom('platform_audit')
      .select('act')
      .where('subject', '=', `chat ${id}`)
      .orderBy('seq')
      .execute(),
  );
  expect(acts.map(({ act }) => act)).toEqual([
    'messages.claimConversation',
    'messages.handOver',
    'messages.closeConversation',
  ]);
});

test('[MSG-4] a conversation in which nobody wrote for a day is closed, and its open page is told', async () => {
  const [quiet, waiting] = [await chats.member(), await chats.member()];
  await quiet.say('hello?');
  const { id } = (await quiet.read()).support.conversation;
  await chats.claim(aki, id);
  await waiting.say('I wait.');
  const told: unknown[] = [];
  const tools = { memberNews: { tell: (news: unknown) => told.push(news) } };
  const { database } = server;
  const lastSaid = server.clock.now().getTime() - 2 * SECOND_MS;
  const close = (ms: number) => closeIdleChats(tools, { database, now: new Date(lastSaid + ms) });
  await database.transact(async (tx) => {
    const { memberId } = quiet;
    await sql`update messages_chat_messages set sent_at = sent_at - interval '1 day'
               where member_id = ${memberId}`.execute(tx);
    await sql`update messages_chat_conversations set opened_at = opened_at - interval '1 day'
               where member_id = ${memberId}`.execute(tx);
  });
  await close(0);
  expect((await quiet.read()).support.conversation.state).toBe('OPEN');
  expect(await close(1)).toBe(1);
  expect(told).toContainEqual({
    topic: 'messages.support',
    memberId: quiet.memberId,
    merchantCode: 'maneki',
    payload: { kind: 'STATE' },
  });
  expect((await quiet.read()).support.conversation.state).toBe('CLOSED');
  expect((await waiting.read()).support.conversation.state).toBe('WAITING');
  expect(told).not.toContainEqual(expect.objectContaining({ memberId: waiting.memberId }));
  expect(await close(1)).toBe(0);

  // The desk reads what was said in it, and neither what came before nor after.
  await quiet.say('me again');
  const page = { id, isAlone: 'true' } as never;
  const read = (await server.send(desk.listConversation, page, aki)).body.value;
  expect(read.list.map(({ text }: { text: string }) => text)).toEqual(['hello?']);
  const asked = { memberId: quiet.memberId, size: 1 };
  const first = (await server.send(desk.searchConversations, asked, aki)).body.value;
  expect(first.rows).toMatchObject([{ state: 'WAITING' }]);
  const next = { ...asked, cursor: first.next };
  const second = (await server.send(desk.searchConversations, next, aki)).body.value;
  expect(second).toMatchObject({ rows: [{ id, state: 'CLOSED' }], next: null });
});

test('[MSG-4] the list of live models is what operators keep', async () => {
  const live = liveConsoleEndpoints;
  const editor = await enterOperator(server, { name: 'chloe', role: 'content' });
  const model = { name: 'Mika', gameCode: 'baccarat', active: true, streaming: true, viewers: 12 };
  const save = (wish: Partial<typeof model> & { id?: string }) =>
    server.send(live.saveLiveModel, { ...model, ...wish }, editor);
  const { id } = (await save({})).body.value;
  await save({ name: 'Rio', streaming: false });
  const list = async (asked: object) =>
    (await server.send(chatEndpoints.listLiveModels, asked)).body.value.list.map(
      ({ name }: { name: string }) => name,
    );
  expect(await list({})).toEqual(['Mika', 'Rio']);
  expect(await list({ streaming: 'true' })).toEqual(['Mika']);
  await save({ id, active: false });
  expect(await list({ active: 'true' })).toEqual(['Rio']);
  expect(await list({ streaming: 'true' })).toEqual([]);
  expect((await server.send(live.saveLiveModel, model, aki)).status).toBe(403);
  const abroad = { headers: { ...editor.headers, merchant: 'sampaguita' } };
  const foreign = await server.send(live.removeLiveModel, { id }, abroad);
  expect(foreign.body.code).toBe('messages.live_model_unknown');
  await server.send(live.removeLiveModel, { id }, editor);
  expect(await list({})).toEqual(['Rio']);
});

test('[MSG-4] [HELP-4] pictures go to support with a message, and are seen by nobody else', async () => {
  const [member, other] = [await chats.member(), await chats.member()];
  const { cookie } = member;
  const background = '#336699';
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer();
  const add = (data: Buffer) =>
    server.send(chatEndpoints.addChatPicture, { data: data.toString('base64') }, { cookie });
  const { id } = (await add(png)).body.value;
  expect((await add(png)).body.value.id).toBe(id);
  const svg = await add(Buffer.from('<svg onload="alert(1)"/>'));
  expect(svg.body.code).toBe('messages.chat_picture_unreadable');
  const foreign = await other.say('look', { pictures: [id] });
  expect(foreign.body.code).toBe('messages.chat_picture_unknown');
  expect((await member.say('', { pictures: [id] })).body.value.pictures).toEqual([id]);
  expect((await member.say('')).body.code).toBe('messages.chat_empty');
  expect((await member.list()).list[0].pictures).toEqual([id]);
  const seen = await server.send(chatEndpoints.getChatPicture, { id }, { cookie });
  expect(Buffer.from(seen.body.value.data, 'base64').subarray(8, 12).toString()).toBe('WEBP');
  const stolen = await server.send(chatEndpoints.getChatPicture, { id }, { cookie: other.cookie });
  expect(stolen.body.code).toBe('messages.chat_picture_unknown');
  const elsewhere = { headers: { ...aki.headers, merchant: 'sampaguita' } };
  const abroad = await server.send(desk.readConversationPicture, { id }, elsewhere);
  expect(abroad.body.code).toBe('messages.chat_picture_unknown');
});

test('[MSG-4] the lobby keeps its rules, and operators keep the lobby', async () => {
  const [member, reader] = [await chats.member(), await chats.member()];
  await server.send(desk.saveWords, { words: ['Cheat', 'ＣＨＥＡＴ', 'ばか'] }, aki);
  expect((await server.send(desk.listWords, {}, aki)).body.value.words).toEqual(['cheat', 'ばか']);
  const code = async (text: string) => (await member.sayLobby(text)).body.code;
  expect(await code('call 090-1234-5678')).toBe('messages.chat_phone');
  expect(await code('evil.com')).toBe('messages.chat_link');
  expect(await code('what a CHEAT')).toBe('messages.chat_word');
  expect(await code('a'.repeat(201))).toBe('messages.chat_too_long');
  const sent = (await member.sayLobby('<b>hello</b>', { key: 'lobby-key-1' })).body.value;
  expect(sent).toMatchObject({
    text: '<b>hello</b>',
    isOwn: true,
    name: 'ch***1'.replace('1', member.username.at(-1)!),
  });
  const { cookie } = member;
  const hasty = { key: 'lobby-key-2', text: 'again', language: 'EN' } as const;
  expect((await server.send(chatEndpoints.sayLobby, hasty, { cookie })).body).toMatchObject({
    code: 'messages.chat_too_fast',
    detail: { seconds: 2 },
  });
  const same = { key: 'lobby-key-1', text: '<b>hello</b>', language: 'EN' } as const;
  expect((await server.send(chatEndpoints.sayLobby, same, { cookie })).body.value.seq).toBe(
    sent.seq,
  );
  expect((await member.sayLobby('konnichiwa', { language: 'JA' })).body.value.seq).toBe(1);

  const report = { language: 'EN', seq: sent.seq, reason: 'ABUSE' } as const;
  const own = await server.send(chatEndpoints.reportMessage, report, { cookie });
  expect(own.body.code).toBe('messages.chat_message_unknown');
  for (let times = 0; times < 2; times += 1)
    await server.send(chatEndpoints.reportMessage, report, { cookie: reader.cookie });
  const reports = (await server.send(desk.searchReports, {} as never, aki)).body.value.rows;
  expect(reports).toMatchObject([{ text: '<b>hello</b>', reporter: reader.username }]);

  const mute = (level: 'TEN_MINUTES' | 'DAY') =>
    server.send(desk.muteMember, { memberId: member.memberId, level, reason: 'be nice' }, aki);
  const readMute = async (memberId: string) =>
    (await server.send(desk.readMute, { memberId }, aki)).body;
  const FREE = { mutedUntil: null, isBlocked: false };
  expect((await readMute(member.memberId)).value).toEqual(FREE);
  expect((await readMute(crypto.randomUUID())).code).toBe('messages.chat_member_unknown');
  await mute('TEN_MINUTES');
  expect((await readMute(member.memberId)).value).toEqual({
    ...FREE,
    mutedUntil: new Date(server.clock.now().getTime() + 10 * MINUTE_MS).toISOString(),
  });
  expect((await member.sayLobby('hm')).body).toMatchObject({
    code: 'messages.chat_muted',
    detail: { minutes: 10 },
  });
  expect((await member.say('why?')).status).toBe(200);
  server.clock.advance(10 * MINUTE_MS);
  expect((await member.sayLobby('back again')).status).toBe(200);
  await mute('DAY');
  expect((await member.read()).lobby.mutedUntil).toBe(
    new Date(server.clock.now().getTime() + DAY_MS).toISOString(),
  );
  const removal = { language: 'EN', seq: sent.seq, reason: 'rude words' } as const;
  expect((await server.send(desk.removeMessage, removal, aki)).status).toBe(200);
  expect((await server.send(desk.searchReports, {} as never, aki)).body.value.rows).toEqual([]);
  const seen = await server.send(
    chatEndpoints.listLobby,
    { language: 'EN' },
    { cookie: reader.cookie },
  );
  expect(seen.body.value.list[0]).toMatchObject({ text: '', isDeleted: true });
  const kept = await server.send(desk.watchLobby, { language: 'EN' }, aki);
  expect(kept.body.value.list[0]).toMatchObject({ text: '<b>hello</b>', deletedBy: 'aki' });
});

test('[MSG-4] twenty who write at once are numbered without gaps, and history is paged upward', async () => {
  const members = [];
  for (let made = 0; made < 20; made += 1) members.push(await chats.member());
  const language = 'JA';
  const before = (await server.send(chatEndpoints.listLobby, { language }, members[0]!)).body.value
    .list.length;
  server.clock.advance(2 * SECOND_MS);
  const all = await Promise.all(
    members.flatMap(({ cookie }, index) =>
      // Each is sent twice, as by a phone that heard no answer.
      ['a', 'a'].map((half) => {
        const wish = { key: `crowd-${half}-${index}`, text: `number ${index}`, language } as const;
        return server.send(chatEndpoints.sayLobby, wish, { cookie });
      }),
    ),
  );
  expect(all.map(({ status }) => status)).toEqual(all.map(() => 200));
  const given = [...new Set(all.map(({ body }) => body.value.seq))].sort((a, b) => a - b);
  expect(given).toEqual(Array.from({ length: 20 }, (_, index) => before + index + 1));

  const { cookie } = members[0]!;
  const page = async (place: { before?: number; after?: number }) =>
    (await server.send(chatEndpoints.listLobby, { language, ...place }, { cookie })).body.value;
  expect(seqs((await page({ before: before + 6 })).list).slice(-5)).toEqual(
    [1, 2, 3, 4, 5].map((number) => before + number),
  );
  expect(seqs((await page({ after: before + 18 })).list)).toEqual([before + 19, before + 20]);
});

test('[MSG-4] canned answers are kept in five languages, and what is old is forgotten', async () => {
  const texts = { EN: 'Hello', JA: 'こんにちは', CN: '您好', TH: 'สวัสดี', VI: 'Xin chào' };
  const saved = await server.send(desk.saveAnswer, { title: 'Greeting', texts }, aki);
  const { id } = saved.body.value;
  const titles = async () =>
    (await server.send(desk.listAnswers, {}, aki)).body.value.list.map(
      ({ title }: { title: string }) => title,
    );
  await server.send(desk.saveAnswer, { id, title: 'A greeting', texts }, aki);
  expect(await titles()).toContain('A greeting');
  await server.send(desk.removeAnswer, { id }, aki);
  expect(await titles()).not.toContain('A greeting');
  const gone = await server.send(desk.removeAnswer, { id }, aki);
  expect(gone.body.code).toBe('messages.chat_answer_unknown');

  const member = await chats.member();
  await member.say('kept for a year');
  await member.sayLobby('kept for a month');
  const signal = new AbortController().signal;
  const prune = (days: number) => {
    const now = new Date(server.clock.now().getTime() + days * DAY_MS);
    return pruneChats({ database: server.database, now, signal });
  };
  await prune(29);
  expect((await member.list()).list).toHaveLength(1);
  expect(await prune(31)).toBeGreaterThan(0);
  // How a chat was opened is forgotten, too: its page launches it again.
  await chats.enter(member.cookie);
  expect((await member.list()).list).toHaveLength(1);
  await prune(366);
  await chats.enter(member.cookie);
  expect((await member.list()).list).toEqual([]);
  expect((await member.say('the count goes on')).body.value.seq).toBe(2);
});
