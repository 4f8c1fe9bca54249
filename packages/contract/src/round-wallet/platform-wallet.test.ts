import { fixedClock } from '@maneki/testkit/fixed-clock';
import { expect, test } from 'vitest';
import { type CallPlatform, createWallet } from './platform-wallet.ts';
import { signReply } from './signature.ts';

const clock = fixedClock('2030-01-01T12:00:00Z');
const nothing = () => {};
const drawNonce = () => '000102030405060708090a0b0c0d0e0f';
const log = { info: nothing, warn: nothing, error: nothing };
const key = { id: 'house-1', secret: 'a secret of the two' };

/** A platform that signs whatever it is told to say. */
const saying =
  (body: object, { status = 200, secret = key.secret } = {}): CallPlatform =>
  async (path, headers) => {
    const [nonce, time, text] = [headers['rw-nonce']!, '1', JSON.stringify(body)];
    const sign = signReply({ secret, status, path, time, nonce, body: text });
    return { status, headers: { 'rw-time': time, 'rw-sign': sign }, body: text };
  };

const ask = (callPlatform: CallPlatform) =>
  createWallet({ callPlatform, key, clock, log, drawNonce }).call('ping', {});

test('a signed final answer is told with its balance', async () => {
  const answer = await ask(saying({ status: 'OK', outcome: 'APPLIED', balance: '12.34' }));
  expect(answer).toMatchObject({
    kind: 'final',
    code: 'OK',
    outcome: 'APPLIED',
    balance: 123_400n,
  });
});

test.each(['STALE', 'NONCE_REUSED', 'BAD_REQUEST', 'RATE_LIMITED', 'TEMPORARY', 'REF_NOT_FOUND'])(
  '%s says nothing about what was asked for',
  async (status) => {
    expect(await ask(saying({ status }))).toEqual({ kind: 'unknown', code: status });
  },
);

test('an answer that another signed, or nobody, tells nothing', async () => {
  const forged = await ask(saying({ status: 'OK' }, { secret: 'another secret' }));
  expect(forged).toEqual({ kind: 'unknown', code: 'OK' });
  const plain = await ask(async () => ({ status: 200, headers: {}, body: '{"status":"OK"}' }));
  expect(plain.kind).toBe('unknown');
  const words = await ask(async () => ({ status: 502, headers: {}, body: '<html>' }));
  expect(words).toEqual({ kind: 'unknown', code: undefined });
});

test('a line that breaks, and a wait that is over, tell nothing', async () => {
  const broken = await ask(async () => {
    throw new Error('cut');
  });
  expect(broken).toEqual({ kind: 'unknown', code: undefined });
  const callPlatform = () => new Promise<never>(() => {});
  const silent = createWallet({ callPlatform, key, clock, log, drawNonce });
  expect(await silent.call('ping', {}, AbortSignal.abort())).toMatchObject({ kind: 'unknown' });
});
