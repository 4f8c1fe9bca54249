import { CONTRACT_STATUS, type ContractKind } from '@maneki/contract/agents/contract';
import { termsOf } from '@maneki/contract/agents/contract-terms';
import { DAY_MS } from '@maneki/kernel/clock';
import { provideNodes } from '@maneki/server/features/agents/tree/provide-nodes';
import { DEMO_PASSWORD } from '@maneki/server/features/identity/demo/seed-demo';
import { changeSettings, type SettingsChange } from '@maneki/server/features/site/index';
import type { Database, Tx } from '@maneki/server/platform/database/database';
import { hashPassword } from '@maneki/server/platform/secrets/hash-password';
import { drawId } from '@maneki/server/platform/secrets/secrets';
import { addMember } from './add-member.ts';

/** Somebody of whom a journey knows everything. Their password is the demo accounts'. */
export type PlantedMember = {
  readonly merchantCode: string;
  readonly username: string;
  readonly type?: 0 | 1 | 2 | 40 | 41 | 42;
  readonly nickname?: string;
  /** Proven already, as E.164. */
  readonly mobile?: string;
  /** Proven already. */
  readonly email?: string;
  readonly isDisabled?: boolean;
  readonly mustChangePassword?: boolean;
  /** The yen, unless another is said. */
  readonly currency?: 'JPY' | 'PHP';
  /** The username of whom they stand below. */
  readonly parent?: string;
  /** How long ago the account was opened. */
  readonly daysOld?: number;
  readonly paymentPassword?: string;
};

export type Named = { readonly merchantCode: string; readonly username: string };

/**
 * What a journey may do behind the product's back: what an operator would do at the console, and what
 * only a phone, a mailbox or time would do otherwise.
 */
export function createDeeds(database: Database) {
  let hash: Promise<string> | undefined;
  const demoHash = () => {
    hash ??= hashPassword(DEMO_PASSWORD);
    return hash;
  };
  return {
    async changeSettings({
      merchantCode,
      change,
    }: {
      merchantCode: string;
      change: SettingsChange;
    }) {
      const by = { merchantCode, change, by: 'a journey', at: new Date() };
      const outcome = await database.transact((tx) => changeSettings(tx, by));
      if (!outcome.ok) throw new Error(JSON.stringify(outcome));
    },

    addMember: async (planted: PlantedMember) => plantMember(database, planted, await demoHash()),

    /** What was stored of a member; null for one whom nobody knows. */
    readMember: ({ merchantCode, username }: Named) =>
      database.statement((tx) =>
        tx
          .selectFrom('identity_members as member')
          .leftJoin('identity_members as parent', 'parent.id', 'member.parent_id')
          .selectAll('member')
          .select('parent.username as parent_username')
          .where('member.merchant_code', '=', merchantCode)
          .where('member.username', '=', username)
          .executeTakeFirst(),
      ),

    /** Everything that was sent to a number or a mailbox, the latest first. */
    listMessages: ({ merchantCode, recipient }: { merchantCode: string; recipient: string }) =>
      database.statement((tx) =>
        tx
          .selectFrom('identity_outbox_messages')
          .select('body')
          .where('merchant_code', '=', merchantCode)
          .where('recipient', '=', recipient)
          .orderBy('id', 'desc')
          .execute(),
      ),

    /** Forgets which codes went to a number or a mailbox, as a day would. */
    forgetCodes: ({ merchantCode, recipient }: { merchantCode: string; recipient: string }) =>
      database.statement(async (tx) => {
        await tx
          .deleteFrom('identity_codes')
          .where('merchant_code', '=', merchantCode)
          .where('recipient', '=', recipient)
          .execute();
      }),

    /** Ends all sessions of a member, as time or another device would. */
    endSessions: (named: Named) =>
      database.transact(async (tx) => {
        await tx
          .updateTable('identity_sessions')
          .set({ ended_at: new Date() })
          .where('member_id', '=', await idOf(tx, named))
          .where('ended_at', 'is', null)
          .execute();
      }),

    /** The six digits that a member proves payments with. */
    async setPaymentPassword({ digits, ...named }: Named & { readonly digits: string }) {
      const hash = await hashPassword(digits);
      await database.transact(async (tx) => {
        await tx
          .updateTable('identity_members')
          .set({ payment_password_hash: hash })
          .where('id', '=', await idOf(tx, named))
          .execute();
      });
    },

    /** The upline offers a contract, which waits for the member's answer. */
    offerContract: ({ kind, ...named }: Named & { readonly kind: ContractKind }) =>
      database.transact(async (tx) => insertRequest(tx, { kind, payeeId: await idOf(tx, named) })),
  };
}

export type Deeds = ReturnType<typeof createDeeds>;

async function disable(tx: Tx, memberId: string): Promise<void> {
  await tx
    .updateTable('identity_members')
    .set({ disabled_at: new Date() })
    .where('id', '=', memberId)
    .execute();
}

const tier = { minTurnover: '1000', minActive: 1, ratePpm: 500 };
const TERMS = {
  DAILY_SALARY: { groups: ['RNG'], tiers: [tier] },
  HOURLY_SALARY: { minTurnover: '1000', ratePpm: 500, capPerHour: '50', capPerDay: '500' },
  DIVIDEND: { tiers: [{ ...tier, minNet: '0' }] },
};

async function insertRequest(
  tx: Tx,
  { kind, payeeId }: { kind: ContractKind; payeeId: string },
): Promise<void> {
  const now = new Date();
  const id = drawId(now);
  const { merchant_code, currency } = await tx
    .selectFrom('identity_members')
    .select(['merchant_code', 'currency'])
    .where('id', '=', payeeId)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('agents_contracts')
    .values({
      id,
      origin_id: id,
      kind,
      merchant_code,
      currency,
      payee_id: payeeId,
      terms: JSON.stringify(termsOf[kind].parse(TERMS[kind])),
      status: CONTRACT_STATUS.requested,
      request_type: 1,
      created_at: now,
    })
    .execute();
}

async function plantMember(
  database: Database,
  planted: PlantedMember,
  passwordHash: string,
): Promise<void> {
  const { isDisabled, mobile, email, parent, daysOld = 0, paymentPassword, ...member } = planted;
  const now = new Date();
  const { merchantCode } = member;
  const paymentPasswordHash = paymentPassword && (await hashPassword(paymentPassword));
  const proven = {
    ...(mobile ? { mobile, mobileVerifiedAt: now } : {}),
    ...(email ? { email, emailVerifiedAt: now } : {}),
    ...(paymentPasswordHash ? { paymentPasswordHash } : {}),
    registeredAt: new Date(now.getTime() - daysOld * DAY_MS),
  };
  await database.transact(async (tx) => {
    const below = parent && { parentId: await idOf(tx, { merchantCode, username: parent }) };
    const id = await addMember(tx, { ...member, ...proven, ...below, passwordHash });
    await provideNodes(tx, [id]);
    if (isDisabled) await disable(tx, id);
  });
}

export async function idOf(tx: Tx, { merchantCode, username }: Named): Promise<string> {
  const { id } = await tx
    .selectFrom('identity_members')
    .select('id')
    .where('merchant_code', '=', merchantCode)
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  return id;
}
