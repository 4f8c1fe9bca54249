import { TRANSFER_GROUPS, TRANSFER_KINDS, type TransferKind } from '@maneki/contract/wallet/kinds';
import type { IconName } from '@maneki/ui/icon';
import { readOneOf } from '#platform/records/address-filters.ts';
import type { Period } from '#platform/records/period.ts';

export const GROUP_CHOICES = ['all', ...TRANSFER_GROUPS] as const;
export type GroupChoice = (typeof GROUP_CHOICES)[number];

/** Which entries of the record are shown, as the calls take it. */
export type TransferChoice = {
  readonly from: string;
  readonly to: string;
  readonly group: GroupChoice;
  readonly types?: 'A';
};

/** What an address narrows the record by. An agent's money is one group, so it has no groups to choose from. */
export function readTransferFilters(address: URLSearchParams) {
  const types = readOneOf(address, 'types', ['A']);
  return { types, group: types ? undefined : readOneOf(address, 'group', TRANSFER_GROUPS) };
}

export const chooseTransfers = (
  period: Period,
  { types, group }: ReturnType<typeof readTransferFilters>,
): TransferChoice => ({ ...period, group: group ?? 'all', ...(types && { types }) });

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
