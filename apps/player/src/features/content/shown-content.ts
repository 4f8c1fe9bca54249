import type {
  Banner,
  HelpItem,
  HotNews,
  Notice,
  NoticeWithText,
  Popup,
} from '@maneki/contract/content/schemas';
import type { PictureImage } from '@maneki/ui/picture';

/** Content with its picture found: only the pictures that a page shows travel in its document. */
type Pictured<Item> = Omit<Item, 'imageUrl' | 'url'> & { readonly image: PictureImage | null };

export type ShownBanner = Pictured<Banner>;
export type ShownPopup = Pictured<Popup>;
export type ShownNotice = Pictured<NoticeWithText>;
/** With its day where the merchant does business: a browser takes long to find its first one. */
export type NoticeTitle = Pick<Notice, 'announcementId' | 'title' | 'publishedAt'> & {
  readonly day: string;
};
/** With the day on which it was last changed. */
export type ShownHelp = HelpItem & { readonly day: string };
/** Something to watch, or a still picture where it has no film. */
export type ShownFilm = Pictured<HotNews | Banner> & { readonly film: string | null };

export type HomeContent = {
  readonly banners: readonly ShownBanner[];
  readonly notices: readonly NoticeTitle[];
  readonly hot: readonly ShownFilm[];
  readonly film: ShownFilm | null;
};

/** What an operator writes, as somebody would see it: one of these, by its kind. */
export type ShownPreview = {
  readonly isShown: boolean;
  readonly banner: ShownBanner | null;
  readonly hot: ShownFilm | null;
  /** A banner of the group `m_video`. */
  readonly film: ShownFilm | null;
  readonly notice: ShownNotice | null;
  readonly popup: ShownPopup | null;
  readonly help: ShownHelp | null;
};
