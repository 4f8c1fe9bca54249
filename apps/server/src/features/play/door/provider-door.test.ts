import { createSecretKey } from 'node:crypto';
import { ROUND_WALLET_CODES } from '@maneki/contract/round-wallet/codes';
import { type RoundWalletCall, roundWalletRequests } from '@maneki/contract/round-wallet/schemas';
import { fixedClock } from '@maneki/testkit/fixed-clock';
import { expect, test } from 'vitest';
import { countInProcess, type Limit } from '#platform/limits/limits';
import { createTestLog } from '#platform/metrics/testing/test-log';
import { createNonces } from '#platform/signed-calls/nonces';
import { isSignedReply, type SignedCall, signCall } from '../testing/sign-call.ts';
import type { DoorAnswer, DoorCalls } from './door-calls.ts';
import { createProviderDoor } from './provider-door.ts';

const key = { keyId: 'acme-1', secret: 'a secret that only the provider has' };
const stranger = { keyId: 'acme-2', secret: 'what nobody was given' };
const PLAYER = '01890000-0000-7000-8000-000000000001';
const SESSION = '01890000-0000-7000-8000-000000000002';
const bet = {
  playerId: PLAYER,
  txId: 'tx-1',
  roundId: 'round-1',
  sessionId: SESSION,
  gameId: 'lucky-cat',
  amount: '12.5',
  currency: 'JPY',
};

/** A door with a room behind it that only notes who came in. */
function openDoor({ limit, answer }: { limit?: Limit; answer?: () => Promise<DoorAnswer> } = {}) {
  const clock = fixedClock('2030-01-01T12:00:00Z');
  const log = createTestLog();
  const entered: { call: string; asked: Record<string, unknown> }[] = [];
  const calls = Object.fromEntries(
    Object.keys(roundWalletRequests).map((call) => [
      call,
      async (asked: Record<string, unknown>) => {
        entered.push({ call, asked });
        return answer?.() ?? { status: 'OK', balance: 1_234_500n, currency: 'JPY' };
      },
    ]),
  ) as unknown as DoorCalls;
  const provider = {
    id: key.keyId,
    providerCode: 'acme',
    secret: createSecretKey(Buffer.from(key.secret)),
  };
  const door = createProviderDoor({
    health: { tell: () => {} },
    clock,
    log,
    providers: { findKey: (id) => (id === key.keyId ? provider : undefined) },
    nonces: createNonces(),
    limiter: countInProcess(clock),
    metrics: { countRefusedLimit: () => {} },
    calls,
    limit,
  });
  const send = async (call: RoundWalletCall, signed: SignedCall) => {
    const reply = await door({ call, headers: signed.headers, body: signed.body });
    const isSigned = isSignedReply(key, signed, reply);
    return { http: reply.status, isSigned, ...JSON.parse(reply.body) };
  };
  const sign = (body: unknown = bet, other: { at?: Date; nonce?: string } = {}) =>
    signCall(key, 'bet', { body, at: clock.now(), ...other });
  return { clock, log, entered, send, sign };
}

test('a genuine call comes in, with its amounts as ledger units, and the answer is signed', async () => {
  const { send, sign, entered, clock } = openDoor();
  expect(await send('bet', sign())).toEqual({
    http: 200,
    isSigned: true,
    status: 'OK',
    final: true,
    retryAfterMs: null,
    balance: '123.45',
    currency: 'JPY',
  });
  const asked = { ...bet, amount: 125_000n, providerCode: 'acme', now: clock.now() };
  expect(entered).toEqual([{ call: 'bet', asked }]);
});

test('a forged signature is refused, and the refusal is not signed', async () => {
  const { send, entered, clock } = openDoor();
  const forged = signCall({ ...stranger, keyId: key.keyId }, 'bet', { body: bet, at: clock.now() });
  const answer = await send('bet', forged);
  expect(answer).toMatchObject({ http: 401, status: 'BAD_SIGN', final: true, isSigned: false });
  expect(entered).toEqual([]);
});

test('an unknown key is refused as a forged signature is', async () => {
  const { send, entered, clock } = openDoor();
  const answer = await send('bet', signCall(stranger, 'bet', { body: bet, at: clock.now() }));
  expect(answer).toMatchObject({ http: 401, status: 'BAD_SIGN', isSigned: false });
  expect(entered).toEqual([]);
});

