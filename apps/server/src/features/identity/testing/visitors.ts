import { identityEndpoints } from '@maneki/contract/identity/endpoints';
import type { IdentityRefusal } from '@maneki/contract/identity/refusals';
import { LANGUAGES } from '@maneki/contract/language';
import { phraseRefusal } from '@maneki/phrases/phrase-refusal';
import { expect } from 'vitest';
import { CAPTCHA_ANSWER } from '#testing/test-outside';
import type { TestServer } from '#testing/test-server';

/** A Japanese mobile number nobody else has, by count. */
export const numberAt = (index: number): string => `090${String(10_000_000 + index)}`;

/** The same number as it is stored. */
export const storedNumberAt = (index: number): string => `+8190${String(10_000_000 + index)}`;

/** A visitor somewhere else on the network, by count. */
export const addressAt = (index: number): Record<string, string> => ({
  'x-forwarded-for': `203.${index >> 16}.${(index >> 8) & 255}.${index & 255}`,
});

/** Fetches a picture and reads it. */
export async function readPicture(
  { send }: Pick<TestServer, 'send'>,
  headers: Record<string, string> = {},
): Promise<{ captchaId: string; captcha: string }> {
  const { body } = await send(identityEndpoints.getCaptcha, {}, { headers });
  return { captchaId: body.value.id, captcha: CAPTCHA_ANSWER };
}

/** Refuses in each language, one after the other, and compares with the catalogue. */
export async function expectInEveryLanguage(
  provoke: (headers: Record<string, string>) => Promise<{ body: { message?: string } }>,
  refusal: { code: IdentityRefusal['code']; detail?: object },
): Promise<void> {
  const said = new Set<string>();
  for (const language of LANGUAGES) {
    const { body } = await provoke({ language });
    expect(body).toMatchObject({ code: refusal.code });
    const detail = (body as { detail?: object }).detail ?? {};
    expect(body.message).toBe(phraseRefusal(language, { code: refusal.code, detail }));
    said.add(body.message!);
  }
  expect(said.size).toBe(LANGUAGES.length);
}
