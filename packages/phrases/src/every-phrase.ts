import type { Language } from '@maneki/contract/language';
import { agents as agentsCN } from './cn/agents.ts';
import { call as callCN } from './cn/call.ts';
import { identity as identityCN } from './cn/identity.ts';
import { legal as legalCN } from './cn/legal.ts';
import { shell as shellCN } from './cn/shell.ts';
import { site as siteCN } from './cn/site.ts';
import { agents as agentsEN } from './en/agents.ts';
import { call as callEN } from './en/call.ts';
import { identity as identityEN } from './en/identity.ts';
import { legal as legalEN } from './en/legal.ts';
import { shell as shellEN } from './en/shell.ts';
import { site as siteEN } from './en/site.ts';
import { agents as agentsJA } from './ja/agents.ts';
import { call as callJA } from './ja/call.ts';
import { identity as identityJA } from './ja/identity.ts';
import { legal as legalJA } from './ja/legal.ts';
import { shell as shellJA } from './ja/shell.ts';
import { site as siteJA } from './ja/site.ts';
import type { Phrases } from './phrases.ts';
import { agents as agentsTH } from './th/agents.ts';
import { call as callTH } from './th/call.ts';
import { identity as identityTH } from './th/identity.ts';
import { legal as legalTH } from './th/legal.ts';
import { shell as shellTH } from './th/shell.ts';
import { site as siteTH } from './th/site.ts';
import { agents as agentsVI } from './vi/agents.ts';
import { call as callVI } from './vi/call.ts';
import { identity as identityVI } from './vi/identity.ts';
import { legal as legalVI } from './vi/legal.ts';
import { shell as shellVI } from './vi/shell.ts';
import { site as siteVI } from './vi/site.ts';
import type { Words } from './words.ts';

/** All languages at once, for the server. The site loads one language, one catalogue at a time. */
export const everyPhrase = {
  EN: {
    agents: agentsEN,
    call: callEN,
    identity: identityEN,
    legal: legalEN,
    shell: shellEN,
    site: siteEN,
  },
  JA: {
    agents: agentsJA,
    call: callJA,
    identity: identityJA,
    legal: legalJA,
    shell: shellJA,
    site: siteJA,
  },
  CN: {
    agents: agentsCN,
    call: callCN,
    identity: identityCN,
    legal: legalCN,
    shell: shellCN,
    site: siteCN,
  },
  TH: {
    agents: agentsTH,
    call: callTH,
    identity: identityTH,
    legal: legalTH,
    shell: shellTH,
    site: siteTH,
  },
  VI: {
    agents: agentsVI,
    call: callVI,
    identity: identityVI,
    legal: legalVI,
    shell: shellVI,
    site: siteVI,
  },
} as const satisfies Record<Language, Words<Phrases>>;