test.each([
  ['rw-key', 'acme-3'],
  ['rw-time', '1893499200001'],
  ['rw-nonce', 'f'.repeat(32)],
  ['rw-sign', `v1=${'0'.repeat(64)}`],
])('a call whose %s was altered on the way is refused', async (header, value) => {
  const { send, sign, entered } = openDoor();
  const signed = sign();
  const altered = { ...signed, headers: { ...signed.headers, [header]: value } };
  expect(await send('bet', altered)).toMatchObject({ http: 401, status: 'BAD_SIGN' });
  const { [header]: _, ...without } = signed.headers;
  expect(await send('bet', { ...signed, headers: without })).toMatchObject({ status: 'BAD_SIGN' });
  expect(entered).toEqual([]);
  expect(await send('bet', signed)).toMatchObject({ status: 'OK' });
});

test('a call whose body was altered, or that was sent to another path, is refused', async () => {
  const { send, sign, entered } = openDoor();
  const body = Buffer.from(JSON.stringify({ ...bet, amount: '12.6' }));
  expect(await send('bet', { ...sign(), body })).toMatchObject({ status: 'BAD_SIGN' });
  expect(await send('play', sign())).toMatchObject({ status: 'BAD_SIGN' });
  expect(entered).toEqual([]);
});

test.each([-1, 1])('a call is fresh for 300 seconds and not a moment longer (%i)', async (side) => {
  const { send, sign, clock } = openDoor();
  const off = (ms: number) => ({ at: new Date(clock.now().getTime() + side * ms) });
  expect(await send('bet', sign(bet, off(300_000)))).toMatchObject({ status: 'OK' });
  const stale = await send('bet', sign(bet, off(300_001)));
  expect(stale).toMatchObject({ http: 401, status: 'STALE', final: true, isSigned: true });
});

test('a forged call that is stale is told so, but nothing is signed for it', async () => {
  const { send, clock } = openDoor();
  const at = new Date(clock.now().getTime() - 300_001);
  const forged = signCall({ ...stranger, keyId: key.keyId }, 'bet', { body: bet, at });
  expect(await send('bet', forged)).toMatchObject({ status: 'STALE', isSigned: false });
});

test.each(['soon', '', '1e12', '-1', '0x1', '1893499200000.5'])(
  'a time of "%s" is not one',
  async (time) => {
    const { send, sign, entered } = openDoor();
    const signed = sign();
    const headers = { ...signed.headers, 'rw-time': time };
    expect(await send('bet', { ...signed, headers })).toMatchObject({ http: 401 });
    expect(entered).toEqual([]);
  },
);

test('a call that is replayed is refused; a retry with a new nonce comes in', async () => {
  const { send, sign, entered } = openDoor();
  const signed = sign();
  expect(await send('bet', signed)).toMatchObject({ status: 'OK' });
  const replayed = await send('bet', signed);
  expect(replayed).toMatchObject({ http: 409, status: 'NONCE_REUSED', isSigned: true });
  expect(await send('bet', sign())).toMatchObject({ status: 'OK' });
  expect(entered).toHaveLength(2);
});

test.each(['', 'a'.repeat(31), 'a'.repeat(33), 'g'.repeat(32), 'A'.repeat(32)])(
  'a nonce of "%s" is not 128 bits of hex',
  async (nonce) => {
    const { send, sign } = openDoor();
    const answer = await send('bet', sign(bet, { nonce }));
    expect(answer).toMatchObject({ http: 400, status: 'BAD_REQUEST', field: 'RW-Nonce' });
  },
);

test('a provider that asks too often is put off, and let in again later', async () => {
  const { send, sign, clock } = openDoor({ limit: { calls: 2, perSeconds: 10 } });
  for (let calls = 0; calls < 2; calls += 1) await send('bet', sign());
  const refused = await send('bet', sign());
  expect(refused).toMatchObject({
    http: 429,
    status: 'RATE_LIMITED',
    final: false,
    isSigned: true,
  });
  expect(refused.retryAfterMs).toBeGreaterThan(0);
  clock.advance(10_000);
  expect(await send('bet', sign())).toMatchObject({ status: 'OK' });
});

