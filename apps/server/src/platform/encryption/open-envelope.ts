import type { CallRefusal } from '@maneki/contract/call/refusals';
import { SECOND_MS } from '@maneki/kernel/clock';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import { z } from 'zod';
import type { Encryption } from './encryption.ts';
import { unwrapKey, WRAPPED_KEY_BYTES } from './key-pair.ts';
import { openBytes } from './seal.ts';
import { spendChallenge } from './store.ts';

/** How far a client's clock may be off, and how long a call may be under way. */
const STALE_MS = 120 * SECOND_MS;
const DATA_LENGTH_MAX = 128 * 1024;
const AES_KEY_BYTES = 32;

export type SentEnvelope = {
  readonly method: string;
  readonly path: string;
  /** `Encryption: <keyId>.<base64url of the AES key, wrapped by the public key>` */
  readonly header: string | undefined;
  /** `{ "data": "<base64url of iv | ciphertext | tag>" }` */
  readonly body: unknown;
};

const HEADER = new RegExp(
  `^([0-9a-f-]{36})\\.([\\w-]{${Math.ceil((WRAPPED_KEY_BYTES * 4) / 3)}})$`,
);
const bodySchema = z.strictObject({
  data: z
    .string()
    .max(DATA_LENGTH_MAX)
    .regex(/^[\w-]+$/),
});
const plainSchema = z.strictObject({
  challenge: z.string().max(200),
  at: z.iso.datetime(),
  body: z.unknown(),
});

/**
 * Opens an encrypted call and answers the body inside. It is bound to its method and path, to a
 * moment, and to a challenge that counts once: nothing that was heard on the way can be sent again.
 */
export async function openEnvelope(
  encryption: Encryption,
  sent: SentEnvelope,
  now: Date,
): Promise<Outcome<unknown, CallRefusal>> {
  if (sent.header === undefined) return refuse('call.encryption_required');
  const [, keyId, wrapped] = HEADER.exec(sent.header) ?? [];
  const body = bodySchema.safeParse(sent.body);
  if (!keyId || !wrapped || !body.success) return refuse('call.encryption_broken');

  const key = await encryption.keys.findKey(keyId, now);
  if (!key) return refuse('call.encryption_key_unknown');

  const aesKey = await unwrapKey(key.privateKey, Buffer.from(wrapped, 'base64url'));
  if (aesKey?.length !== AES_KEY_BYTES) return refuse('call.encryption_broken');
  const bytes = Buffer.from(body.data.data, 'base64url');
  const plain = readPlain(openBytes(aesKey, bytes, `${sent.method} ${sent.path}`));
  if (!plain) return refuse('call.encryption_broken');

  if (Math.abs(now.getTime() - Date.parse(plain.at)) > STALE_MS)
    return refuse('call.encryption_stale');
  const state = encryption.challenges.read(plain.challenge, now);
  if (state.kind === 'forged') return refuse('call.encryption_broken');
  if (state.kind === 'expired') return refuse('call.encryption_stale');

  const spent = { challenge: plain.challenge, expiresAt: state.expiresAt };
  const isFirst = await encryption.database.statement((tx) => spendChallenge(tx, spent));
  return isFirst ? done(plain.body) : refuse('call.encryption_replayed');
}

function readPlain(opened: Buffer | undefined) {
  if (!opened) return undefined;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(opened);
    return plainSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

type EncryptionCode = Extract<CallRefusal['code'], `call.encryption_${string}`>;

const refuse = (code: EncryptionCode) => refused({ code, detail: {} });
