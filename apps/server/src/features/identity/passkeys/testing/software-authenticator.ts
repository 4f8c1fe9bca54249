import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** An authenticator without a device: it makes P-256 keys and signs as a phone would. */
export type SoftwareAuthenticator = ReturnType<typeof createAuthenticator>;

type Site = { readonly origin: string; readonly rpId: string };

type Key = {
  readonly id: Buffer;
  readonly privateKey: KeyObject;
  readonly userHandle: string;
  counter: number;
};

/** What a test may have it do wrong, or other than it would. */
export type Deviation = {
  readonly origin?: string;
  readonly rpId?: string;
  readonly counter?: number;
  readonly challenge?: string;
  readonly userHandle?: string;
  readonly format?: string;
};

const PRESENT_AND_VERIFIED = 0x05;
const HAS_KEY = 0x40;

export function createAuthenticator(site: Site) {
  const keys: Key[] = [];
  return {
    keys,
    /** Makes a key and answers as `navigator.credentials.create` does. */
    create(options: { challenge: string; user: { id: string } }, deviation: Deviation = {}) {
      const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const key = { id: randomBytes(32), privateKey, userHandle: options.user.id, counter: 0 };
      keys.push(key);
      const seen = { ...site, ...options, ...deviation };
      const authData = Buffer.concat([
        headOf(seen.rpId, PRESENT_AND_VERIFIED | HAS_KEY, deviation.counter ?? 0),
        Buffer.alloc(16),
        uint(16, key.id.length),
        key.id,
        encodePublicKey(publicKey),
      ]);
      const attestationObject = map([
        ['fmt', text(deviation.format ?? 'none')],
        ['attStmt', map([])],
        ['authData', bytes(authData)],
      ]);
      return answer(key, {
        clientDataJSON: clientData('webauthn.create', seen),
        attestationObject: attestationObject.toString('base64url'),
        transports: ['internal', 'a way that nobody knows'],
      });
    },
    /** Signs with the latest key, as `navigator.credentials.get` does. */
    get(options: { challenge: string }, deviation: Deviation = {}) {
      const key = keys.at(-1);
      if (!key) throw new Error('the authenticator has no key');
      key.counter = deviation.counter ?? key.counter + 1;
      const seen = { ...site, ...options, ...deviation };
      const authenticatorData = headOf(seen.rpId, PRESENT_AND_VERIFIED, key.counter);
      const clientDataJSON = clientData('webauthn.get', seen);
      const signed = [authenticatorData, sha256(Buffer.from(clientDataJSON, 'base64url'))];
      return answer(key, {
        clientDataJSON,
        authenticatorData: authenticatorData.toString('base64url'),
        signature: sign('sha256', Buffer.concat(signed), key.privateKey).toString('base64url'),
        userHandle: deviation.userHandle ?? key.userHandle,
      });
    },
  };
}

function answer<Response extends { clientDataJSON: string }>(key: Key, response: Response) {
  const id = key.id.toString('base64url');
  const type = 'public-key' as const;
  return { id, rawId: id, type, response, clientExtensionResults: {} };
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();

function headOf(rpId: string, flags: number, counter: number): Buffer {
  return Buffer.concat([sha256(rpId), uint(8, flags), uint(32, counter)]);
}

function clientData(type: string, seen: { challenge: string; origin: string }): string {
  const { challenge, origin } = seen;
  const data = { type, challenge, origin, crossOrigin: false };
  return Buffer.from(JSON.stringify(data)).toString('base64url');
}

/** COSE: key type 2 (elliptic curve), algorithm −7 (ES256), curve 1 (P-256), then the point. */
function encodePublicKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  return map([
    [1, integer(2)],
    [3, integer(-7)],
    [-1, integer(1)],
    [-2, bytes(Buffer.from(x, 'base64url'))],
    [-3, bytes(Buffer.from(y, 'base64url'))],
  ]);
}

/** As much of CBOR as the above needs: whole numbers, bytes, texts and maps below 65 536. */
function headOfItem(major: number, value: number): Buffer {
  if (value < 24) return uint(8, (major << 5) | value);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.concat([uint(8, (major << 5) | 25), uint(16, value)]);
}

const integer = (value: number) => (value < 0 ? headOfItem(1, -1 - value) : headOfItem(0, value));
const bytes = (value: Buffer) => Buffer.concat([headOfItem(2, value.length), value]);

function text(value: string): Buffer {
  const encoded = Buffer.from(value);
  return Buffer.concat([headOfItem(3, encoded.length), encoded]);
}

function map(entries: readonly (readonly [string | number, Buffer])[]): Buffer {
  const items = entries.flatMap(([key, value]) => [
    typeof key === 'string' ? text(key) : integer(key),
    value,
  ]);
  return Buffer.concat([headOfItem(5, entries.length), ...items]);
}

function uint(bits: 8 | 16 | 32, value: number): Buffer {
  const buffer = Buffer.alloc(bits / 8);
  buffer.writeUIntBE(value, 0, bits / 8);
  return buffer;
}