test.each([
  ['a number', 12.5],
  ['a whole number', 12],
  ['an exponent', '1e3'],
  ['a negative amount', '-1'],
  ['nothing at all', '0'],
  ['five decimals', '0.00001'],
  ['a plus sign', '+1'],
  ['a comma', '1,000'],
  ['blanks', ' 1'],
  ['leading zeros', '01'],
  ['no digit before the point', '.5'],
  ['other digits', '１２'],
  ['not a number', 'NaN'],
  ['more than a column holds', '922337203685477.5808'],
  ['more than one call may move', '10000000000000.0001'],
  ['null', null],
])('a stake that is %s is refused by name', async (_, amount) => {
  const { send, sign, entered } = openDoor();
  const answer = await send('bet', sign({ ...bet, amount }));
  expect(answer).toMatchObject({ http: 400, status: 'BAD_REQUEST', field: 'amount', final: true });
  expect(answer.isSigned).toBe(true);
  expect(entered).toEqual([]);
});

test('the largest amount and the smallest come in', async () => {
  const { send, sign } = openDoor();
  for (const amount of ['10000000000000', '0.0001'])
    expect(await send('bet', sign({ ...bet, amount }))).toMatchObject({ status: 'OK' });
});

test.each(['JPY', 'JPY.PLAY', 'JPY.DEMO'])('a currency of "%s" comes in', async (currency) => {
  const { send, sign } = openDoor();
  expect(await send('bet', sign({ ...bet, currency }))).toMatchObject({ status: 'OK' });
});

test.each(['jpy', 'JP', 'JPYX', 'JPY.play', 'JPY.PLAY ', 'JPY.REAL', 'JPY.DEMO.PLAY', ''])(
  'a currency of "%s" has no such form',
  async (currency) => {
    const { send, sign } = openDoor();
    const answer = await send('bet', sign({ ...bet, currency }));
    expect(answer).toMatchObject({ status: 'BAD_REQUEST', field: 'currency' });
  },
);

test.each([
  ['no JSON', '{"playerId":', 'body'],
  ['nothing', '', 'body'],
  ['a list', '[]', 'body'],
  ['a text that no database keeps', JSON.stringify({ ...bet, selection: 'a\0b' }), 'body'],
  ['an unknown field', JSON.stringify({ ...bet, admin: true }), 'admin'],
  ['a field too few', JSON.stringify({ ...bet, roundId: undefined }), 'roundId'],
])('a body with %s is refused, signed', async (_, body, field) => {
  const { send, sign, entered } = openDoor();
  const answer = await send('bet', sign(body));
  expect(answer).toMatchObject({ http: 400, status: 'BAD_REQUEST', field, isSigned: true });
  expect(entered).toEqual([]);
});

test('a correction without a reason that can be read is refused by name', async () => {
  const { send, entered, clock } = openDoor();
  const { playerId, roundId } = bet;
  const body = { playerId, roundId, txId: 'c', betTxId: 'b', amount: '1', reason: ' ' };
  const answer = await send('resettle', signCall(key, 'resettle', { body, at: clock.now() }));
  expect(answer).toMatchObject({ http: 400, status: 'BAD_REQUEST', field: 'reason' });
  expect(entered).toEqual([]);
});

test('a bug or a lost database is temporary, signed, and told to the log', async () => {
  const answer = async () => {
    throw new Error('the database is gone');
  };
  const { send, sign, log } = openDoor({ answer });
  expect(await send('bet', sign())).toMatchObject({
    http: 503,
    status: 'TEMPORARY',
    final: false,
    retryAfterMs: 1_000,
    isSigned: true,
  });
  expect(log.lines).toMatchObject([{ level: 'error' }]);
});

test('every code travels with its own status and finality', async () => {
  for (const status of Object.keys(ROUND_WALLET_CODES) as (keyof typeof ROUND_WALLET_CODES)[]) {
    const { send, sign } = openDoor({ answer: async () => ({ status }) });
    const { status: http, isFinal, retryAfterMs } = ROUND_WALLET_CODES[status];
    const told = { http, status, final: isFinal, retryAfterMs, isSigned: true };
    expect(await send('bet', sign())).toEqual(told);
  }
});
