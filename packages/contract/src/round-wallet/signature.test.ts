import { createHash, createHmac, createSecretKey } from 'node:crypto';
import { expect, test } from 'vitest';
import { signReply, signRequest, verifyReply, verifyRequest } from './signature.ts';

// The worked example of docs/round-wallet.md.
const SECRET = 'c2VjcmV0IG9mIHRoZSB3b3JrZWQgZXhhbXBsZSE';
const request = {
  secret: SECRET,
  method: 'POST',
  path: '/rw/v1/ping',
  time: '1893499200000',
  nonce: '000102030405060708090a0b0c0d0e0f',
  body: '{}',
};
const reply = {
  secret: SECRET,
  status: 200,
  path: '/rw/v1/ping',
  time: '1893499200007',
  nonce: '000102030405060708090a0b0c0d0e0f',
  body: '{"status":"OK","final":true,"retryAfterMs":null,"time":1893499200007}',
};

test('a request and its reply are signed as the documents show', () => {
  expect(signRequest(request)).toBe(
    'v1=916319bf1cc3942da64237e065d28b6be809239423a2129d1d551ca9c79eaa2a',
  );
  expect(signReply(reply)).toBe(
    'v1=1d5fc962fb32fe300e01bcd12838ab1a22364c831c12b4287ff11688ebf2c24d',
  );
});

test('the signature is what the protocol says, word for word', () => {
  const digest = createHash('sha256').update('{}').digest('hex');
  const text = ['RW1', 'POST', request.path, request.time, request.nonce, digest].join('\n');
  const expected = createHmac('sha256', SECRET).update(text).digest('hex');
  expect(signRequest(request)).toBe(`v1=${expected}`);
});

test('bytes and a prepared key sign alike', () => {
  const prepared = { ...request, secret: createSecretKey(Buffer.from(SECRET)) };
  expect(signRequest({ ...prepared, body: Buffer.from('{}') })).toBe(signRequest(request));
});

test.each([
  ['secret', 'another secret'],
  ['method', 'PUT'],
  ['path', '/rw/v1/bet'],
  ['time', '1893499200001'],
  ['nonce', '000102030405060708090a0b0c0d0e0e'],
  ['body', '{ }'],
])('a request with another %s does not verify', (field, value) => {
  const signature = signRequest(request);
  expect(verifyRequest(request, signature)).toBe(true);
  expect(verifyRequest({ ...request, [field]: value }, signature)).toBe(false);
});

test('a reply does not verify under another status, nor as the answer to another request', () => {
  const signature = signReply(reply);
  expect(verifyReply(reply, signature)).toBe(true);
  expect(verifyReply({ ...reply, status: 402 }, signature)).toBe(false);
  expect(verifyReply({ ...reply, nonce: 'f'.repeat(32) }, signature)).toBe(false);
});

test.each(['', 'v1=', 'v2=00', `v1=${'0'.repeat(64)}`, 'v1=é'])(
  'a signature that says "%s" does not verify',
  (signature) => {
    expect(verifyRequest(request, signature)).toBe(false);
  },
);
