import {
  kindsOf,
  TRANSFER_GROUPS,
  TRANSFER_KINDS,
  type TransferKind,
} from '@maneki/contract/wallet/kinds';
import type { IconName } from '@maneki/ui/icon';
import { readCode, readOneOf } from '#platform/records/address-filters.ts';
import type { Period } from '#platform/records/period.ts';

export const GROUP_CHOICES = ['all', ...TRANSFER_GROUPS] as const;
export type GroupChoice = (typeof GROUP_CHOICES)[number];

/** Which entries of the record are shown, as the calls take it. */
export type TransferChoice = {
  readonly from: string;
  readonly to: string;
  readonly group: GroupChoice;
  readonly types?: 'A';
  readonly kind?: TransferKind;
  readonly counterparty?: string;
};

/** What an agent's money can be narrowed to. */
export const AGENT_KINDS: readonly TransferKind[] = kindsOf('agent');

/** What an address narrows the record by; an agent's money by its kind, and by whom it was with. */
export function readTransferFilters(address: URLSearchParams) {
  const types = readOneOf(address, 'types', ['A']);
  return {
    types,
    group: types ? undefined : readOneOf(address, 'group', TRANSFER_GROUPS),
    kind: types && readOneOf(address, 'kind', AGENT_KINDS),
    counterparty: types && readCode(address, 'counterparty'),
  };
}

export type TransferFilters = ReturnType<typeof readTransferFilters>;

export const chooseTransfers = (
  period: Period,
  {
    types,
    group,
    kind,
    counterparty,
  }: Pick<TransferFilters, 'types' | 'group'> & Partial<TransferFilters>,
): TransferChoice => ({
  ...period,
  group: group ?? 'all',
  ...(types && { types }),
  ...(kind && { kind }),
  ...(counterparty && { counterparty }),
});

const ICONS = {
  deposit: 'banknote',
  withdrawal: 'banknote',
  transfer: 'exchange',
  game: 'games',
  promotion: 'gift',
  agent: 'users',
  other: 'info',
} as const satisfies Record<string, IconName>;

export const iconOfKind = (kind: TransferKind): IconName => ICONS[TRANSFER_KINDS[kind]];
