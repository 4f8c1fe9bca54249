import { PAYMENT_HEADERS, paymentSignatures } from '@maneki/contract/payments/signature';
import { fixedClock } from '@maneki/testkit/fixed-clock';
import { expect, test } from 'vitest';
import { createHttpGateway } from './http-gateway.ts';
import type { Collection } from './payment-provider.ts';

const key = { id: 'acme-1', secret: 'a secret that only the two of them know' };
const clock = fixedClock('2030-01-01T12:00:00Z');
const log = { warn: () => {} };

type Answer = {
  readonly status?: number;
  readonly body: object | string;
  readonly secret?: string;
};

/** A gateway whose provider answers so, and what the provider was asked. */
function answering(answer: Answer | Error) {
  const asked: { path: string; body: unknown; isSigned: boolean }[] = [];
  const carry: typeof fetch = async (input, init) => {
    const { pathname: path } = new URL(String(input));
    const headers = new Headers(init?.headers);
    const [time, nonce] = [PAYMENT_HEADERS.time, PAYMENT_HEADERS.nonce].map(
      (name) => headers.get(name) ?? '',
    );
    const body = String(init?.body);
    const signed = { secret: key.secret, path, time: time!, nonce: nonce!, body, method: 'POST' };
    const isSigned = paymentSignatures.verifyRequest(signed, headers.get(PAYMENT_HEADERS.sign)!);
    asked.push({ path, body: JSON.parse(body), isSigned });
    if (answer instanceof Error) throw answer;
    const { status = 200, secret = key.secret } = answer;
    const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
    const reply = { secret, status, path, time: time!, nonce: nonce!, body: text };
    return new Response(text, {
      status,
      headers: {
        [PAYMENT_HEADERS.time]: time!,
        [PAYMENT_HEADERS.sign]: paymentSignatures.signReply(reply),
      },
    });
  };
  const baseUrl = 'https://pay.acme.example/maneki/';
  return { gateway: createHttpGateway({ baseUrl, key, clock, log, fetch: carry }), asked };
}

const collection: Collection = {
  orderNo: 'D3001010000000001',
  method: 'QR',
  currency: 'JPY',
  amountMinor: 3_000n,
  reference: 'ABC234',
  payerName: null,
  expiresAt: new Date('2030-01-01T12:15:00Z'),
};

const OPEN = {
  status: 'OPEN',
  providerRef: 'r-1',
  payUrl: 'https://pay.acme.example/p/1',
  qrText: null,
  accountNo: null,
  accountName: null,
  bankName: null,
  coin: null,
};

test('[CASH-2] a collection is asked for, signed, and how to pay is read from the reply', async () => {
  const { gateway, asked } = answering({ body: OPEN });
  const { status, ...instructions } = OPEN;
  expect(await gateway.collect(collection)).toEqual({ status, instructions });
  expect(asked).toMatchObject([
    {
      path: '/maneki/pay/v1/collect',
      isSigned: true,
      body: {
        orderNo: collection.orderNo,
        amountMinor: '3000',
        expiresAt: '2030-01-01T12:15:00.000Z',
      },
    },
  ]);
});

test('[CASH-2] a signed no is a no', async () => {
  const { gateway } = answering({ body: { status: 'REFUSED', reason: 'too many' } });
  expect(await gateway.collect(collection)).toEqual({ status: 'REFUSED', reason: 'too many' });
});

test.each([
  [
    'is not signed by the provider',
    { body: OPEN, secret: 'another secret than the one of the two' },
  ],
  ['has another status', { status: 500, body: OPEN }],
  ['cannot be read', { body: 'nonsense' }],
  ['leads nowhere', { body: { ...OPEN, payUrl: 'javascript:alert(1)' } }],
  ['leads to another host by a path', { body: { ...OPEN, payUrl: '//elsewhere.example' } }],
  ['is far too long', { body: { ...OPEN, more: 'x'.repeat(20_000) } }],
  ['never comes', new Error('timed out')],
])('[CASH-2] a reply that %s is silence', async (_, answer) => {
  const { gateway } = answering(answer);
  expect(await gateway.collect(collection)).toEqual({ status: 'SILENT' });
  expect(await gateway.findPayout('W3001010000000001')).toEqual({ status: 'SILENT' });
});

test('[CASH-2] what became of a payout is the provider’s word', async () => {
  for (const body of [
    { status: 'PAID', providerRef: 'p-1' },
    { status: 'PENDING', providerRef: 'p-1' },
    { status: 'FAILED', reason: 'the account is closed' },
    { status: 'NOT_SEEN' },
  ])
    expect(await answering({ body }).gateway.findPayout('W3001010000000001')).toEqual(body);
});
