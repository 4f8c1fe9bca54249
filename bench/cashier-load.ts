/** Makes the cashier's calls over HTTP, in a process of its own: callbacks of gateways, wishes of members. */
import { randomBytes } from 'node:crypto';
import { createChallenges } from '@maneki/server/platform/encryption/challenge';
import { sealEnvelope } from '@maneki/server/platform/encryption/testing/seal-envelope';
import { writeQuestion } from './call-prepared.ts';
import { accountIdOf, DIGITS, gatewayOf, orderNoOf, tokenOf } from './cashier-members.ts';
import { serveLoads } from './load-process.ts';
import { MASTER_SECRET } from './provider-keys.ts';
import { signCallback } from './sign-callback.ts';

export type CashierLoad = {
  readonly port: number;
  readonly connections: number;
  readonly seconds: number;
  /** How many calls are made ready, sent in order. */
  readonly count: number;
  readonly call:
    | { readonly kind: 'deposit'; readonly run: number }
    | {
        readonly kind: 'withdrawal';
        /** The number of the first member; each asks once. */
        readonly from: number;
        readonly key: { readonly keyId: string; readonly publicKey: string };
      };
};

const write = (load: CashierLoad): Buffer[] | Promise<Buffer[]> => {
  const { call } = load;
  const places = Array.from({ length: load.count }, (_, place) => place);
  if (call.kind === 'deposit')
    return places.map((place) => {
      const signed = signCallback(gatewayOf(place), orderNoOf(call.run, place));
      return writeQuestion({ port: load.port, ...signed });
    });
  return Promise.all(places.map((place) => writeWish(load.port, call.key, call.from + place)));
};

const challenges = createChallenges(MASTER_SECRET);

/** Sealed as a browser seals it. Each member has an address of their own, as members have. */
async function writeWish(
  port: number,
  key: { readonly keyId: string; readonly publicKey: string },
  number: number,
): Promise<Buffer> {
  const path = '/api/cashier/withdrawals';
  const at = new Date();
  const { challenge } = challenges.make(at, randomBytes(16));
  const body = { accountId: accountIdOf(number), amount: '2000', paymentPassword: DIGITS };
  const sealed = await sealEnvelope({ ...key, challenge }, { method: 'POST', path, body, at });
  const headers = {
    'content-type': 'application/json',
    cookie: `session=${tokenOf(number)}`,
    encryption: sealed.header,
    'idempotency-key': `a-wish-of-member-${number}`,
    'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
  };
  return writeQuestion({ port, path, headers, body: JSON.stringify(sealed.body) });
}

serveLoads(write);
