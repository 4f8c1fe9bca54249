import type { Tx } from '#platform/database/database';

export type CaptchaRow = {
  readonly id: string;
  readonly merchantCode: string;
  readonly answerHash: string;
  readonly expiresAt: Date;
};

export async function insertCaptcha(tx: Tx, captcha: CaptchaRow): Promise<void> {
  await tx
    .insertInto('identity_captchas')
    .values({
      id: captcha.id,
      merchant_code: captcha.merchantCode,
      answer_hash: captcha.answerHash,
      expires_at: captcha.expiresAt,
    })
    .execute();
}

/** Takes a picture away: whoever deletes the row has it, so a second answer finds nothing. */
export async function takeCaptcha(
  tx: Tx,
  by: { merchantCode: string; id: string },
): Promise<Pick<CaptchaRow, 'answerHash' | 'expiresAt'> | undefined> {
  const row = await tx
    .deleteFrom('identity_captchas')
    .where('id', '=', by.id)
    .where('merchant_code', '=', by.merchantCode)
    .returning(['answer_hash', 'expires_at'])
    .executeTakeFirst();
  return row && { answerHash: row.answer_hash, expiresAt: row.expires_at };
}

/** Forgets pictures that nobody answered in time. */
export async function pruneCaptchas(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('identity_captchas').where('expires_at', '<=', now).execute();
}
