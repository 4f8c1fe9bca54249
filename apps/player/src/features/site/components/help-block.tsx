import { Icon } from '@maneki/ui/icon';
import { Link } from '@maneki/ui/link';
import { SectionHeading } from '@maneki/ui/section-heading';
import { useTranslations } from 'use-intl';

/** What people ask for most. By name: an operator may put the articles in another order. */
const TOPICS = [
  { name: 'helpStart', icon: 'play', href: '/m/help?tag=start' },
  { name: 'helpFair', icon: 'circle-check', href: '/m/help?tag=fairness' },
  { name: 'helpSafe', icon: 'shield', href: '/m/help?tag=responsible' },
  { name: 'helpContact', icon: 'headset', href: '/m/help?tag=contact' },
] as const;

/** The shortest ways to an answer. */
export function HelpBlock() {
  const t = useTranslations('site.footer');
  return (
    <section aria-labelledby="help">
      <SectionHeading
        id="help"
        title={<span className="text-text">{t('helpTitle')}</span>}
        more={{ href: '/m/help', text: t('helpAll') }}
      />
      <ul className="grid grid-cols-2 gap-2.5 pt-1">
        {TOPICS.map(({ name, icon, href }) => (
          <li key={name} className="min-w-0">
            <Link
              href={href}
              className="surface flex h-full min-h-14 items-center gap-3 rounded-card px-3 py-2 font-semibold text-sm text-text leading-tight max-[359px]:gap-2 max-[359px]:px-2.5 max-[359px]:text-xs [overflow-wrap:anywhere] transition duration-150 active:scale-[0.98]"
            >
              <Icon name={icon} className="text-gold-text" />
              <span className="min-w-0">{t(name)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
