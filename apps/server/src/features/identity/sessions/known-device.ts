import { DAY_MS, SECOND_MS } from '@maneki/kernel/clock';
import { type Call, DEVICE_COOKIE } from '#platform/calls/call';
import { hashSecret, makeToken } from '#platform/secrets/secrets';

const YEAR_SECONDS = (365 * DAY_MS) / SECOND_MS;
const TOKEN = /^[\w-]{43}$/;

export type KnownDevice = {
  /** What is stored: a copy of a table then recognises nobody's browser. */
  readonly hash: string;
  /** True where the browser brought none, and will have this one only once it is kept. */
  readonly isNew: boolean;
  readonly token: string;
};

/** The device that a call comes from, or a fresh name for one that has none yet. */
export function deviceOf({ client }: Call): KnownDevice {
  const held = client.cookies[DEVICE_COOKIE] ?? '';
  const isNew = !TOKEN.test(held);
  const token = isNew ? makeToken() : held;
  return { hash: hashSecret(token), isNew, token };
}

/** Lets the browser keep its name for a year from now. */
export const keepDevice = (call: Call, { token }: KnownDevice): void =>
  call.setCookie({ name: DEVICE_COOKIE, value: token, maxAgeSeconds: YEAR_SECONDS });
