import type { Language } from '@maneki/contract/language';
import { call as callCN } from './cn/call.ts';
import { legal as legalCN } from './cn/legal.ts';
import { shell as shellCN } from './cn/shell.ts';
import { site as siteCN } from './cn/site.ts';
import { call as callEN } from './en/call.ts';
import { legal as legalEN } from './en/legal.ts';
import { shell as shellEN } from './en/shell.ts';
import { site as siteEN } from './en/site.ts';
import { call as callJA } from './ja/call.ts';
import { legal as legalJA } from './ja/legal.ts';
import { shell as shellJA } from './ja/shell.ts';
import { site as siteJA } from './ja/site.ts';
import type { Phrases } from './phrases.ts';
import { call as callTH } from './th/call.ts';
import { legal as legalTH } from './th/legal.ts';
import { shell as shellTH } from './th/shell.ts';
import { site as siteTH } from './th/site.ts';
import { call as callVI } from './vi/call.ts';
import { legal as legalVI } from './vi/legal.ts';
import { shell as shellVI } from './vi/shell.ts';
import { site as siteVI } from './vi/site.ts';
import type { Words } from './words.ts';

/** All languages at once, for the server. The site loads one language, one catalogue at a time. */
export const everyPhrase = {
  EN: { call: callEN, legal: legalEN, shell: shellEN, site: siteEN },
  JA: { call: callJA, legal: legalJA, shell: shellJA, site: siteJA },
  CN: { call: callCN, legal: legalCN, shell: shellCN, site: siteCN },
  TH: { call: callTH, legal: legalTH, shell: shellTH, site: siteTH },
  VI: { call: callVI, legal: legalVI, shell: shellVI, site: siteVI },
} as const satisfies Record<Language, Words<Phrases>>;
