import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

const CURVE = 'prime256v1';
const POINT_BYTES = 65;
const AUTH_BYTES = 16;
const RECORD_BYTES = 4_096;
const TAG_BYTES = 16;
/** Says that no other record follows. */
const LAST_RECORD = 2;

/** What a device gave us to write to it: its public key and a secret that it shares with us. */
export type DeviceKeys = { readonly p256dh: string; readonly auth: string };

/** Whether a device can read what is encrypted for these keys: a point on the curve, and a secret of the right size. */
export function areDeviceKeys({ p256dh, auth }: DeviceKeys): boolean {
  const point = Buffer.from(p256dh, 'base64url');
  if (point.length !== POINT_BYTES || Buffer.from(auth, 'base64url').length !== AUTH_BYTES)
    return false;
  try {
    const ecdh = createECDH(CURVE);
    ecdh.generateKeys();
    ecdh.computeSecret(point);
    return true;
  } catch {
    return false;
  }
}

type Chance = { readonly privateKey?: Uint8Array; readonly salt?: Uint8Array };

/**
 * A message that only the device can read (RFC 8291, by `aes128gcm` of RFC 8188): the push service carries it and
 * learns nothing. Key and salt are new each time; a test brings those of the RFC.
 */
export function encryptPush(
  plain: Uint8Array,
  { p256dh, auth }: DeviceKeys,
  { privateKey, salt = randomBytes(16) }: Chance = {},
): Buffer {
  const device = Buffer.from(p256dh, 'base64url');
  const own = createECDH(CURVE);
  if (privateKey) own.setPrivateKey(privateKey);
  else own.generateKeys();
  const ownPublic = own.getPublicKey();

  const shared = derive(own.computeSecret(device), {
    salt: Buffer.from(auth, 'base64url'),
    info: Buffer.concat([Buffer.from('WebPush: info\0'), device, ownPublic]),
    bytes: 32,
  });
  const of = (name: string, bytes: number) =>
    derive(shared, { salt, info: Buffer.from(`Content-Encoding: ${name}\0`), bytes });
  const cipher = createCipheriv('aes-128-gcm', of('aes128gcm', 16), of('nonce', 12), {
    authTagLength: TAG_BYTES,
  });
  const head = Buffer.alloc(5);
  head.writeUInt32BE(RECORD_BYTES);
  head.writeUInt8(ownPublic.length, 4);
  const record = [cipher.update(plain), cipher.update(Buffer.of(LAST_RECORD)), cipher.final()];
  return Buffer.concat([salt, head, ownPublic, ...record, cipher.getAuthTag()]);
}

const derive = (
  key: Uint8Array,
  { salt, info, bytes }: { salt: Uint8Array; info: Uint8Array; bytes: number },
): Buffer => Buffer.from(hkdfSync('sha256', key, salt, info, bytes));
