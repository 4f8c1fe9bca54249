import { randomBytes } from 'node:crypto';
import { fixedClock } from '@maneki/testkit/fixed-clock';
import { afterAll, expect, test } from 'vitest';
import { openTestDatabase } from '../database/testing/test-database.ts';
import { createChallenges } from './challenge.ts';
import { startEncryption } from './encryption.ts';
import { openEncryption } from './open-encryption.ts';
import { openEnvelope, type SentEnvelope } from './open-envelope.ts';
import { pruneChallenges } from './prune-challenges.ts';
import { sealEnvelope, sealPlain } from './testing/seal-envelope.ts';

const database = await openTestDatabase();
afterAll(() => database.dispose());

const masterSecret = 'a master secret of more than 32 characters';
const clock = fixedClock('2030-01-01T12:00:00Z');
const encryption = await startEncryption({ database, masterSecret, now: clock.now() });

const target = { method: 'POST', path: '/api/identity/login' };
const secret = { user: 'sakura', word: '招き猫' };

const openIt = async () => (await openEncryption(encryption, clock.now())).value;

async function sealIt(changes: { at?: Date; body?: unknown } = {}): Promise<SentEnvelope> {
  const call = { ...target, body: secret, at: clock.now(), ...changes };
  return { ...target, ...(await sealEnvelope(await openIt(), call)) };
}

const send = (sent: SentEnvelope) => openEnvelope(encryption, sent, clock.now());
const refusal = (code: string) => ({ ok: false, refusal: { code, detail: {} } });
const later = (ms: number) => new Date(clock.now().getTime() + ms);

/** Turns one bit of bytes that stand as base64url. */
function alter(text: string, index: number): string {
  const bytes = Buffer.from(text, 'base64url');
  bytes[index < 0 ? bytes.length + index : index]! ^= 1;
  return bytes.toString('base64url');
}

test('what a client sealed is opened', async () => {
  expect(await send(await sealIt())).toEqual({ ok: true, value: secret });
});

test('any value may be inside, also null', async () => {
  for (const body of [null, [], 'text', 0, { deep: { deeper: ['é'] } }, 'x'.repeat(60_000)]) {
    expect(await send(await sealIt({ body }))).toEqual({ ok: true, value: body });
  }
});

test('a second sending is refused, and so is each later one', async () => {
  const sent = await sealIt();
  expect((await send(sent)).ok).toBe(true);
  expect(await send(sent)).toEqual(refusal('call.encryption_replayed'));
  clock.advance(60_000);
  expect(await send(sent)).toEqual(refusal('call.encryption_replayed'));
  clock.advance(60_001);
  expect(await send(sent)).toEqual(refusal('call.encryption_stale'));
});

test('of one envelope sent 20 times at once exactly one is accepted', async () => {
  const sent = await sealIt();
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => send(sent)));
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  const refused = outcomes.filter(({ ok }) => !ok);
  expect(refused).toEqual(Array(19).fill(refusal('call.encryption_replayed')));
});

test('one challenge does not serve two calls', async () => {
  const opened = await openIt();
  const seal = async () => ({
    ...target,
    ...(await sealEnvelope(opened, { ...target, body: secret, at: clock.now() })),
  });
  expect((await send(await seal())).ok).toBe(true);
  expect(await send(await seal())).toEqual(refusal('call.encryption_replayed'));
});

test('an alteration of any part is refused, and spends nothing', async () => {
  const sent = await sealIt();
  const [keyId, wrapped] = sent.header!.split('.');
  const { data } = sent.body as { data: string };
  const altered: Record<string, Partial<SentEnvelope>> = {
    'the wrapped key': { header: `${keyId}.${alter(wrapped!, 100)}` },
    'the iv': { body: { data: alter(data, 0) } },
    'the ciphertext': { body: { data: alter(data, 20) } },
    'the tag': { body: { data: alter(data, -1) } },
    'the path': { path: '/api/identity/logout' },
    'the method': { method: 'PUT' },
  };
  for (const [part, change] of Object.entries(altered)) {
    expect(await send({ ...sent, ...change }), part).toEqual(refusal('call.encryption_broken'));
  }
  expect((await send(sent)).ok).toBe(true);
});

