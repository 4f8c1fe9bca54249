import { callEndpoints } from '@maneki/contract/call/endpoints';
import type { RequestOf } from '@maneki/contract/contract';
import type { Endpoint } from '@maneki/contract/endpoint';
import { identityEndpoints } from '@maneki/contract/identity/endpoints';
import { sealEnvelope } from '#platform/encryption/testing/seal-envelope';
import { prove } from '#testing/send-call';
import { CAPTCHA_ANSWER } from '#testing/test-outside';
import type { TestServer } from '#testing/test-server';

export type Reply = {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks at whatever came back
  readonly body: any;
  readonly headers: Readonly<Record<string, unknown>>;
};

type LoginInput = Partial<RequestOf<typeof identityEndpoints.login>>;

/** Somebody at an address of their own, whose browser keeps cookies from one call to the next. */
export type Visitor = {
  readonly address: string;
  readonly cookies: Map<string, string>;
  send<E extends Endpoint>(endpoint: E, input: RequestOf<E>): Promise<Reply>;
  logIn(username: string, password: string, more?: LoginInput): Promise<Reply>;
  /** The same, with a picture read beforehand. */
  logInReading(username: string, password: string, more?: LoginInput): Promise<Reply>;
  readPicture(): Promise<{ captcha: string; captchaId: string }>;
};

let visitors = 0;

export function createVisitor(
  { app, clock }: Pick<TestServer, 'app' | 'clock'>,
  options: { address?: string; headers?: Record<string, string> } = {},
): Visitor {
  visitors += 1;
  const address = options.address ?? `198.18.${visitors >> 8}.${visitors & 255}`;
  const cookies = new Map<string, string>();
  const inject = async (endpoint: Endpoint, payload: object | undefined, encryption?: string) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const place = { 'x-forwarded-for': address, ...options.headers };
    const answer = await app.inject({
      method: endpoint.method,
      url: `/api${endpoint.path}`,
      headers: {
        'sec-fetch-site': 'same-origin',
        ...(await prove(app, endpoint, place)),
        ...(cookie ? { cookie } : {}),
        ...(encryption ? { encryption } : {}),
        ...place,
      },
      ...(payload && endpoint.method !== 'GET' ? { payload } : {}),
    });
    for (const { name, value } of answer.cookies) {
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
  };

  const visitor: Visitor = {
    address,
    cookies,
    async send(endpoint, input) {
      if (!endpoint.encrypted) return inject(endpoint, input as object);
      const opened = await inject(callEndpoints.openEncryption, undefined);
      if (opened.status !== 200) throw new Error(`nothing to seal with: ${JSON.stringify(opened)}`);
      const sealed = await sealEnvelope(opened.body.value, {
        method: endpoint.method,
        path: `/api${endpoint.path}`,
        body: input,
        at: clock.now(),
      });
      return inject(endpoint, sealed.body, sealed.header);
    },
    logIn: (username, password, more = {}) =>
      visitor.send(identityEndpoints.login, { type: 'username', username, password, ...more }),
    async logInReading(username, password, more = {}) {
      return visitor.logIn(username, password, { ...(await visitor.readPicture()), ...more });
    },
    async readPicture() {
      const { body } = await visitor.send(identityEndpoints.getCaptcha, {});
      return { captcha: CAPTCHA_ANSWER, captchaId: body.value.id };
    },
  };
  return visitor;
}
