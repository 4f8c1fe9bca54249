import type { Language } from '@maneki/contract/language';
import { routeTable, type SiteRoute } from './route-table.ts';

/** What in a query names another page; everything else is a way of looking at the same one. */
const NAMED_BY = new Map<SiteRoute, readonly string[]>([
  [routeTable.notice, ['id']],
  [routeTable.help, ['tag', 'i']],
]);

type Addressed = {
  readonly origin: string;
  readonly route: SiteRoute;
  readonly search: string;
};

/** The one address of a page in a language: what search engines and messengers are to call it. */
export function pageAddress({ origin, route, search }: Addressed, language: Language): string {
  const asked = new URLSearchParams(search);
  const named = (NAMED_BY.get(route) ?? []).flatMap((name) => {
    const value = asked.get(name);
    return value ? [[name, value]] : [];
  });
  return `${origin}/m/${route.path}?${new URLSearchParams([...named, ['lang', language]])}`;
}
