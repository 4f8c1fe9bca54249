import { hashSecret } from '#platform/secrets';
import type { StudioServices } from '#platform/services';
import { SITTING_IDLE_MS, type Sitting } from './sitting.ts';
import { continueSitting } from './store.ts';

/** Who is behind a token, as long as somebody plays. */
export function findSitting(
  { database, clock }: Pick<StudioServices, 'database' | 'clock'>,
  token: string,
): Promise<Sitting | undefined> {
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + SITTING_IDLE_MS);
  return database.statement((tx) =>
    continueSitting(tx, { tokenHash: hashSecret(token), now, expiresAt }),
  );
}
