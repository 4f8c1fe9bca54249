import type { contentEndpoints } from '@maneki/contract/content/endpoints';
import type { ContentKind } from '@maneki/contract/content/kinds';
import type { ResponseOf } from '@maneki/contract/contract';
import {
  describeBanner,
  describeHotNews,
  describeNotice,
  describePopup,
  type ShownItem,
} from './describe-item.ts';
import { type Asked, type ContentServices, findRead, findShown, readKinds } from './find-shown.ts';

const DEFAULT_GROUP = 'm_home';
const GROUP_ALIASES: Readonly<Record<string, string | undefined>> = { m_reg: 'm_register' };

/** More than anybody reads; the page of announcements goes through all of them. */
const NOTICES_MAX = 100;

/** Kinds whose answer depends on what the reader has read. */
const REMEMBERED: readonly ContentKind[] = ['PL', 'PU', 'PR', 'A'];

/** What is to be shown now, by kind. A kind that was not asked for stays empty. */
export async function listAnnouncements(
  { database, content }: ContentServices,
  asked: Asked & { readonly types: string; readonly groupName?: string | undefined },
): Promise<ResponseOf<typeof contentEndpoints.listAnnouncements>> {
  const kinds = readKinds(asked.types);
  const named = asked.groupName || DEFAULT_GROUP;
  const group = GROUP_ALIASES[named] ?? named;
  const shown = limitNotices(
    findShown(
      content,
      asked,
      ({ kind, groupName }) => kinds.has(kind) && (kind !== 'B' || groupName === group),
    ),
  );
  const remembered = shown.filter(({ item }) => REMEMBERED.includes(item.kind));
  const read = await findRead(database, asked.reader, remembered);
  const listOf = <Described>(kind: ContentKind, describe: (item: ShownItem) => Described) =>
    shown.filter(({ item }) => item.kind === kind).map(describe);
  const notice = (item: ShownItem) => describeNotice(item, read);
  // What comes up once in a member's life does not come back on another device.
  const isOver = ({ item }: ShownItem) => item.frequency === 'ONCE' && read.has(item.id);
  return {
    banners: listOf('B', describeBanner),
    playerNotices: listOf('PL', notice),
    popups: shown.filter((one) => one.item.kind === 'PU' && !isOver(one)).map(describePopup),
    hot: listOf('H', describeHotNews),
    promotions: listOf('PR', notice),
    agentNotices: listOf('A', notice),
  };
}

function limitNotices(shown: readonly ShownItem[]): readonly ShownItem[] {
  const isNotice = ({ item }: ShownItem) => item.kind === 'PL';
  const first = new Set(shown.filter(isNotice).slice(0, NOTICES_MAX));
  return shown.filter((one) => !isNotice(one) || first.has(one));
}
