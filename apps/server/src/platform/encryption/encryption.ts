import type { Database } from '#platform/database/database';
import { type CallKeys, openCallKeys } from './call-keys.ts';
import { type Challenges, createChallenges } from './challenge.ts';

/** What encrypted calls are opened with. */
export type Encryption = {
  readonly database: Database;
  readonly keys: CallKeys;
  readonly challenges: Challenges;
};

/**
 * Called once at start; throws MasterSecretMismatchError when the secret is not the one of before.
 */
export async function startEncryption(options: {
  database: Database;
  masterSecret: string;
  now: Date;
}): Promise<Encryption> {
  return {
    database: options.database,
    keys: await openCallKeys(options),
    challenges: createChallenges(options.masterSecret),
  };
}
