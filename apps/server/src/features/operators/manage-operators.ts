import type { OperatorRole } from '@maneki/contract/operators/rights';
import { invariant } from '@maneki/kernel/invariant';
import { done, refused } from '@maneki/kernel/outcome';
import { listMerchantCodes } from '#features/site';
import { acted } from '#platform/audit/act';
import type { OperatorCaller } from '#platform/calls/call';
import type { Tx } from '#platform/database/database';
import { addOperator } from './add-operator.ts';
import { disableOperator } from './disable-operator.ts';
import { inviteOperator } from './invitations/invite-operator.ts';
import type { Operator } from './operator.ts';
import * as store from './store.ts';

const UNKNOWN = refused({ code: 'operators.operator_unknown', detail: {} });
/** Anybody can be an operator of a demonstration: whoever runs the business is none of theirs. */
const DEMO_ONLY = refused({ code: 'operators.demo_only', detail: {} });
const NOT_YOURSELF = refused({ code: 'operators.not_yourself', detail: {} });

/** Whoever runs some merchants manages those operators alone who run no others. */
function isWithin(manager: OperatorCaller, merchantCodes: readonly string[] | null): boolean {
  const own = manager.merchantCodes;
  if (own === null) return true;
  return merchantCodes?.every((code) => own.includes(code)) ?? false;
}

export async function listManaged(tx: Tx, manager: OperatorCaller) {
  const rows = await store.listOperators(tx);
  return rows
    .filter(({ merchant_codes }) => isWithin(manager, merchant_codes))
    .map((row) => ({
      name: row.name,
      role: row.role as OperatorRole,
      merchantCodes: row.merchant_codes,
      createdAt: row.created_at.toISOString(),
      seenAt: row.seen_at?.toISOString() ?? null,
      state: stateOf({ disabledAt: row.disabled_at, hasJoined: row.has_joined === true }),
      isDemo: row.is_demo,
    }));
}

function stateOf({ disabledAt, hasJoined }: Pick<Operator, 'disabledAt' | 'hasJoined'>) {
  if (disabledAt) return 'disabled' as const;
  return hasJoined ? ('active' as const) : ('invited' as const);
}

type Added = { readonly name: string; readonly role: OperatorRole; merchantCodes: string[] };

/** Makes an operator known and invites them. */
export async function addAndInvite(
  tx: Tx,
  manager: OperatorCaller,
  { name, role, merchantCodes, now }: Added & { readonly now: Date },
) {
  const codes = merchantCodes.length > 0 ? merchantCodes : null;
  if (!isWithin(manager, codes)) return refused({ code: 'operators.merchant_unknown', detail: {} });
  const added = await addOperator(tx, {
    name,
    role,
    merchantCodes,
    isDemo: manager.isDemo,
    now,
  });
  if (!added.ok) return refused({ code: `operators.${added.refusal.code}`, detail: {} });
  const invited = await inviteOperator(tx, { name, now });
  invariant(invited.ok, `${name} was just added`);
  return acted(tell(invited.value), {
    subject: `operator ${name}`,
    before: null,
    after: { role, merchantCodes: codes },
    merchantCodes: await concernedBy(tx, codes),
  });
}

type Named = { readonly name: string; readonly now: Date };

/** Takes away what they come in with, and invites them to choose it anew. */
export async function inviteAnew(tx: Tx, manager: OperatorCaller, { name, now }: Named) {
  if (name === manager.name) return NOT_YOURSELF;
  const managed = await lockManaged(tx, manager, name);
  if (!managed.ok) return managed;
  const invited = await inviteOperator(tx, { name, now });
  if (!invited.ok) return UNKNOWN;
  return acted(tell(invited.value), {
    subject: `operator ${name}`,
    before: managed.value.state,
    after: 'invited',
    merchantCodes: managed.value.merchantCodes,
  });
}

export async function disableManaged(tx: Tx, manager: OperatorCaller, { name, now }: Named) {
  if (name === manager.name) return NOT_YOURSELF;
  const managed = await lockManaged(tx, manager, name);
  if (!managed.ok) return managed;
  const disabled = await disableOperator(tx, { name, now });
  if (!disabled.ok) return UNKNOWN;
  const { state: before, merchantCodes } = managed.value;
  const subject = `operator ${name}`;
  return acted({}, { subject, before, after: 'disabled', merchantCodes });
}

/** What they are, held; or why they are not this manager's to change. */
async function lockManaged(tx: Tx, manager: OperatorCaller, name: string) {
  const operator = await store.lockOperator(tx, name);
  if (!operator || !isWithin(manager, operator.merchantCodes)) return UNKNOWN;
  if (manager.isDemo && !operator.isDemo) return DEMO_ONLY;
  const merchantCodes = await concernedBy(tx, operator.merchantCodes);
  return done({ state: stateOf(operator), merchantCodes });
}

/** Whose trails tell of an operator: those of every merchant whose site they run. */
const concernedBy = async (tx: Tx, merchantCodes: readonly string[] | null) =>
  merchantCodes ?? (await listMerchantCodes(tx));

const tell = ({ invitation, expiresAt }: { invitation: string; expiresAt: Date }) => ({
  invitation,
  expiresAt: expiresAt.toISOString(),
});
