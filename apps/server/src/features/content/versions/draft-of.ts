import type { EntryDraft } from '@maneki/contract/content/console-schemas';
import type { EntryKind } from '@maneki/contract/content/desk';
import { invariant } from '@maneki/kernel/invariant';
import {
  type CheckedContent,
  type CheckedHelp,
  contentInput,
  helpInput,
} from '../writing/content-input.ts';
import { NOTHING_MORE } from './entry.ts';

/* The same words in two forms: as versions keep them, and as they are written for readers. */

const DEVICES = { M: 'MOBILE', W: 'WEB', ALL: 'ALL' } as const;
const PLATFORMS = { MOBILE: 'M', WEB: 'W', ALL: 'ALL' } as const;

export const draftOfItem = (item: CheckedContent): EntryDraft => ({
  groupName: item.groupName,
  device: DEVICES[item.platform],
  image: item.image,
  linkType: item.linkType,
  linkage: item.linkage,
  audience: {
    guest: item.audience.guest,
    types: copy(item.audience.types),
    vip: copy(item.audience.vip),
    labels: copy(item.audience.labels),
    countries: copy(item.audience.countries),
  },
  startsAt: item.startsAt?.toISOString() ?? null,
  endsAt: item.endsAt?.toISOString() ?? null,
  isPinned: item.isPinned,
  mustRead: item.mustRead,
  frequency: item.frequency,
  tag: null,
  texts: { ...item.texts },
});

const copy = <Value>(list: readonly Value[] | null): Value[] | null => (list ? [...list] : null);

export const draftOfHelp = ({ tag, device, texts }: CheckedHelp): EntryDraft => ({
  ...NOTHING_MORE,
  tag,
  device,
  texts: Object.fromEntries(
    Object.entries(texts).map(([language, words]) => [language, { ...words, text: '' }]),
  ),
});

/** What an operator wrote, in the form in which it is checked and written for readers. */
export const itemInputOf = (
  { key, kind }: { readonly key: string; readonly kind: Exclude<EntryKind, 'HELP'> },
  { device, tag: _, startsAt, endsAt, ...draft }: EntryDraft,
) =>
  ({
    ...draft,
    key,
    kind,
    platform: PLATFORMS[device],
    startsAt: startsAt ? new Date(startsAt) : null,
    endsAt: endsAt ? new Date(endsAt) : null,
    status: 'LIVE',
  }) as const;

export const helpInputOf = (key: string, { tag, device, texts }: EntryDraft) =>
  ({
    key,
    tag,
    device,
    status: 'LIVE',
    texts: Object.fromEntries(
      Object.entries(texts).map(([language, { title, body }]) => [language, { title, body }]),
    ),
  }) as const;

type Named = { readonly key: string; readonly kind: EntryKind };

/** A version was checked when it was saved: one that no longer passes is a mistake of ours. */
export function checkedItemOf({ key, kind }: Named, draft: EntryDraft): CheckedContent {
  invariant(kind !== 'HELP', 'an article is no item');
  return contentInput.parse(itemInputOf({ key, kind }, draft));
}

export const checkedHelpOf = ({ key }: Named, draft: EntryDraft): CheckedHelp =>
  helpInput.parse(helpInputOf(key, draft));
