import type { SortedKind } from '@maneki/contract/content/desk';
import type { BannerGroup } from '@maneki/contract/content/kinds';
import { refused } from '@maneki/kernel/outcome';
import { acted } from '#platform/audit/act';
import type { Tx } from '#platform/database/database';
import { type Author, noteChange } from '../writing/save-content.ts';
import * as store from './store.ts';

export type Kind = {
  readonly kind: SortedKind;
  readonly groupName?: BannerGroup | undefined;
};

/** Only banners stand in groups. */
export const groupOf = ({ kind, groupName = 'm_home' }: Kind): string =>
  kind === 'B' ? groupName : '';

/** Puts all that readers see of a kind into an order. What has come or gone meanwhile is looked at first. */
export async function sortEntries(
  tx: Tx,
  author: Author,
  { ids, ...asked }: Kind & { readonly ids: readonly string[] },
) {
  const { kind } = asked;
  const group = groupOf(asked);
  const sorted = { merchantCode: author.merchantCode, kind, group };
  await store.lockOrder(tx, sorted);
  const shown = (await store.listPlaced(tx, sorted)).map(({ id }) => id);
  const isAll = shown.length === ids.length && shown.every((id) => ids.includes(id));
  if (!isAll) return refused({ code: 'content.order_outdated', detail: {} });
  await store.setOrder(tx, { kind, ids });
  await noteChange(tx, author, { sorted: { kind, group, ids } });
  return acted({}, { subject: `content order ${kind}`, before: shown, after: ids });
}
