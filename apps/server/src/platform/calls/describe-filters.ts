import type { Endpoint } from '@maneki/contract/endpoint';

type Filters = Readonly<Record<string, unknown>>;

/** The filters of a list as they may be kept for ever: of what names a person only what kind of thing it was. */
export const describeFilters = (
  { privateFilters = [] }: Pick<Endpoint, 'privateFilters'>,
  filters: Filters,
): Filters =>
  Object.fromEntries(
    Object.entries(filters).map(([name, value]) => [
      name,
      privateFilters.includes(name) ? `a ${kindOf(String(value).trim())}` : value,
    ]),
  );

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const ADDRESS = /^(?:\d{1,3}(?:\.\d{1,3}){3}|[0-9a-f]*:[0-9a-f:.]+)$/i;
const NUMBER = /^\+?[\d\s\-().]{6,24}$/;

function kindOf(text: string): string {
  if (ID.test(text)) return 'member’s id';
  if (text.includes('@')) return 'mailbox';
  if (ADDRESS.test(text)) return 'network address';
  return NUMBER.test(text) ? 'phone number' : 'name';
}
