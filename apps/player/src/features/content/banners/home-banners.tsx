import { useIsSlideNear } from '@maneki/ui/near-slide';
import { Picture } from '@maneki/ui/picture';
import { Skeleton } from '@maneki/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useArt, useImageHosts } from '#platform/art/use-art.ts';
import { call } from '#platform/call/browser.ts';
import { useIsIdle } from '#platform/moments/use-is-idle.ts';
import { ContentLink } from '../content-link.tsx';
import { homeContentQuery } from '../queries.ts';
import type { ShownBanner } from '../shown-content.ts';
import { BannerCarousel } from './banner-carousel.tsx';

/** What the merchant wants seen first. With one banner nothing moves, without any nothing stands here. */
export function HomeBanners() {
  const t = useTranslations('content.banners');
  const { data, isPending } = useQuery(homeContentQuery(call));
  if (isPending)
    return (
      <div className="px-4 pt-3">
        <Skeleton className="aspect-[358/190]" />
      </div>
    );
  const banners = data?.banners ?? [];
  if (banners.length === 0) return null;
  const slides = banners.map((banner, position) => ({
    id: banner.announcementId,
    content: <BannerSlide banner={banner} isFirst={position === 0} />,
  }));
  return (
    <div className="px-4 pt-3">
      <BannerCarousel slides={slides} label={t('label')} />
    </div>
  );
}

/** Two dots to a point are enough for pictures without words, also where a screen has three. */
const SIZES = '(min-width: 480px) 448px, (min-resolution: 2.5dppx) 61vw, 91vw';

type BannerSlideProps = { readonly banner: ShownBanner; readonly isFirst: boolean };

/** Words in the page's language over a picture without any. */
function BannerSlide({ banner, isFirst }: BannerSlideProps) {
  const { defaultBanner } = useArt();
  const hosts = useImageHosts();
  const isNear = useIsSlideNear();
  const isIdle = useIsIdle();
  return (
    <ContentLink
      item={banner}
      className="relative block aspect-[358/190] overflow-hidden rounded-card bg-raised focus-visible:-outline-offset-4"
    >
      {banner.image && (isFirst || (isNear && isIdle)) && (
        <Picture
          image={banner.image}
          alt=""
          hosts={hosts}
          fallback={defaultBanner}
          isUrgent={isFirst}
          sizes={SIZES}
          className="absolute inset-0"
        />
      )}
      <div className="absolute inset-y-0 left-0 flex w-[60%] flex-col justify-center gap-1 pt-3 pb-7 pl-4 text-white [text-shadow:0_1px_6px_#000c]">
        <h2 className="text-[clamp(1rem,5.2vw,1.375rem)] leading-tight">{banner.title}</h2>
        {banner.text && (
          <p className="text-[clamp(0.75rem,3.4vw,0.8125rem)] leading-snug">{banner.text}</p>
        )}
      </div>
    </ContentLink>
  );
}
