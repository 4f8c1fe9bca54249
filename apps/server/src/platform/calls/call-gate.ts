import type { Language } from '@maneki/contract/language';
import type { Call } from './call.ts';
import type { Refusal } from './handlers.ts';

/**
 * What the platform must ask before it can take a call: whose site it is, which language it speaks,
 * and whether that site is open to the caller. The site feature answers.
 */
export type CallGate = {
  findMerchantCode(by: { code: string | undefined; host: string }): string | undefined;
  chooseLanguage(by: {
    merchantCode: string;
    chosen: Language | undefined;
    countryCode: string | null;
  }): Language;
  findRefusal(call: Call): Refusal | undefined;
};
