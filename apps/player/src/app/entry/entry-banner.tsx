import { Picture } from '@maneki/ui/picture';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { entryBannerQuery } from '#features/content';
import { call } from '#platform/browser.ts';
import { useArt, useImageHosts } from '#platform/use-art.ts';
import type { EntryTab } from './entry-frame.tsx';

type EntryBannerProps = {
  readonly tab: EntryTab;
  readonly title?: { readonly heading: string; readonly text: string };
};

export const BANNER_GROUPS = { login: 'm_login', register: 'm_register' } as const;

/** What the merchant shows above a form, else its own scene and a word of welcome that fits the form. */
export function EntryBanner({ tab, title }: EntryBannerProps) {
  const t = useTranslations('identity.banner');
  const hosts = useImageHosts();
  const art = useArt();
  const { data, isLoading } = useQuery(entryBannerQuery(call, BANNER_GROUPS[tab]));
  const words = title ?? {
    heading: data?.title ?? t(tab),
    text: data?.text ?? t(tab === 'login' ? 'loginText' : 'registerText'),
  };
  return (
    <div className="relative aspect-[390/220] max-h-60 w-full overflow-hidden bg-raised">
      {/* Nothing for a moment is better than one scene that becomes another. */}
      {!isLoading && (
        <Picture
          key={data?.announcementId ?? ''}
          image={data?.image ?? art.entryBanner}
          alt=""
          hosts={hosts}
          fallback={art.defaultBanner}
          isUrgent
          sizes="(min-width: 480px) 480px, 100vw"
          className="absolute inset-0 size-full"
        />
      )}
      <div className="absolute inset-0 flex flex-col justify-center gap-1.5 bg-linear-to-r from-black/65 via-black/35 via-45% to-75% to-transparent pt-1 pr-[42%] pb-9 pl-5 text-white [text-shadow:0_1px_8px_#000d]">
        {!(isLoading && !title) && (
          <>
            <p className="font-display font-extrabold text-[clamp(1.125rem,6vw,1.625rem)] leading-tight">
              {words.heading}
            </p>
            <p className="text-[clamp(0.75rem,3.6vw,0.875rem)] leading-snug">{words.text}</p>
          </>
        )}
      </div>
    </div>
  );
}
