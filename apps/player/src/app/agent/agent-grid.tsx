import { Badge } from '@maneki/ui/badge';
import { Card } from '@maneki/ui/card';
import { Icon, type IconName } from '@maneki/ui/icon';
import { Link } from '@maneki/ui/link';
import { useTranslations } from 'use-intl';
import { useStatus } from '#features/site';
import { useCorrespondence } from '../messages/use-correspondence.ts';
import { listAgentEntries } from './agent-entries.ts';

const TILE =
  'grid min-h-20 min-w-0 content-center justify-items-center gap-1.5 rounded-control p-1 text-center';

/** Everything that an agent does here, each as the merchant offers it; service is always there. */
export function AgentGrid() {
  const t = useTranslations('agent.entries');
  const { flags } = useStatus().info.whitelabel;
  const { inbox, chat, openChat } = useCorrespondence();
  return (
    <nav aria-label={t('label')}>
      <Card className="grid grid-cols-3 gap-1 px-2">
        {listAgentEntries(flags).map(({ name, href, icon }) => {
          const count = name === 'mail' ? inbox : 0;
          return (
            <Link key={name} href={href} className={TILE}>
              <Mark icon={icon} count={count} />
              <Name
                text={t(name)}
                more={count > 0 ? t('unread', { count: String(count) }) : undefined}
              />
            </Link>
          );
        })}
        <button type="button" className={TILE} onClick={openChat}>
          <Mark icon="headset" count={chat} />
          <Name
            text={t('service')}
            more={chat > 0 ? t('unread', { count: String(chat) }) : undefined}
          />
        </button>
      </Card>
    </nav>
  );
}

function Mark({ icon, count }: { readonly icon: IconName; readonly count: number }) {
  return (
    <span className="relative grid size-10 place-items-center rounded-control bg-raised text-text">
      <Icon name={icon} className="size-5" />
      <Badge count={count} className="-top-1.5 -right-2 absolute" />
    </span>
  );
}

function Name({ text, more }: { readonly text: string; readonly more: string | undefined }) {
  return (
    <span className="wrap-anywhere hyphens-auto font-semibold text-xs leading-tight">
      {text}
      {more && <span className="sr-only">{more}</span>}
    </span>
  );
}
