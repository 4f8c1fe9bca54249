import { Picture } from '@maneki/ui/picture';
import { useTranslations } from 'use-intl';
import { useStatus } from '#features/site';
import { useArt } from '#platform/use-art.ts';
import type { EntryTab } from './entry-frame.tsx';

type EntryBannerProps = {
  readonly tab: EntryTab;
  readonly title?: { readonly heading: string; readonly text: string };
};

/** The merchant's own scene, and a word of welcome that fits the form below. */
export function EntryBanner({ tab, title }: EntryBannerProps) {
  const t = useTranslations('identity.banner');
  const { imageCDNs } = useStatus().info;
  const art = useArt();
  const { heading, text } = title ?? {
    heading: t(tab),
    text: t(tab === 'login' ? 'loginText' : 'registerText'),
  };
  return (
    <div className="relative aspect-[390/220] max-h-60 w-full overflow-hidden">
      <Picture
        image={art.entryBanner}
        alt=""
        hosts={imageCDNs}
        fallback={art.defaultBanner}
        isUrgent
        sizes="(min-width: 480px) 480px, 100vw"
        className="absolute inset-0 size-full"
      />
      <div className="absolute inset-0 flex flex-col justify-center gap-1.5 bg-linear-to-r from-black/65 via-black/35 via-45% to-75% to-transparent pt-1 pr-[42%] pb-9 pl-5 text-white [text-shadow:0_1px_8px_#000d]">
        <p className="font-display font-extrabold text-[clamp(1.125rem,6vw,1.625rem)] leading-tight">
          {heading}
        </p>
        <p className="text-[clamp(0.75rem,3.6vw,0.875rem)] leading-snug">{text}</p>
      </div>
    </div>
  );
}
