import { LANGUAGES } from '@maneki/contract/language';
import { THEMES } from '@maneki/contract/theme';
import { z } from 'zod';
import { hashSecret, makeToken } from '#platform/secrets';
import type { StudioServices } from '#platform/services';
import { SITTING_IDLE_MS } from './sitting.ts';
import { deleteSittingsBefore, insertSitting } from './store.ts';

const launched = z.looseObject({
  sessionId: z.uuid(),
  playerId: z.uuid(),
  gameId: z.string(),
  currency: z.string(),
  language: z.enum(LANGUAGES).catch('EN'),
  theme: z.enum(THEMES).catch(THEMES[0]),
});

/** Turns a launch into a sitting: the platform spends it, once. Answers the token, or undefined where it is none. */
export async function openSitting(
  { platform, database, clock, log }: StudioServices,
  { launchToken, network }: { readonly launchToken: string; readonly network: string },
): Promise<string | undefined> {
  const answer = await platform.call('session/open', { launchToken, network });
  if (answer.kind === 'unknown' || answer.code !== 'OK') return undefined;
  const read = launched.safeParse(answer.said);
  if (!read.success) {
    log.error({ err: read.error }, 'the platform opened a session in words that we do not know');
    return undefined;
  }
  const { sessionId: id, playerId, gameId, currency, language, theme } = read.data;
  const [token, now] = [makeToken(), clock.now()];
  const expiresAt = new Date(now.getTime() + SITTING_IDLE_MS);
  const tokenHash = hashSecret(token);
  const sitting = { id, playerId, gameId, currency, language, theme, tokenHash, expiresAt };
  await database.transact(async (tx) => {
    await deleteSittingsBefore(tx, now);
    await insertSitting(tx, sitting);
  });
  return token;
}
