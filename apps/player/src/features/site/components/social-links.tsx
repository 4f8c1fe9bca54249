import type { SocialLinkType } from '@maneki/contract/site/links';
import { Icon, type IconName } from '@maneki/ui/icon';
import { Link } from '@maneki/ui/link';
import { useTranslations } from 'use-intl';
import { useStatus } from '../use-site.ts';

const SOCIAL_ICONS: Record<SocialLinkType, { readonly icon: IconName; readonly name: string }> = {
  YOUTUBE: { icon: 'youtube', name: 'YouTube' },
  INSTAGRAM: { icon: 'instagram', name: 'Instagram' },
  FACEBOOK: { icon: 'facebook', name: 'Facebook' },
  TWITTER: { icon: 'twitter', name: 'Twitter' },
  TIKTOK: { icon: 'tiktok', name: 'TikTok' },
  TELEGRAM: { icon: 'telegram', name: 'Telegram' },
  LINE: { icon: 'line', name: 'LINE' },
};

/** Where else the merchant is to be found; only networks that it has a link for. */
export function SocialLinks() {
  const t = useTranslations('site.footer');
  const { social } = useStatus().info.resources;
  if (social.length === 0) return null;
  return (
    <nav aria-label={t('social')} className="flex flex-wrap gap-2.5">
      {social.map(({ type, url }) => (
        <Link
          key={type}
          href={url}
          target="_blank"
          aria-label={SOCIAL_ICONS[type].name}
          className="surface grid size-11 place-items-center rounded-pill text-text transition duration-150 hover:text-gold-text active:scale-95"
        >
          <Icon name={SOCIAL_ICONS[type].icon} />
        </Link>
      ))}
    </nav>
  );
}
