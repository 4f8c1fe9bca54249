import { refused } from '@maneki/kernel/outcome';
import { acted } from '#platform/audit/act';
import type { OperatorCall, OperatorCaller } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import type { NewMarketPolicy } from '../merchant.ts';
import { listMarketPolicies, listMerchants } from '../store.ts';
import {
  type FindObstacle,
  findPolicyFault,
  type PolicyPayload,
  runsEverySite,
} from './market-policy.ts';

/** Has an act wait for a second operator. Handed in: operators are a feature that knows this one. */
export type Propose = (
  tx: Tx,
  wish: {
    readonly merchantCode: string;
    readonly kind: 'site.changeMarketPolicy';
    readonly subject: string;
    readonly payload: PolicyPayload;
    readonly reason: string;
    readonly by: OperatorCaller;
    readonly now: Date;
  },
) => Promise<{ readonly id: string; readonly expiresAt: Date }>;

export type PolicyServices = { readonly propose: Propose; readonly findObstacle: FindObstacle };

type Reasoned = { readonly reason: string };

/** Proposes what may be offered in a country; says at once what would stand in its way. */
export async function proposeMarket(
  tx: Tx,
  { services, call }: { readonly services: PolicyServices; readonly call: OperatorCall },
  { reason, ...wish }: NewMarketPolicy & Reasoned,
) {
  const policy: NewMarketPolicy = { ...wish, licenceRef: wish.licenceRef || null };
  if (!runsEverySite(call.operator, await listMerchants(tx)))
    return refused({ code: 'site.markets_of_all', detail: {} });
  const market = (await listMarketPolicies(tx)).find(
    ({ countryCode }) => countryCode === policy.countryCode,
  );
  const fault = findPolicyFault(policy, market);
  if (fault) return refused(fault);
  // Since when is the database's to say.
  const { realSince: _, ...before } = market ?? { realSince: null };
  if (isSame(before, policy)) return refused({ code: 'site.policy_unchanged', detail: {} });
  const obstacle = policy.mode === 'REAL' ? await services.findObstacle(tx) : undefined;
  if (obstacle) return refused(obstacle);
  const payload: PolicyPayload = { what: 'market', ...policy };
  const subject = `market ${policy.countryCode}`;
  return waitForAnother(
    tx,
    { services, call },
    { payload, subject, reason, before: market && before },
  );
}

type LicenceWish = Reasoned & {
  readonly number: string;
  readonly authority: string;
  readonly minimumAge: number;
};

/** Proposes the licence that a merchant names and the age that it asks for. */
export async function proposeLicence(
  tx: Tx,
  { services, call }: { readonly services: PolicyServices; readonly call: OperatorCall },
  { reason, number, authority, minimumAge }: LicenceWish,
) {
  if ((number === '') !== (authority === ''))
    return refused({ code: 'site.licence_incomplete', detail: {} });
  const licence = number === '' ? null : { number, authority };
  const merchant = (await listMerchants(tx)).find(({ code }) => code === call.merchantCode);
  if (!merchant) return refused({ code: 'site.merchant_not_found', detail: {} });
  const before = { licence: merchant.licence, minimumAge: merchant.minimumAge };
  if (isSame(before, { licence, minimumAge }))
    return refused({ code: 'site.policy_unchanged', detail: {} });
  const payload: PolicyPayload = { what: 'licence', licence, minimumAge };
  return waitForAnother(tx, { services, call }, { payload, subject: 'licence', reason, before });
}

async function waitForAnother(
  tx: Tx,
  { services, call }: { readonly services: PolicyServices; readonly call: OperatorCall },
  wish: Reasoned & {
    readonly payload: PolicyPayload;
    readonly subject: string;
    readonly before: unknown;
  },
) {
  const { payload, subject, reason, before } = wish;
  const { merchantCode, operator: by, now } = call;
  const kind = 'site.changeMarketPolicy';
  const act = { merchantCode, kind, subject, payload, reason, by, now } as const;
  const { id, expiresAt } = await services.propose(tx, act);
  const reply = { proposalId: id, expiresAt: expiresAt.toISOString() };
  return acted(reply, { subject, before: before ?? null, after: { proposal: id, ...payload } });
}

/** Both come with their parts in the same order. */
const isSame = (one: object, other: object): boolean => {
  const write = (parts: object) => JSON.stringify(Object.entries(parts).sort());
  return write(one) === write(other);
};
