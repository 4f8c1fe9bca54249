export { HomeBanners } from './banners/home-banners.tsx';
export { FilmBanner } from './films/film-banner.tsx';
export { HotNews } from './films/hot-news.tsx';
export { HelpPage } from './help/help-page.tsx';
export { NoticeArticle } from './notices/notice-article.tsx';
export { NoticeList } from './notices/notice-list.tsx';
export { NoticeMarquee } from './notices/notice-marquee.tsx';
export { PopupHost } from './popups/popup-host.tsx';
export {
  contentKeys,
  entryBannerQuery,
  helpQuery,
  homeContentQuery,
  noticeQuery,
  noticesQuery,
} from './queries.ts';
