import type { SocialLinkType } from '@maneki/contract/site/links';
import { Icon, type IconName } from '@maneki/ui/icon';
import { Link, type LinkProps } from '@maneki/ui/link';
import { useTranslations } from 'use-intl';
import { useSettings, useStatus } from '../use-site.ts';
import { PreferencePickers } from './preference-pickers.tsx';

const SOCIAL_ICONS: Record<SocialLinkType, { readonly icon: IconName; readonly name: string }> = {
  YOUTUBE: { icon: 'youtube', name: 'YouTube' },
  INSTAGRAM: { icon: 'instagram', name: 'Instagram' },
  FACEBOOK: { icon: 'facebook', name: 'Facebook' },
  TWITTER: { icon: 'twitter', name: 'Twitter' },
  TIKTOK: { icon: 'tiktok', name: 'TikTok' },
  TELEGRAM: { icon: 'telegram', name: 'Telegram' },
  LINE: { icon: 'line', name: 'LINE' },
};

/** Who runs the site, under which licence, and where else to find them. */
export function Footer() {
  const t = useTranslations('site.footer');
  const titles = useTranslations('shell.titles');
  const { social } = useStatus().info.resources;
  const { licence, copyright, minimumAge } = useSettings();
  const age = String(minimumAge);
  return (
    <footer className="mt-8 grid gap-5 px-4 pb-6 text-muted text-sm">
      <PreferencePickers />
      {social.length > 0 && (
        <nav aria-label={t('social')} className="flex flex-wrap gap-2">
          {social.map(({ type, url }) => (
            <Link
              key={type}
              href={url}
              target="_blank"
              aria-label={SOCIAL_ICONS[type].name}
              className="surface grid size-11 place-items-center rounded-control text-text"
            >
              <Icon name={SOCIAL_ICONS[type].icon} />
            </Link>
          ))}
        </nav>
      )}
      <nav aria-label={t('legal')} className="flex flex-wrap gap-x-5">
        <LegalLink href="/m/terms">{t('terms')}</LegalLink>
        <LegalLink href="/m/agreement">{t('agreement')}</LegalLink>
        <LegalLink href="/m/fairness">{titles('fairness')}</LegalLink>
      </nav>
      <p className="flex items-center gap-3">
        <b className="grid size-11 shrink-0 place-items-center rounded-pill border-2 border-current text-text">
          {t('age', { age })}
        </b>
        {t('ageText', { age })}
      </p>
      <p>
        {licence ? t('licence', licence) : t('noLicence')}
        <br />
        {t('copyright', { ...copyright, from: String(copyright.from), to: String(copyright.to) })}
      </p>
    </footer>
  );
}

const LegalLink = (props: LinkProps) => (
  <Link {...props} className="flex min-h-11 items-center underline underline-offset-4" />
);
