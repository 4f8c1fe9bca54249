import type { VendorSorting } from '@maneki/contract/catalog/schemas';
import type { Language } from '@maneki/contract/language';
import type { Category } from '@maneki/contract/play/tickets';
import type { Catalogue } from '../catalogue/catalogue.ts';

/** Vendors that have something to play, by category, or those of one category's list. */
export function listVendors(
  catalogue: Catalogue,
  { typeId, language }: { readonly typeId?: Category | undefined; readonly language: Language },
): VendorSorting[] {
  if (typeId === undefined) return [...catalogue.sort(language)];
  const sorting = catalogue.sortOne(typeId, language);
  return sorting ? [sorting] : [];
}
