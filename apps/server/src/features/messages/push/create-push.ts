import { SECOND_MS } from '@maneki/kernel/clock';
import { createVapid, deriveVapidKey, type Vapid } from '#platform/encryption/vapid';
import { isPushAddress, PUSH_SERVICES } from './push-address.ts';

/** A message on its way to a push service, and what that says. */
export type PostPush = (
  endpoint: string,
  message: { readonly headers: Readonly<Record<string, string>>; readonly body: Uint8Array },
) => Promise<{ readonly status: number; readonly retryAfter: string | null }>;

export type PushOptions = {
  /** 32 bytes; without any they follow from the master secret. */
  readonly privateKey?: Uint8Array | undefined;
  /** Who answers for what is sent, as a `mailto:` or `https:` address; else each merchant's own site. */
  readonly subject?: string | undefined;
  /** Hosts of push services, `*.` before one for all below it. */
  readonly services?: readonly string[] | undefined;
  readonly post?: PostPush | undefined;
};

/** How notifications leave. */
export type Push = {
  readonly vapid: Vapid;
  /** Whether its key was set, rather than made from the master secret. */
  readonly isKeyOwn: boolean;
  readonly subject: string | undefined;
  readonly isKnown: (endpoint: string) => boolean;
  readonly post: PostPush;
};

export function createPush(masterSecret: string, options: PushOptions = {}): Push {
  const { services = PUSH_SERVICES, subject, post = postOverHttps } = options;
  return {
    vapid: createVapid(options.privateKey ?? deriveVapidKey(masterSecret)),
    isKeyOwn: options.privateKey !== undefined,
    subject,
    isKnown: (endpoint) => isPushAddress(endpoint, services),
    post,
  };
}

/** Who answers for what a merchant sends. */
export const subjectOf = (
  { subject }: Pick<Push, 'subject'>,
  { mainDomain }: { readonly mainDomain: string },
): string => subject ?? `https://${mainDomain}`;

const TIMEOUT_MS = 10 * SECOND_MS;

/** A redirect is not followed: it could lead to a host that nobody has allowed. */
const postOverHttps: PostPush = async (endpoint, { headers, body }) => {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers,
    body: Buffer.from(body),
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await response.body?.cancel();
  return { status: response.status, retryAfter: response.headers.get('retry-after') };
};
