import { Card } from '@maneki/ui/card';
import { Icon, type IconName } from '@maneki/ui/icon';
import { useTranslations } from 'use-intl';

const MEANINGS = [
  { name: 'play', icon: 'pause' },
  { name: 'sessions', icon: 'log-out' },
  { name: 'rounds', icon: 'ticket' },
  { name: 'money', icon: 'wallet' },
  { name: 'news', icon: 'bell' },
  { name: 'firm', icon: 'lock' },
] as const satisfies readonly { readonly name: string; readonly icon: IconName }[];

/** What staying away brings about, said before anybody decides. */
export function AwayMeans() {
  const t = useTranslations('protection.away');
  return (
    <Card className="grid gap-3">
      <h2 className="font-bold text-base">{t('meansTitle')}</h2>
      <ul className="grid gap-3">
        {MEANINGS.map(({ name, icon }) => (
          <li key={name} className="flex gap-3 text-sm">
            <Icon name={icon} className="mt-px size-5 shrink-0 text-gold-text" />
            <span className="text-pretty">{t(`means.${name}`)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
