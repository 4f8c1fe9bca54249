export { BannerCarousel } from './banners/banner-carousel.tsx';
export { HomeBanners } from './banners/home-banners.tsx';
export { ContentLink } from './content-link.tsx';
export { FilmBanner } from './films/film-banner.tsx';
export { HotNews } from './films/hot-news.tsx';
export { HelpPage } from './help/help-page.tsx';
export { NoticeArticle } from './notices/notice-article.tsx';
export { NoticeList } from './notices/notice-list.tsx';
export { NoticeMarquee } from './notices/notice-marquee.tsx';
export { NoticeTicker } from './notices/notice-ticker.tsx';
export { PopupHost } from './popups/popup-host.tsx';
export {
  entryBannersQuery,
  helpQuery,
  homeContentQuery,
  noticeQuery,
  noticesQuery,
} from './queries.ts';
export type { ShownBanner } from './shown-content.ts';
