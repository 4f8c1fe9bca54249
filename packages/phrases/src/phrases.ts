import type { agents } from './en/agents.ts';
import type { arcade } from './en/arcade.ts';
import type { call } from './en/call.ts';
import type { cashier } from './en/cashier.ts';
import type { catalog } from './en/catalog.ts';
import type { content } from './en/content.ts';
import type { deposit } from './en/deposit.ts';
import type { form } from './en/form.ts';
import type { house } from './en/house.ts';
import type { identity } from './en/identity.ts';
import type { legal } from './en/legal.ts';
import type { operators } from './en/operators.ts';
import type { play } from './en/play.ts';
import type { record } from './en/record.ts';
import type { register } from './en/register.ts';
import type { safety } from './en/safety.ts';
import type { security } from './en/security.ts';
import type { shell } from './en/shell.ts';
import type { site } from './en/site.ts';
import type { wallet } from './en/wallet.ts';

/** Every phrase of the product, by feature. English is the source; the others have the same keys. */
export type Phrases = {
  readonly agents: typeof agents;
  readonly arcade: typeof arcade;
  readonly call: typeof call;
  readonly catalog: typeof catalog;
  readonly content: typeof content;
  readonly deposit: typeof deposit;
  readonly form: typeof form;
  readonly house: typeof house;
  readonly identity: typeof identity;
  readonly legal: typeof legal;
  readonly operators: typeof operators;
  readonly play: typeof play;
  readonly safety: typeof safety;
  readonly shell: typeof shell;
  readonly site: typeof site;
  readonly record: typeof record;
  readonly security: typeof security;
  readonly register: typeof register;
  readonly wallet: typeof wallet;
  readonly cashier: typeof cashier;
};

export type Catalogue = keyof Phrases;
