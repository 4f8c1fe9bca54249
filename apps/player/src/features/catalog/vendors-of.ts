import { listedUnder } from '@maneki/contract/catalog/categories';
import type { ListedVendor, VendorSorting } from '@maneki/contract/catalog/schemas';
import type { Category } from '@maneki/contract/play/tickets';

/** The vendors of a kind, each of them once; everybody's where no kind is named. */
export function vendorsOf(
  sorting: readonly VendorSorting[],
  gameType?: Category,
): readonly ListedVendor[] {
  const kinds = gameType && listedUnder(gameType);
  const vendors = sorting
    .filter(({ gameCategory }) => !kinds || kinds.includes(gameCategory))
    .flatMap(({ vendorNames }) => vendorNames);
  return [...new Map(vendors.map((vendor) => [vendor.vassalage, vendor])).values()];
}
