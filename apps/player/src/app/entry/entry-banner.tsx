import { useIsSlideNear } from '@maneki/ui/near-slide';
import { Picture } from '@maneki/ui/picture';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import {
  BannerCarousel,
  ContentLink,
  entryBannersQuery,
  type ShownBanner,
} from '#features/content';
import { useArt, useImageHosts } from '#platform/art/use-art.ts';
import { call } from '#platform/call/browser.ts';
import { useIsIdle } from '#platform/moments/use-is-idle.ts';
import { BANNER_GROUPS } from './banner-groups.ts';
import type { EntryTab } from './entry-tab.ts';

type BannerWords = { readonly heading: string; readonly text: string };

/** With words of its own, for a form that is not everybody's. */
type EntryBannerProps = { readonly tab: EntryTab } & Partial<BannerWords>;

const FRAME =
  'relative block aspect-[390/220] max-h-60 w-full overflow-hidden bg-raised focus-visible:-outline-offset-4';

/** What the merchant shows above a form, else its own scene and a word of welcome that fits the form. */
export function EntryBanner({ tab, heading, text }: EntryBannerProps) {
  const t = useTranslations('identity.banner');
  const { data: banners = [], isLoading } = useQuery(entryBannersQuery(call, BANNER_GROUPS[tab]));
  const [first] = banners;
  const title = heading && text ? { heading, text } : undefined;
  const wordsOf = (banner: ShownBanner | undefined): BannerWords => ({
    heading: banner?.title ?? t(tab),
    text: banner?.text ?? t(tab === 'login' ? 'loginText' : 'registerText'),
  });
  // Nothing for a moment is better than one scene that becomes another.
  if (isLoading) return <div className={FRAME}>{title && <Words {...title} />}</div>;
  if (title || !first)
    return (
      <div className={FRAME}>
        <Scene banner={first} isFirst />
        <Words {...(title ?? wordsOf(first))} />
      </div>
    );
  const draw = (banner: ShownBanner) => (
    <ContentLink item={banner} className={FRAME}>
      <Scene banner={banner} isFirst={banner === first} />
      <Words {...wordsOf(banner)} />
    </ContentLink>
  );
  if (banners.length === 1) return draw(first);
  const slides = banners.map((banner) => ({ id: banner.announcementId, content: draw(banner) }));
  return <BannerCarousel slides={slides} label={t('label')} shape="cover" />;
}

type SceneProps = { readonly banner: ShownBanner | undefined; readonly isFirst: boolean };

function Scene({ banner, isFirst }: SceneProps) {
  const hosts = useImageHosts();
  const { entryBanner, defaultBanner } = useArt();
  const isNear = useIsSlideNear();
  const isIdle = useIsIdle();
  if (!isFirst && !(isNear && isIdle)) return null;
  return (
    <Picture
      key={banner?.announcementId ?? ''}
      image={banner?.image ?? entryBanner}
      alt=""
      hosts={hosts}
      fallback={defaultBanner}
      isUrgent={isFirst}
      sizes="(min-width: 480px) 480px, 100vw"
      className="absolute inset-0 size-full"
    />
  );
}

const Words = ({ heading, text }: BannerWords) => (
  <div className="absolute inset-0 flex flex-col justify-center gap-1.5 bg-linear-to-r from-black/65 via-black/35 via-45% to-75% to-transparent pt-1 pr-[42%] pb-9 pl-5 text-white [text-shadow:0_1px_8px_#000d]">
    <p className="font-display font-extrabold text-[clamp(1.125rem,6vw,1.625rem)] leading-tight">
      {heading}
    </p>
    <p className="text-[clamp(0.75rem,3.6vw,0.875rem)] leading-snug">{text}</p>
  </div>
);
