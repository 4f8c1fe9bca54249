import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { PROVEN_CODE, PROVER } from './prover-facts.ts';

/** Firebase as far as it proves phone numbers: every number gets the same code, and no message is sent. */
export async function startPhoneProver() {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const keys = [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }];
  const sign = (mobile: string) =>
    new SignJWT({ phone_number: mobile, auth_time: Math.floor(Date.now() / 1_000) - 1 })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .setIssuer(`https://securetoken.google.com/${PROVER.projectId}`)
      .setAudience(PROVER.projectId)
      .setSubject(mobile)
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(privateKey);

  const numbers = new Map<string, string>();
  const answers: Readonly<Record<string, (sent: Sent) => Promise<object | undefined>>> = {
    '/keys': async () => ({ keys }),
    '/v1/recaptchaParams': async () => ({ recaptchaSiteKey: PROVER.siteKey }),
    '/v1/accounts:sendVerificationCode': async ({ phoneNumber = '', recaptchaToken }) => {
      if (recaptchaToken !== PROVER.solution) return undefined;
      const sessionInfo = randomUUID();
      numbers.set(sessionInfo, phoneNumber);
      return { sessionInfo };
    },
    '/v1/accounts:signInWithPhoneNumber': async ({ sessionInfo = '', code }) => {
      const number = numbers.get(sessionInfo);
      if (!number || code !== PROVEN_CODE) return undefined;
      // A code counts once.
      numbers.delete(sessionInfo);
      return { idToken: await sign(number) };
    },
  };
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://prover.invalid');
    const sent = request.method === 'POST' ? ((await json(request)) as Sent) : {};
    const isAsked = request.method !== 'OPTIONS';
    const answer = isAsked ? await answers[pathname]?.(sent) : {};
    response
      .writeHead(answer ? 200 : 400, {
        'access-control-allow-origin': '*',
        'access-control-allow-headers': 'content-type',
        'content-type': 'application/json',
      })
      .end(JSON.stringify(answer ?? { error: { message: 'INVALID_CODE' } }));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, close: () => server.close() };
}

type Sent = Readonly<Record<string, string | undefined>>;
