import type { Access } from '@maneki/contract/endpoint';
import type { Catalogue } from '@maneki/phrases/phrases';

/** A page as data: the frame derives its behaviour from it. Each feature lists its own in `pages.ts`. */
export type PageRow = {
  /** Below `/m/`. */
  readonly path: string;
  /** The file of its component, below the site's sources. */
  readonly screen: `${string}-screen.tsx`;
  /** Key of its name in the shell's `titles`. */
  readonly title: string;
  /**
   * `top`: the site's header. `own`: a bar with the same back rule. `game`: the page draws the bar of a
   * game itself. `none`: no bar.
   */
  readonly header: 'top' | 'own' | 'game' | 'none';
  /** Where the arrow leads: home, one step back, or there is none. */
  readonly back: 'home' | 'previous' | 'none';
  readonly hasLogo: boolean;
  readonly hasBottomMenu: boolean;
  /** The extra banner that home-like pages show. */
  readonly hasBanner: boolean;
  readonly access: Access | 'development';
  /** Where those go who are not logged in: to log in and come back, or home. */
  readonly guestsGo: 'login' | 'home';
  /** Open to a member who must choose a new password first. */
  readonly isBeforePasswordChange: boolean;
  /** What it shows depends on its query: only without one may guests share it. */
  readonly readsQuery: boolean;
  /** Words of the query, and their values, of which each has a rendering that all guests share. */
  readonly sharedQueries: Readonly<Record<string, readonly string[]>>;
  /** All guests may share one rendering of it. */
  readonly isShared: boolean;
  readonly isIndexed: boolean;
  /** Catalogues beside the first view's that its words come from. */
  readonly catalogues: readonly Exclude<Catalogue, 'shell' | 'site'>[];
};

export type PageRows = Readonly<Record<string, PageRow>>;

/** What most pages are like; a row says only where it differs. */
export const plain = {
  header: 'top',
  back: 'previous',
  hasLogo: false,
  hasBottomMenu: true,
  hasBanner: false,
  access: 'anyone',
  guestsGo: 'login',
  isBeforePasswordChange: false,
  readsQuery: false,
  sharedQueries: {},
  isShared: true,
  isIndexed: true,
  catalogues: [],
} as const;

/** A page that is a form: its own bar, nothing that leads away by accident. */
export const form = {
  ...plain,
  header: 'own',
  back: 'home',
  hasBottomMenu: false,
  isIndexed: false,
  readsQuery: true,
  catalogues: ['form', 'call'],
} as const;

/** A page that stands alone: nothing leads away from it but what it says. */
export const alone = {
  ...plain,
  header: 'none',
  back: 'none',
  hasBottomMenu: false,
  isShared: false,
  isIndexed: false,
} as const;

/** A list of what happened to the member's money, narrowed by its address. */
export const record = {
  ...plain,
  access: 'session',
  readsQuery: true,
  isShared: false,
  isIndexed: false,
  catalogues: ['record', 'wallet'],
} as const;
