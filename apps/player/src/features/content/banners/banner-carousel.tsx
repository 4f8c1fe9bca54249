import { BANNER_AUTOPLAY_MS } from '@maneki/contract/constants';
import { Carousel } from '@maneki/ui/carousel';
import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';

type BannerCarouselProps = Pick<ComponentProps<typeof Carousel>, 'slides' | 'shape'> & {
  readonly label: string;
};

/** Banners one after the other, at the pace that all of the site's banners have. */
export function BannerCarousel({ label, ...props }: BannerCarouselProps) {
  const t = useTranslations('shell');
  return (
    <Carousel
      {...props}
      autoplayMs={BANNER_AUTOPLAY_MS}
      words={{
        label,
        carousel: t('carousel.carousel'),
        slide: t('carousel.slide'),
        position: (position, count) =>
          t('carousel.position', { position: String(position), count: String(count) }),
        pause: t('actions.pause'),
        play: t('actions.play'),
      }}
    />
  );
}
