import type { MarketMode } from '@maneki/contract/site/sections';
import type { Tx } from '#platform/database/database';
import * as store from './store.ts';

type Asked = {
  readonly mode?: MarketMode | undefined;
  readonly cursor?: string | undefined;
  readonly size: number;
};

/** The countries about which something is said, by their codes. */
export async function listMarkets(tx: Tx, { mode, cursor, size }: Asked) {
  const found = await store.listMarketRows(tx, { mode, after: cursor, limit: size + 1 });
  const rows = found.slice(0, size);
  return { rows, next: found.length > size ? rows.at(-1)!.countryCode : null };
}
