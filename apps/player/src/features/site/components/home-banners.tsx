import { BANNER_AUTOPLAY_MS } from '@maneki/contract/constants';
import { Carousel } from '@maneki/ui/carousel';
import { Picture } from '@maneki/ui/picture';
import { useTranslations } from 'use-intl';
import { useArt } from '#platform/use-art.ts';
import { useStatus } from '../use-site.ts';

const BANNERS = ['welcome', 'fair', 'safe'] as const;

/** The banners that every merchant has from the start, laid over its own art in the page's language. */
export function HomeBanners() {
  const t = useTranslations('site.home');
  const shell = useTranslations('shell');
  const { whitelabel, imageCDNs } = useStatus().info;
  const art = useArt();
  const slides = BANNERS.map((name, index) => ({
    id: name,
    content: (
      <article className="relative aspect-[358/190] overflow-hidden rounded-card">
        <Picture
          image={art.banners[name]}
          alt=""
          hosts={imageCDNs}
          fallback={art.defaultBanner}
          isUrgent={index === 0}
          sizes="(min-width: 480px) 448px, 92vw"
          className="absolute inset-0"
        />
        <div className="absolute inset-y-0 left-0 flex w-[64%] flex-col justify-center gap-1 pt-3 pb-7 pl-4 text-white [text-shadow:0_1px_6px_#000c]">
          <h2 className="text-[clamp(1rem,5.2vw,1.375rem)] leading-tight">
            {t(`${name}.title`, { merchant: whitelabel.name })}
          </h2>
          <p className="text-[clamp(0.75rem,3.4vw,0.8125rem)] leading-snug">{t(`${name}.text`)}</p>
        </div>
      </article>
    ),
  }));
  return (
    <section className="px-4 pt-3">
      <Carousel
        slides={slides}
        autoplayMs={BANNER_AUTOPLAY_MS}
        words={{
          label: t('banners'),
          carousel: shell('carousel.carousel'),
          slide: shell('carousel.slide'),
          position: (position, count) =>
            shell('carousel.position', { position: String(position), count: String(count) }),
          pause: shell('actions.pause'),
          play: shell('actions.play'),
        }}
      />
    </section>
  );
}
