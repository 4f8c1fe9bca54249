import { TRANSFER_GROUPS, TRANSFER_KINDS, type TransferKind } from '@maneki/contract/wallet/kinds';
import type { IconName } from '@maneki/ui/icon';

export const GROUP_CHOICES = ['all', ...TRANSFER_GROUPS] as const;
export type GroupChoice = (typeof GROUP_CHOICES)[number];

/** Which entries of the record are shown, as the calls take it. */
export type TransferChoice = {
  readonly from: string;
  readonly to: string;
  readonly group: GroupChoice;
  readonly types?: 'A';
};

/** The choice that an address makes. An agent's money is one group, so it has no groups to choose from. */
export function readTransferChoice(
  address: URLSearchParams,
  period: { readonly from: string; readonly to: string },
): TransferChoice {
  if (address.get('types') === 'A') return { ...period, group: 'all', types: 'A' };
  const group = GROUP_CHOICES.find((known) => known === address.get('group')) ?? 'all';
  return { ...period, group };
}

/** The address of the same record with another group. */
export function writeGroup(address: URLSearchParams, group: GroupChoice): URLSearchParams {
  const next = new URLSearchParams(address);
  if (group === 'all') next.delete('group');
  else next.set('group', group);
  return next;
}

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
