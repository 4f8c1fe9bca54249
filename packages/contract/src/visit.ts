import type { Outcome } from '@maneki/kernel/outcome';
import type { RequestOf, ResponseOf } from './contract.ts';
import type { Endpoint } from './endpoint.ts';
import type { Language } from './language.ts';
import type { Theme } from './theme.ts';

/** A no, as a client hears it. */
export type Refusal = {
  readonly code: string;
  /** In the language of the call. */
  readonly message: string;
  readonly detail: Readonly<Record<string, string | number | boolean>>;
};

/** Makes a call: over HTTP in a browser, in process while a page is rendered. A refusal is an answer. */
export type CallFunction = <E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  options?: {
    /** Made once per wish by whoever asks; a retry after a lost reply carries the same one. */
    readonly idempotencyKey?: string;
  },
) => Promise<Outcome<ResponseOf<E>, Refusal>>;

/** What the server knows of a visitor while it renders a page, and hands to the site. */
export type Visit = {
  readonly merchantCode: string;
  readonly language: Language;
  readonly theme: Theme;
  /** Scheme and host as the visitor typed them, for canonical addresses. */
  readonly origin: string;
  /** Marks the scripts and styles that the page itself wrote. */
  readonly nonce: string;
  readonly isDevelopment: boolean;
  /** Nobody is logged in. */
  readonly isGuest: boolean;
  /** The visitor hides sums on this device, so none may be in a page that is served to it. */
  readonly hidesBalance: boolean;
  readonly call: CallFunction;
  /** Tells the server what broke, so that it stands in the log with the request's id. */
  readonly reportError: (error: unknown) => void;
};

/** Renders one page of the site. The site's build exports it, the server calls it. */
export type RenderPage = (request: Request, visit: Visit) => Promise<Response>;
