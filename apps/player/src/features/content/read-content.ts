import { contentEndpoints } from '@maneki/contract/content/endpoints';
import type { BannerGroup } from '@maneki/contract/content/kinds';
import type {
  Banner,
  HelpItem,
  HotNews,
  NoticeWithText,
  Popup,
} from '@maneki/contract/content/schemas';
import type { CallFunction } from '@maneki/contract/visit';
import { type LookArt, readLookArt } from '#platform/art/look-art.ts';
import { artImage, filmAddress } from '#platform/art/named-art.ts';
import { readValue } from '#platform/call/refused-error.ts';
import { readBusinessZone } from '#platform/records/business-zone.ts';
import { dayIn } from '#platform/records/days.ts';
import { chooseFilm } from './films/choose-film.ts';
import type { NoticeKind } from './queries.ts';
import type {
  HomeContent,
  ShownBanner,
  ShownFilm,
  ShownHelp,
  ShownNotice,
  ShownPopup,
  ShownPreview,
} from './shown-content.ts';

/** As many as walk by before somebody has read the first of them again. */
const NOTICES_IN_LINE = 20;

export async function readHome(call: CallFunction): Promise<HomeContent> {
  const [home, videos, art, zone] = await Promise.all([
    readValue(call(contentEndpoints.listAnnouncements, { types: 'B,PL,H', platform: 'M' })),
    readBanners(call, 'm_video'),
    readLookArt(call),
    readBusinessZone(call),
  ]);
  const hot = home.hot.map((news) => describeFilm(art, news));
  const films = videos.map((video) => describeFilm(art, video));
  return {
    banners: home.banners.map((banner) => describeBanner(art, banner)),
    notices: home.playerNotices
      .slice(0, NOTICES_IN_LINE)
      .map(({ announcementId, title, publishedAt }) => ({
        announcementId,
        title,
        publishedAt,
        day: dayIn(zone, new Date(publishedAt)),
      })),
    hot,
    film: chooseFilm(films, hot) ?? null,
  };
}

export async function readEntryBanners(
  call: CallFunction,
  group: BannerGroup,
): Promise<readonly ShownBanner[]> {
  const [banners, art] = await Promise.all([readBanners(call, group), readLookArt(call)]);
  return banners.map((banner) => describeBanner(art, banner, 'entry'));
}

export async function readPopups(call: CallFunction): Promise<readonly ShownPopup[]> {
  const request = { types: 'PU', platform: 'M' } as const;
  const [{ popups }, art] = await Promise.all([
    readValue(call(contentEndpoints.listAnnouncements, request)),
    readLookArt(call),
  ]);
  return popups.map((popup) => describePopup(art, popup));
}

const describePopup = (art: LookArt, { imageUrl, ...popup }: Popup): ShownPopup => ({
  ...popup,
  image: artImage(art, imageUrl, 'popup'),
});

export const readNotices = (call: CallFunction, types: NoticeKind, pageNo: number) =>
  readValue(call(contentEndpoints.listNotices, { types, pageNo }));

export async function readNotice(call: CallFunction, announcementId: string): Promise<ShownNotice> {
  const [notice, art] = await Promise.all([
    readValue(call(contentEndpoints.getNotice, { announcementId })),
    readLookArt(call),
  ]);
  return describeNotice(art, notice);
}

const describeNotice = (art: LookArt, { imageUrl, ...notice }: NoticeWithText): ShownNotice => ({
  ...notice,
  image: artImage(art, imageUrl, 'banner'),
});

export async function readHelp(call: CallFunction): Promise<readonly ShownHelp[]> {
  const [articles, zone] = await Promise.all([
    readValue(call(contentEndpoints.getHelp, { device: 'MOBILE' })),
    readBusinessZone(call),
  ]);
  return articles.map((article) => describeHelp(zone, article));
}

const describeHelp = (zone: string, article: HelpItem): ShownHelp => ({
  ...article,
  day: dayIn(zone, new Date(article.updatedAt)),
});

export async function readPreview(call: CallFunction, token: string): Promise<ShownPreview> {
  const [preview, art, zone] = await Promise.all([
    readValue(call(contentEndpoints.getPreview, { token })),
    readLookArt(call),
    readBusinessZone(call),
  ]);
  const { isShown, banner, hot, notice, popup, help } = preview;
  const shape = banner?.groupName === 'm_home' ? 'banner' : 'entry';
  return {
    isShown,
    banner: banner && describeBanner(art, banner, shape),
    hot: hot && describeFilm(art, hot),
    film: banner && describeFilm(art, banner),
    notice: notice && describeNotice(art, notice),
    popup: popup && describePopup(art, popup),
    help: help && describeHelp(zone, help),
  };
}

async function readBanners(call: CallFunction, groupName: BannerGroup) {
  const request = { types: 'B', groupName, platform: 'M' } as const;
  return (await readValue(call(contentEndpoints.listAnnouncements, request))).banners;
}

function describeBanner(
  art: LookArt,
  { imageUrl, url, ...banner }: Banner,
  shape: 'banner' | 'entry' = 'banner',
): ShownBanner {
  return { ...banner, image: artImage(art, imageUrl ?? url, shape) };
}

function describeFilm(art: LookArt, { imageUrl, ...news }: HotNews | Banner): ShownFilm {
  const image = artImage(art, imageUrl, 'film');
  return { ...news, image, film: filmAddress(art, news.linkage) };
}
