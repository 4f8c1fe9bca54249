import type { Language } from '@maneki/contract/language';
import { MINUTE_MS } from '@maneki/kernel/clock';
import { phraseMessage } from '@maneki/phrases/phrase-message';
import type { Merchant } from '#features/site';
import type { CodeChannel } from './code.ts';
import { CODE_VALID_MS } from './code-limits.ts';

/** Puts a code into words. */
export function writeMessage(
  merchant: Pick<Merchant, 'name' | 'hosts' | 'mainDomain'>,
  about: { channel: CodeChannel; language: Language; hostname: string; code: string },
): { subject: string; body: string } {
  const { channel, language, code } = about;
  const minutes = String(CODE_VALID_MS / MINUTE_MS);
  const values = { code, merchant: merchant.name, minutes };
  if (channel === 'email')
    return {
      subject: phraseMessage(language, 'mailSubject', values),
      body: phraseMessage(language, 'mailText', values),
    };
  // The last line lets a browser fill the code in, but only on the site that it names: never on one
  // that a caller made up.
  const host = merchant.hosts.includes(about.hostname) ? about.hostname : merchant.mainDomain;
  return { subject: '', body: `${phraseMessage(language, 'sms', values)}\n\n@${host} #${code}` };
}
