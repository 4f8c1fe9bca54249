import { MEMBER_TYPES } from '@maneki/contract/identity/member-types';
import type { Currency } from '@maneki/kernel/money';
import { done, refused } from '@maneki/kernel/outcome';
import { judgeOpening, openAccountFor } from '#features/identity';
import type { MerchantDirectory } from '#features/site';
import { acted } from '#platform/audit/act';
import type { OperatorCall } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import { hashPassword } from '#platform/secrets/hash-password';
import type { AgentsTools } from '../outside.ts';
import { provideNodes } from '../tree/provide-nodes.ts';

type Wish = {
  readonly username: string;
  readonly password: string;
  readonly currency?: Currency | undefined;
};

export type PreparedAgent = {
  readonly username: string;
  readonly passwordHash: string;
  readonly currency: Currency;
};

/** Looks at what was chosen, and hashes the first password before any transaction waits for it. */
export async function prepareGeneralAgent(
  { database, merchants }: Pick<AgentsTools, 'database' | 'merchants'>,
  call: OperatorCall,
  { password, ...wish }: Wish,
) {
  const merchant = merchants.get(call.merchantCode);
  const currency = wish.currency ?? merchant.currency;
  if (!merchant.currencies.includes(currency))
    return refused({ code: 'wallet.currency_mismatch' as const, detail: {} });
  const judged = await database.transact((tx) =>
    judgeOpening(tx, { call, username: wish.username, password }),
  );
  if (!judged.ok) return judged;
  return done({ ...judged.value, currency, passwordHash: await hashPassword(password) });
}

/** Opens a general agent directly below the company. */
export async function openGeneralAgent(
  tx: Tx,
  merchants: Pick<MerchantDirectory, 'get'>,
  { merchantCode, now }: Pick<OperatorCall, 'merchantCode' | 'now'>,
  { username, passwordHash, currency }: PreparedAgent,
) {
  const merchant = merchants.get(merchantCode);
  const opened = await openAccountFor(tx, {
    ...{ merchantCode, username, passwordHash, currency, now },
    type: MEMBER_TYPES.generalAgent,
    parentId: null,
    joinedVia: 'OPERATOR',
    language: merchant.defaultLanguage,
    countryCode: null,
    host: merchant.mainDomain,
  });
  if (!opened.ok) return opened;
  const { memberId } = opened.value;
  await provideNodes(tx, [memberId]);
  return acted(
    { memberId, username },
    { subject: `member ${memberId}`, before: null, after: { username, type: 2, currency } },
  );
}
