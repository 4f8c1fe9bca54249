import { hasRight, type MemberType } from '@maneki/contract/identity/member-types';
import { kindsOf, type TransferGroup, type TransferKind } from '@maneki/contract/wallet/kinds';
import { done, type Outcome, refused } from '@maneki/kernel/outcome';
import type { WalletName } from '../movement.ts';
import { type Days, type PeriodRefusal, readPeriod } from './period.ts';
import type { Choice } from './store.ts';

/** What somebody asks of the record, and who that is. */
export type Asked = Days & {
  readonly memberId: string;
  readonly wallet: WalletName;
  readonly type: MemberType;
  readonly group: TransferGroup | 'all';
  /** `A` is the agent's money instead of the member's own. */
  readonly types?: 'A' | undefined;
  /** One kind of the agent's money. */
  readonly kind?: TransferKind | undefined;
  /** The other member, by name; nobody of that name is nobody that anything was exchanged with. */
  readonly counterpartyId?: string | null | undefined;
  readonly timezone: string;
  readonly now: Date;
};

export type ChoiceRefusal =
  | PeriodRefusal
  | { readonly code: 'wallet.not_agent'; readonly detail: Record<never, never> };

/** The transfers that are asked for, where the asker may see them. */
export function chooseTransfers(asked: Asked): Outcome<Choice, ChoiceRefusal> {
  const { memberId, wallet, type, group, types } = asked;
  if (types === 'A' && !hasRight(type, 'agent'))
    return refused({ code: 'wallet.not_agent', detail: {} });
  const period = readPeriod(asked, asked);
  if (!period.ok) return period;
  // An agent's money has no groups.
  const kinds = kindsOf(types === 'A' ? 'agent' : group);
  if (types !== 'A') return done({ ...period.value, memberId, wallet, kinds });
  const isNobody = asked.counterpartyId === null;
  const wanted = kinds.filter((kind) => asked.kind === undefined || kind === asked.kind);
  return done({
    ...{ ...period.value, memberId, wallet, kinds: isNobody ? [] : wanted },
    counterpartyId: asked.counterpartyId ?? undefined,
  });
}
