import { Icon, type IconName } from '@maneki/ui/icon';
import { Link } from '@maneki/ui/link';
import { useTranslations } from 'use-intl';

const ITEMS = [
  { name: 'home', href: '/m/home', icon: 'home' },
  { name: 'links', href: '/m/agentRegister', icon: 'share' },
  { name: 'dividend', href: '/m/member/agent/agentDivident', icon: 'trophy' },
  { name: 'notices', href: '/m/member/notice?types=A', icon: 'megaphone' },
] as const satisfies readonly { name: string; href: string; icon: IconName }[];

/** The agent's own tab bar. Dividends are in it for whoever has, or is offered, a contract about them. */
export function AgentBar({ hasDividend }: { readonly hasDividend: boolean }) {
  const t = useTranslations('agent.bar');
  const items = ITEMS.filter(({ name }) => name !== 'dividend' || hasDividend);
  return (
    <nav aria-label={t('label')} className="bottom-menu bar safe-bottom">
      <div className="flex gap-1 px-2">
        {items.map(({ name, href, icon }) => (
          <Link
            key={name}
            href={href}
            className="flex min-h-14 flex-1 flex-col items-center justify-center gap-0.5 rounded-control text-center font-semibold text-faint text-xs leading-tight max-[359px]:text-2xs"
          >
            <Icon name={icon} />
            {t(name)}
          </Link>
        ))}
      </div>
    </nav>
  );
}
