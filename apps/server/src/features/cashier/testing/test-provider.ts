import {
  PAYMENT_HEADERS,
  PAYMENT_PATH,
  paymentSignatures,
} from '@maneki/contract/payments/signature';
import { SECOND_MS } from '@maneki/kernel/clock';
import { drawNonce } from '#platform/secrets/secrets';
import type { TestServer } from '#testing/test-server';
import type { Collection, PaymentProvider } from '../gateways/payment-provider.ts';
import type { ConfiguredProvider } from '../gateways/provider-registry.ts';

export type CollectAnswer = Awaited<ReturnType<PaymentProvider['collect']>>;

/** A provider that a test speaks for: it notes what it is asked, and answers as it is told to. */
export type TestProvider = ConfiguredProvider & {
  readonly collected: Collection[];
  /** What it says of the next collections. */
  answer: (collection: Collection) => CollectAnswer;
};

const QUOTE_MS = 20 * 60 * SECOND_MS;
/** Two hundred yen, pesos or whatever for one coin. */
const RATE_MINOR = 200;

export function openCollection(now: Date) {
  return ({ orderNo, amountMinor, coin }: Collection): CollectAnswer => ({
    status: 'OPEN',
    instructions: {
      providerRef: `ref-${orderNo}`,
      payUrl: coin ? null : `/test-pay/${orderNo}`,
      qrText: null,
      accountNo: coin ? 'TAddressOfATest' : null,
      accountName: null,
      bankName: null,
      coin: coin
        ? {
            ...coin,
            amount: String(Number(amountMinor) / RATE_MINOR),
            quoteUntil: new Date(now.getTime() + QUOTE_MS),
          }
        : null,
    },
  });
}

export function createTestProvider(
  given: { readonly code?: string; readonly isTest?: boolean; readonly now?: Date } = {},
): TestProvider {
  const { code = 'sandbox', isTest = true, now = new Date('2030-01-01T12:00:00Z') } = given;
  const provider: TestProvider = {
    code,
    isTest,
    key: { id: `${code}-key`, secret: 'a secret of a test that nobody else knows' },
    collected: [],
    answer: openCollection(now),
    provider: {
      async collect(collection) {
        provider.collected.push(collection);
        return provider.answer(collection);
      },
      payOut: async () => ({ status: 'SILENT' }),
      findPayout: async () => ({ status: 'SILENT' }),
    },
  };
  return provider;
}

/** Tells the platform something as the provider would, over HTTP and signed. */
export async function tell(
  server: Pick<TestServer, 'app' | 'clock'>,
  { key }: Pick<ConfiguredProvider, 'key'>,
  notice: object,
  overrides: {
    readonly callback?: 'deposit' | 'payout';
    readonly time?: string;
    readonly nonce?: string;
    readonly keyId?: string;
    readonly sign?: string;
    readonly bodySent?: string;
  } = {},
): Promise<{
  status: number;
  body: { status: string; final: boolean; field?: string };
  isSigned: boolean;
}> {
  const path = `${PAYMENT_PATH}${overrides.callback ?? 'deposit'}`;
  const body = JSON.stringify(notice);
  const time = overrides.time ?? String(server.clock.now().getTime());
  const nonce = overrides.nonce ?? drawNonce();
  const signed = { secret: key.secret, path, time, nonce, body };
  const answer = await server.app.inject({
    method: 'POST',
    url: path,
    headers: {
      'content-type': 'application/json',
      [PAYMENT_HEADERS.key]: overrides.keyId ?? key.id,
      [PAYMENT_HEADERS.time]: time,
      [PAYMENT_HEADERS.nonce]: nonce,
      [PAYMENT_HEADERS.sign]:
        overrides.sign ?? paymentSignatures.signRequest({ ...signed, method: 'POST' }),
    },
    payload: overrides.bodySent ?? body,
  });
  const reply = {
    ...signed,
    status: answer.statusCode,
    time: String(answer.headers[PAYMENT_HEADERS.time] ?? ''),
    body: answer.body,
  };
  const sign = String(answer.headers[PAYMENT_HEADERS.sign] ?? '');
  const isSigned = paymentSignatures.verifyReply(reply, sign);
  return { status: answer.statusCode, body: answer.json(), isSigned };
}
