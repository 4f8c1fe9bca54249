import type {
  Banner,
  HotNews,
  Notice,
  NoticeWithText,
  Popup,
} from '@maneki/contract/content/schemas';
import type { Language } from '@maneki/contract/language';
import { type ContentItem, type ContentText, textIn } from './content.ts';

/** An item that a reader may see, with the words that this reader gets. */
export type ShownItem = { readonly item: ContentItem; readonly words: ContentText };

/** Items without any words show nothing, and are left out. */
export const inLanguage = (items: readonly ContentItem[], language: Language): ShownItem[] =>
  items.flatMap((item) => {
    const words = textIn(item.texts, language);
    return words ? [{ item, words }] : [];
  });

const describeItem = ({ item, words }: ShownItem) => ({
  announcementId: item.id,
  title: words.title,
  imageUrl: item.image,
  linkType: item.linkType,
  linkage: item.linkage,
});

export const describeBanner = (shown: ShownItem): Banner => ({
  ...describeItem(shown),
  groupName: shown.item.groupName,
  text: shown.words.text,
  url: shown.item.image,
});

export const describePopup = (shown: ShownItem): Popup => ({
  ...describeItem(shown),
  content: shown.words.body,
  frequency: shown.item.frequency,
  forceRead: shown.item.mustRead,
});

export const describeHotNews = (shown: ShownItem): HotNews => ({
  ...describeItem(shown),
  text: shown.words.text,
  publishedAt: shown.item.publishedAt.toISOString(),
});

export const describeNotice = (shown: ShownItem, read: ReadonlySet<string>): Notice => ({
  ...describeItem(shown),
  type: shown.item.kind,
  publishedAt: shown.item.publishedAt.toISOString(),
  pinned: shown.item.isPinned,
  read: read.has(shown.item.id),
});

export const describeNoticeWithText = (
  shown: ShownItem,
  read: ReadonlySet<string>,
): NoticeWithText => ({ ...describeNotice(shown, read), content: shown.words.body });
