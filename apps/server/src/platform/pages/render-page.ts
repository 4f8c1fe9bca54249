import { createHash, randomBytes } from 'node:crypto';
import type { Access } from '@maneki/contract/endpoint';
import type { Language } from '@maneki/contract/language';
import type { OwnColours } from '@maneki/contract/site/look';
import type { CallFunction, RenderPage, Visit } from '@maneki/contract/visit';
import {
  hashInlineParts,
  NONCE_PLACEHOLDER,
  nonceSources,
  writePolicy,
} from './content-security.ts';
import { compressPage, type KeptPage } from './page-cache.ts';
import type { QueryWords } from './query-of-guests.ts';

/** The site as its build hands it over: how to render a page, and which pages all guests may share. */
export type Site = {
  readonly render: RenderPage;
  /** The one spelling of a page's address; undefined for a page that there is not. */
  readonly findPage: (pathname: string) => FoundPage | undefined;
  /** The pages that search engines may keep; none where nothing is said. */
  readonly listPages?: () => readonly string[];
  /** The web app manifest of a merchant; where there is none the site cannot be installed. */
  readonly describeApp?: (app: AppOfMerchant, language: Language) => Promise<object>;
};

/** What a merchant's site is called and looks like as an app. */
export type AppOfMerchant = {
  readonly name: string;
  readonly look: string;
  readonly colours: OwnColours | null;
};

export type FoundPage = {
  readonly path: string;
  readonly isShared: boolean;
  /** What it reads of its query; nothing where nothing is said. */
  readonly query?: QueryWords;
  /** Who may open it; anyone where nothing is said. */
  readonly access?: Access;
  /** Where those go who are not logged in: to log in and come back, or home. */
  readonly guestsGo?: 'login' | 'home';
  /** Open to a member who must choose a new password first. */
  readonly isBeforePasswordChange?: boolean;
  /** Open to a member who stays away. */
  readonly isWhileExcluded?: boolean;
  /**
   * Made to stand in a frame of the console. It shows what it was opened for, also while the site is closed, and
   * leaves nothing behind on the device.
   */
  readonly isFramed?: boolean;
  /** Made to stand in a frame of another page of the site: it is the same visitor's. */
  readonly isInSite?: boolean;
};

export type PageVisit = Omit<Visit, 'nonce'> & {
  readonly call: CallFunction;
  readonly imageHosts: readonly string[];
  readonly frameOrigins: readonly string[];
  readonly phoneProver: string | undefined;
  readonly isFramed?: boolean | undefined;
};

export type RenderedPage = {
  readonly response: Response;
  readonly html: string;
  readonly policy: string;
};

/** Renders a page for one visitor, its scripts and styles marked by a nonce of its own. */
export async function renderForOne(
  site: Site,
  request: Request,
  visit: PageVisit,
): Promise<RenderedPage> {
  // The development tools write inline scripts of their own, so there the policy allows all of them.
  const nonce = visit.isDevelopment ? '' : randomBytes(16).toString('base64');
  const response = await site.render(request, { ...visit, nonce });
  refuseFailure(response);
  return { response, html: await response.text(), policy: writePolicy(nonceSources(nonce), visit) };
}

/** The router answers a loader's failure with a page of its own; ours says more, and is not kept. */
function refuseFailure(response: Response): void {
  if (response.status >= 500) throw new Error(`the site answered ${response.status}`);
}

/** Answers instead of a page that turned out not to be one: a redirect is not kept. */
export class NotKeptError extends Error {
  override name = 'NotKeptError';
  readonly response: Response;

  constructor(response: Response) {
    super(`answered ${response.status}`);
    this.response = response;
  }
}

/** Renders a page for all guests alike: nothing in it may come from one visitor. */
export async function renderForAll(
  site: Site,
  request: Request,
  visit: PageVisit,
): Promise<KeptPage> {
  const response = await site.render(request, { ...visit, nonce: NONCE_PLACEHOLDER });
  refuseFailure(response);
  if (response.status !== 200) throw new NotKeptError(response);
  const { html, sources } = hashInlineParts(await response.text());
  const digest = createHash('sha256').update(html).digest('base64url').slice(0, 22);
  return {
    ...(await compressPage(html)),
    policy: writePolicy(sources, visit),
    etag: `"${digest}"`,
  };
}
