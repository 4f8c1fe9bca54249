import { hash, verify } from '@node-rs/argon2';

/** Argon2id (the library's default) with the memory and time that make guessing dear and a login bearable. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Takes some 30 ms on another thread: never inside a transaction. */
export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/**
 * Whether a password fits. Without an account it is compared all the same, so that the time of the
 * answer does not tell whether there is one.
 */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  const isRight = await verify(stored ?? NOBODYS_HASH, password);
  return stored !== null && isRight;
}

/** Made from bytes that nobody kept. */
const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$eBfJ0ccJfsLEErORL5UMQw$MemR6uZTKwkg43z0OdDaWpPCtCm9nwedD5nx/hjaphk';
