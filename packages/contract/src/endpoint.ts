import type { ProofPurpose } from './call/proof.ts';
import type { Right } from './identity/member-types.ts';
import type { Module } from './modules.ts';
import type { OperatorAccess } from './operators/rights.ts';

/** Who may see a page or hear a topic: everybody, or members' sessions that have a right. */
export type Access = 'anyone' | Right;

/**
 * Who may call an endpoint: everybody, members with a right, or operators with one. There is no
 * default: forgetting it does not compile.
 */
export type CallAccess = Access | OperatorAccess;

/**
 * One call of the product as plain data, so that the site can import it without a schema library.
 * What it takes and answers stands beside it in the feature's `schemas.ts`, under the same name.
 */
export type Endpoint<Code extends string = string> = {
  /** `<feature>.<verbNoun>`: the key under which schemas and handlers are found. */
  readonly name: `${string}.${string}`;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/${string}`;
  readonly module: Module;
  readonly access: CallAccess;
  /** What some values of the request's `purpose` need beyond that. */
  readonly accessByPurpose?: Readonly<Record<string, Right>>;
  /** The call carries a proof of work, because it costs us more than it costs a machine that makes many. */
  readonly proof?: ProofPurpose;
  /** The body travels encrypted, with a one-use challenge. */
  readonly encrypted?: true;
  /** The body may be larger than those of other calls: long texts, or a picture. */
  readonly bodyBytesMax?: number;
  /** The body may also come as an HTML form sends it. */
  readonly form?: true;
  /**
   * A GET, for clients know it as one, that changes something. A link, a picture or a prefetch could ask
   * for it with the visitor's cookie, so it is answered only where a script of the site has asked.
   */
  readonly changesByGet?: true;
  /** Moves money: the call carries an `Idempotency-Key`, and the same key moves it once. */
  readonly movesMoney?: true;
  /** Open to a member who must first choose a new password; nothing else is. */
  readonly beforePasswordChange?: true;
  /** Open to a member who is taking a time-out or has excluded themselves; nothing else is. */
  readonly whileExcluded?: true;
  /** Answered even while the site is under maintenance or the region is restricted. */
  readonly alwaysOpen?: true;
  /** Filters that may hold what a person is reached by: what is kept of a search says only of what kind it was. */
  readonly privateFilters?: readonly string[];
  /** The same words for many callers: the reply is kept compressed, and not compressed for each. */
  readonly sharedReply?: true;
  /** How often one address may call it; the platform's general limit applies where none is named. */
  readonly limit?: { readonly calls: number; readonly perSeconds: number };
  /** The only codes, beside the platform's own, that it may refuse with. */
  readonly refusals: readonly Code[];
};

export type Endpoints<Code extends string = string> = Readonly<Record<string, Endpoint<Code>>>;

/** The status says what kind of no it is; the details are the arguments of its phrase. */
export type RefusalSpec = {
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 423 | 429 | 451;
  readonly detail: readonly string[];
};

/** Every code starts with the name of the feature that owns it. */
export type RefusalTable<Feature extends string> = Readonly<
  Record<`${Feature}.${string}`, RefusalSpec>
>;

/** The refusal that a use case answers with: a code and exactly the details that its phrase needs. */
export type RefusalOf<Table extends Readonly<Record<string, RefusalSpec>>> = {
  [Code in keyof Table & string]: {
    readonly code: Code;
    readonly detail: {
      readonly [Field in Table[Code]['detail'][number]]: string | number | boolean;
    };
  };
}[keyof Table & string];

/** `site.under_maintenance` → `under_maintenance`: a phrase's key, since a key may hold no point. */
export type ReasonOf<Code extends string> = Code extends `${string}.${infer Reason}`
  ? Reason
  : never;