test('a call counts up to 120 seconds before and after its time, and no longer', async () => {
  expect((await send(await sealIt({ at: later(-120_000) }))).ok).toBe(true);
  expect((await send(await sealIt({ at: later(120_000) }))).ok).toBe(true);
  const stale = refusal('call.encryption_stale');
  expect(await send(await sealIt({ at: later(-120_001) }))).toEqual(stale);
  expect(await send(await sealIt({ at: later(120_001) }))).toEqual(stale);
});

test('an expired challenge is stale and a forged one is broken', async () => {
  const opened = await openIt();
  const forged = createChallenges('another secret, also of some length').make(
    clock.now(),
    randomBytes(16),
  );
  const seal = async (challenge: string) => ({
    ...target,
    ...(await sealEnvelope({ ...opened, challenge }, { ...target, body: {}, at: clock.now() })),
  });
  expect(await send(await seal(forged.challenge))).toEqual(refusal('call.encryption_broken'));
  clock.advance(120_001);
  expect(await send(await seal(opened.challenge))).toEqual(refusal('call.encryption_stale'));
});

test('a key that nobody made is unknown', async () => {
  const sent = await sealIt();
  const [keyId, wrapped] = sent.header!.split('.');
  const otherId = `${keyId!.slice(0, -1)}${keyId!.endsWith('0') ? '1' : '0'}`;
  const outcome = await send({ ...sent, header: `${otherId}.${wrapped}` });
  expect(outcome).toEqual(refusal('call.encryption_key_unknown'));
});

test('without a header encryption is required', async () => {
  const outcome = await send({ ...target, header: undefined, body: secret });
  expect(outcome).toEqual(refusal('call.encryption_required'));
});

test('garbage of all kinds is refused and never throws', async () => {
  const sent = await sealIt();
  const { data } = sent.body as { data: string };
  const headers = ['', '.', 'x.y', sent.header!.slice(1), `${sent.header}A`, 'x'.repeat(100_000)];
  const bodies = [
    undefined,
    null,
    7,
    'text',
    [],
    {},
    { data: 7 },
    { data: '' },
    { data: 'AAAA' },
    { data: '***' },
    { data: `${data}=` },
    { data, more: true },
    { data: 'A'.repeat(128 * 1024 + 1) },
    { data: { data } },
  ];
  const broken = refusal('call.encryption_broken');
  for (const header of headers) expect(await send({ ...sent, header }), header).toEqual(broken);
  for (const body of bodies) {
    expect(await send({ ...sent, body }), JSON.stringify(body)?.slice(0, 40)).toEqual(broken);
  }
});

test('a well sealed envelope with garbage inside is broken', async () => {
  const opened = await openIt();
  const at = clock.now().toISOString();
  const { challenge } = opened;
  const plains = [
    '',
    'not json',
    'null',
    '[]',
    '{}',
    JSON.stringify({ challenge, at: 'yesterday', body: {} }),
    JSON.stringify({ challenge, at: Date.parse(at), body: {} }),
    JSON.stringify({ challenge: 7, at, body: {} }),
    JSON.stringify({ challenge, at }),
    JSON.stringify({ challenge: 'x'.repeat(201), at, body: {} }),
    JSON.stringify({ challenge, at, body: {}, more: true }),
  ].map((text) => Buffer.from(text));
  for (const plain of [...plains, Buffer.from([0xff, 0xfe, 0x7b])]) {
    const sent = { ...target, ...(await sealPlain(opened, target, plain)) };
    expect(await send(sent), plain.toString()).toEqual(refusal('call.encryption_broken'));
  }
});

test('spent challenges are forgotten only when all nodes refuse them as too old', async () => {
  await pruneChallenges(database, later(3_600_000));
  const sent = await sealIt();
  expect((await send(sent)).ok).toBe(true);
  expect(await pruneChallenges(database, later(120_000 + 600_000))).toBe(0);
  expect(await pruneChallenges(database, later(120_000 + 600_001))).toBe(1);
});
