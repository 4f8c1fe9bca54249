/** What the first page needs; the rest of the feature comes with the pages that show it. */
export { HomeBanners } from './banners/home-banners.tsx';
export { NoticeMarquee } from './notices/notice-marquee.tsx';
export {
  entryBannersQuery,
  helpQuery,
  homeContentQuery,
  noticeQuery,
  noticesQuery,
} from './queries.ts';
