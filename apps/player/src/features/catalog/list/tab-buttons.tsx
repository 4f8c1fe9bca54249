import { LOGIN_NEEDED_NOTICE_MS } from '@maneki/contract/constants';
import { Badge } from '@maneki/ui/badge';
import { Icon, type IconName } from '@maneki/ui/icon';
import { Link } from '@maneki/ui/link';
import { toast } from '@maneki/ui/overlays';
import type { MouseEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useViewer } from '#platform/viewer/use-viewer.ts';
import { loginAddress } from '../launch-way.ts';
import {
  chooseTab,
  LIST_TABS,
  type ListState,
  type ListTab,
  needsSession,
  writeList,
} from './list-state.ts';

const ICONS: Readonly<Record<ListTab, readonly [resting: IconName, chosen: IconName]>> = {
  all: ['games', 'games'],
  hot: ['flame', 'flame-filled'],
  fav: ['heart', 'heart-filled'],
  recent: ['history', 'history'],
  filter: ['filter', 'filter'],
};

type TabButtonsProps = {
  readonly state: ListState;
  /** Lays the drawer over the list, instead of going to another one. */
  readonly onFilter: () => void;
};

/** The five views, in reach of the thumb that scrolls. They are links: each view has an address. */
export function TabButtons({ state, onFilter }: TabButtonsProps) {
  const t = useTranslations('catalog.list');
  const { isLoggedIn } = useViewer();
  const openFilter = (event: MouseEvent) => {
    event.preventDefault();
    onFilter();
  };
  const explain = () =>
    toast({ kind: 'notice', text: t('loginNeeded'), durationMs: LOGIN_NEEDED_NOTICE_MS });
  return (
    <nav aria-label={t('views')} className="shrink-0">
      <ul className="flex gap-1 max-[359px]:gap-0.5">
        {LIST_TABS.map((tab) => {
          const isForMembers = needsSession({ tab }) && !isLoggedIn;
          const address = writeList(chooseTab(state, tab));
          return (
            <li key={tab}>
              <TabLink
                tab={tab}
                href={isForMembers ? loginAddress(address) : address}
                isChosen={state.tab === tab}
                count={tab === 'filter' ? Object.keys(state.filters).length : 0}
                {...(tab === 'filter' && { onClick: openFilter })}
                {...(isForMembers && { onClick: explain })}
              />
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

type TabLinkProps = {
  readonly tab: ListTab;
  readonly href: string;
  readonly isChosen: boolean;
  readonly count: number;
  readonly onClick?: (event: MouseEvent) => void;
};

function TabLink({ tab, href, isChosen, count, onClick }: TabLinkProps) {
  const t = useTranslations('catalog.list.tabs');
  const [resting, chosen] = ICONS[tab];
  return (
    <Link
      href={href}
      aria-current={isChosen ? 'true' : undefined}
      {...(onClick && { onClick })}
      title={t(tab)}
      className="hit surface grid size-10 place-items-center rounded-pill text-muted transition duration-150 active:scale-95 aria-[current]:fill-gold aria-[current]:shadow-glow-gold max-[359px]:size-9"
    >
      <Icon name={isChosen ? chosen : resting} className="size-5" />
      <Badge count={count} max={9} className="-top-1 -right-1 absolute ring-2 ring-ground" />
      <span className="sr-only">{t(tab)}</span>
    </Link>
  );
}
