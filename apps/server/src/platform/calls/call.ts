import type { Language } from '@maneki/contract/language';

/** Everything that is known about a call before its handler runs. Nothing here is the client's bare word. */
export type Call = {
  readonly requestId: string;
  readonly merchantCode: string;
  readonly language: Language;
  /** The address as the trusted proxies tell it. */
  readonly address: string;
  readonly countryCode: string | null;
  readonly now: Date;
  /** Made for a page that all guests will share: the answer may say nothing of one visitor. */
  readonly isForAll?: true;
};
