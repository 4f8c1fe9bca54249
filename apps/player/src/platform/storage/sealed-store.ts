const DATABASE = 'maneki';
const STORE = 'keys';
const KEY_NAME = 'device';
const IV_BYTES = 12;

/**
 * Local storage whose values are encrypted with a key of this device. The key cannot be exported: it
 * lives in IndexedDB and only the browser can use it. Nothing is kept outside a secure context, which has no
 * cryptography, and where a visitor lets no site keep anything.
 */
export const sealedStore = {
  async write(name: string, value: unknown): Promise<void> {
    const key = isSecureContext ? await deviceKey().catch(() => undefined) : undefined;
    if (!key) return;
    const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
    const plain = new TextEncoder().encode(JSON.stringify(value));
    const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, plain);
    localStorage.setItem(name, toBase64(new Uint8Array([...iv, ...new Uint8Array(sealed)])));
  },

  /** Undefined for what was never kept, and for what another key or another hand wrote. */
  async read<Value>(name: string): Promise<Value | undefined> {
    const text = localStorage.getItem(name);
    if (text === null || !isSecureContext) return undefined;
    try {
      const bytes = fromBase64(text);
      const algorithm = { name: 'AES-GCM', iv: bytes.subarray(0, IV_BYTES) };
      const sealed = bytes.subarray(IV_BYTES);
      const plain = await crypto.subtle.decrypt(algorithm, await deviceKey(), sealed);
      return JSON.parse(new TextDecoder().decode(plain)) as Value;
    } catch {
      return undefined;
    }
  },

  remove: (name: string): void => localStorage.removeItem(name),
};

let found: Promise<CryptoKey> | undefined;

function deviceKey(): Promise<CryptoKey> {
  found ??= findOrMakeKey();
  return found;
}

async function findOrMakeKey(): Promise<CryptoKey> {
  const database = await openDatabase();
  const kept = await settle<CryptoKey | undefined>(
    database.transaction(STORE).objectStore(STORE).get(KEY_NAME),
  );
  if (kept) return kept;
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  await settle(database.transaction(STORE, 'readwrite').objectStore(STORE).put(made, KEY_NAME));
  return made;
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return settle(request);
}

function settle<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));

const fromBase64 = (text: string) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
