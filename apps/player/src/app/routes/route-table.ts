import type { Access } from '@maneki/contract/endpoint';
import { agentsPages } from '#frame/agents';
import { cashierPages } from '#frame/cashier';
import { identityPages } from '#frame/identity';
import { lotteryPages } from '#frame/lottery';
import { messagesPages } from '#frame/messages';
import { playPages } from '#frame/play';
import { rewardsPages } from '#frame/rewards';
import { safetyPages, verificationPages } from '#frame/safety';
import { sitePages } from '#frame/site';
import { walletPages } from '#frame/wallet';
import type { PageRow } from '#platform/pages/page-row.ts';
import { appPages } from './app-pages.ts';

/**
 * Every page of the site. A page whose feature does not exist yet is not here, so the rule for unknown
 * paths sends its visitors home.
 */
export const routeTable = {
  ...sitePages,
  ...identityPages,
  ...safetyPages,
  ...verificationPages,
  ...walletPages,
  ...playPages,
  ...lotteryPages,
  ...cashierPages,
  ...rewardsPages,
  ...agentsPages,
  ...messagesPages,
  ...appPages,
} as const;

export type RouteName = keyof typeof routeTable;
export type SiteRoute = PageRow & { readonly title: keyof Titles };
type Titles = { [Name in RouteName as (typeof routeTable)[Name]['title']]: true };

const byPath = new Map<string, SiteRoute>(
  Object.values(routeTable).map((entry) => [entry.path, entry]),
);

/** Visitors type addresses in any case. */
const bySpelling = new Map<string, SiteRoute>([
  ...[...byPath].map(([path, route]) => [path.toLowerCase(), route] as const),
  ['register.html', routeTable.register],
  ['messages', routeTable.message],
]);

/**
 * The page that an address names: its one spelling, and whether all guests share it. Undefined for an
 * address that nobody knows.
 */
export function findPage(
  pathname: string,
): (Omit<SiteRoute, 'access'> & { readonly access: Access }) | undefined {
  const route = byPath.get(pathOf(pathname)) ?? bySpelling.get(pathOf(pathname).toLowerCase());
  if (!route) return undefined;
  const access = route.access === 'development' ? 'anyone' : route.access;
  return { ...route, path: `/m/${route.path}`, access };
}

/** The addresses that search engines may keep: what anybody sees alike. */
export const listIndexed = (): string[] =>
  Object.values(routeTable)
    .filter(({ access, isIndexed, isShared }) => access === 'anyone' && isIndexed && isShared)
    .map(({ path }) => `/m/${path}`);

/** The page of an address, with or without the `/m` in front; home for one that nobody knows. */
export function findRoute(pathname: string): SiteRoute {
  return byPath.get(pathOf(pathname)) ?? routeTable.home;
}

const pathOf = (pathname: string) => pathname.replace(/^\/(?:m\/)?/, '').replace(/\/$/, '');
