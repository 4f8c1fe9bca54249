import { makeToken } from '#platform/secrets/secrets';
import type { IdentityServices } from '../identity-services.ts';
import { CAPTCHA_MS, hashAnswer } from './captcha.ts';
import { insertCaptcha } from './store.ts';

/** Draws a picture and remembers what it asks for. Only the picture leaves the server. */
export async function makeCaptcha(
  { database, outside }: Pick<IdentityServices, 'database' | 'outside'>,
  { merchantCode, now }: { merchantCode: string; now: Date },
): Promise<{ id: string; value: string; expiresAt: string }> {
  const { png, answer } = await outside.drawCaptcha();
  const id = makeToken();
  const expiresAt = new Date(now.getTime() + CAPTCHA_MS);
  const answerHash = hashAnswer({ id, answer });
  await database.statement((tx) => insertCaptcha(tx, { id, merchantCode, answerHash, expiresAt }));
  return { id, value: png.toString('base64'), expiresAt: expiresAt.toISOString() };
}
