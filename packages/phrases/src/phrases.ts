import type { agents } from './en/agents.ts';
import type { call } from './en/call.ts';
import type { identity } from './en/identity.ts';
import type { legal } from './en/legal.ts';
import type { shell } from './en/shell.ts';
import type { site } from './en/site.ts';

/** Every phrase of the product, by feature. English is the source; the others have the same keys. */
export type Phrases = {
  readonly agents: typeof agents;
  readonly call: typeof call;
  readonly identity: typeof identity;
  readonly legal: typeof legal;
  readonly shell: typeof shell;
  readonly site: typeof site;
};

export type Catalogue = keyof Phrases;
