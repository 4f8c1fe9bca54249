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
  /** Open to a member who stays away; everything else leads to the page that says until when. */
  readonly isWhileExcluded: boolean;
  /** All guests may share one rendering of it, or one for each `query` that decides what they see. */
  readonly isShared: boolean;
  /** Every word of the query that a shared page reads, already while the server writes it. */
  readonly query: Readonly<Record<string, QueryWord>>;
  readonly isIndexed: boolean;
  /** Made to stand in a frame of the operators' console. */
  readonly isFramed?: true;
  /** Made to stand in a frame of another page of the site, whose visitor it knows. */
  readonly isInSite?: true;
  /** Catalogues beside the first view's that its words come from. */
  readonly catalogues: readonly Exclude<Catalogue, 'shell' | 'site'>[];
};

/** What a page makes of one word of its query. */
export type QueryWord = {
  /** Values of which each has a rendering that all guests share. */
  readonly shared: readonly string[];
  /** Any other value says nothing to the page, or makes it a page of one visitor. */
  readonly others: 'ignored' | 'own';
};

/** A word with a closed set of values. */
export const oneOf = (shared: readonly string[]): QueryWord => ({ shared, others: 'ignored' });

/** A word that may say anything. */
export const anything: QueryWord = { shared: [], others: 'own' };

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
  isWhileExcluded: false,
  isShared: true,
  query: {},
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
  catalogues: ['form', 'call'],
} as const;

/** A page that stands alone: nothing leads away from it but what it says. */
export const alone = {
  ...plain,
  isWhileExcluded: true,
  header: 'none',
  back: 'none',
  hasBottomMenu: false,
  isShared: false,
  isIndexed: false,
} as const;

/** A list of what happened to the member's money, narrowed by its address. */
export const record = {
  ...plain,
  isWhileExcluded: true,
  access: 'session',
  isShared: false,
  isIndexed: false,
  catalogues: ['record', 'wallet'],
} as const;
