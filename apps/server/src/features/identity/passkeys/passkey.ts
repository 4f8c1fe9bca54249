/** A key that a member's device keeps. What we have of it can check a signature and not make one. */
export type Passkey = {
  /** The credential's own id, base64url. */
  readonly id: string;
  readonly merchantCode: string;
  readonly memberId: string;
  readonly publicKey: Uint8Array<ArrayBuffer>;
  /** How often the device says that it has signed; always 0 where keys are synchronised. */
  readonly counter: number;
  readonly transports: readonly string[];
  readonly name: string;
  readonly createdAt: Date;
  readonly usedAt: Date | null;
};

export const PASSKEYS_MAX = 10;

/** Kinds of keys that we can check, by their COSE numbers: Ed25519, P-256 and RSA. */
export const KEY_ALGORITHMS = [-8, -7, -257];

/** What the device keeps beside the key, and tells at a login: the member, and nothing about them. */
export const userHandleOf = (memberId: string): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(memberId);

/** Whether a handle that came back is this member's. */
export const isHandleOf = (memberId: string, handle: unknown): boolean =>
  handle === Buffer.from(userHandleOf(memberId)).toString('base64url');

const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];

/** How the device can be reached, as far as we know the words. */
export const readTransports = (told: unknown): string[] =>
  Array.isArray(told) ? TRANSPORTS.filter((transport) => told.includes(transport)) : [];
