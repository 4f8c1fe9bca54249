import type { ListedVendor } from '@maneki/contract/catalog/schemas';
import { Link } from '@maneki/ui/link';
import { useQueryClient } from '@tanstack/react-query';
import type { MouseEvent, ReactNode } from 'react';
import { call } from '#platform/call/browser.ts';
import { useNavigate } from '#platform/navigation/navigation.ts';
import { gameAddress, type LaunchPlace, launchWayOf } from '../launch-way.ts';
import type { HomeTab } from '../lobby/home-tabs.ts';
import { listAddress } from '../lobby/list-address.ts';
import { vendorGameQuery } from '../queries.ts';

type VendorLinkProps = {
  /** Among which games the vendor is shown. */
  readonly tab: HomeTab;
  readonly vendor: ListedVendor;
  readonly from?: LaunchPlace;
  readonly className: string;
  readonly children: ReactNode;
};

/** Leads to a vendor's games, or into the first one of lotteries and of who lists none; without scripts to its list. */
export function VendorLink({ tab, vendor, from, className, children }: VendorLinkProps) {
  const list = listAddress(tab, vendor.vassalage);
  const open = useOpenVendor(from);
  const opensAtOnce = launchWayOf(undefined, vendor, true).to !== 'list';
  const follow = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!isPlain) return;
    event.preventDefault();
    open(vendor.vassalage, list);
  };
  return (
    <Link href={list} className={className} {...(opensAtOnce && { onClick: follow })}>
      {children}
    </Link>
  );
}

/** The page of a game sends guests to log in and back; who finds no game comes to the list, which says so. */
function useOpenVendor(from: LaunchPlace | undefined) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return async (vassalage: string, list: string) => {
    const found = await queryClient.fetchQuery(vendorGameQuery(call, vassalage)).catch(() => null);
    const address = found ? gameAddress(found, 'real', true, from) : list;
    await navigate(address.slice(2));
  };
}
