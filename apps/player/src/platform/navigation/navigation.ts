import { createContext, useContext } from 'react';

/** What all addresses of the site begin with, and pages and features leave out. */
export const BASE = '/m';

/** Where the site is. */
export type Place = {
  /** Without the base. */
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  /** What was handed along by whoever came here. */
  readonly state: unknown;
  /** Another one for each entry of the history. */
  readonly key: string;
  /** How the site came here: by a step back or forth (and when it was opened), or on to another entry. */
  readonly way: 'POP' | 'PUSH' | 'REPLACE';
};

export type Steps = {
  readonly replace?: boolean;
  readonly state?: unknown;
  /** Whether the page stays where it is scrolled to; a new one begins at its top. */
  readonly preventScrollReset?: boolean;
};

/** An address without the base; what it leaves out of path and query stays as it is, or goes with another path. */
export type To =
  | string
  | { readonly pathname?: string; readonly search?: string; readonly hash?: string };

/** Goes to an address, or so many steps through the history. Done when the page is shown. */
export type Navigate = (to: To | number, steps?: Steps) => Promise<void>;

export const PlaceContext = createContext<Place | undefined>(undefined);

/** The path alone, for whom it is all the same how the page is looked at. */
export const PathContext = createContext('');
export const usePathname = (): string => useContext(PathContext);

export const NavigateContext = createContext<Navigate>(() =>
  Promise.reject(new Error('a page that is being rendered goes nowhere')),
);

export function useLocation(): Place {
  const place = useContext(PlaceContext);
  if (!place) throw new Error('useLocation outside of the site');
  return place;
}

/** The same function for ever: whoever goes somewhere does not follow where the site is. */
export const useNavigate = (): Navigate => useContext(NavigateContext);

/** Resolves an address against the one that is shown, both with the base. */
export function resolveTo(to: To, from: URL): URL {
  if (typeof to === 'string') return new URL(to.startsWith('/') ? BASE + to : to, from);
  const { pathname, search = '', hash = '' } = to;
  return new URL((pathname === undefined ? from.pathname : BASE + pathname) + search + hash, from);
}
