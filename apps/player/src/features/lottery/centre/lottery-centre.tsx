import type { Lottery } from '@maneki/contract/lottery/schemas';
import type { Category } from '@maneki/contract/play/tickets';
import { LinkChips } from '@maneki/ui/link-chips';
import { ListMessage } from '@maneki/ui/list-message';
import { NoticeBar } from '@maneki/ui/notice-bar';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#platform/call/browser.ts';
import { useIsHydrated } from '#platform/moments/use-is-hydrated.ts';
import { useLocation } from '#platform/navigation/navigation.ts';
import { useSearchParams } from '#platform/navigation/use-search-params.ts';
import { findListState } from '#platform/reading/list-reading.ts';
import { useNumeros } from '../clock/use-numeros.ts';
import { type Group, groupGames } from '../groups.ts';
import { HistorySheet } from '../history/history-sheet.tsx';
import { lotteriesQuery } from '../queries.ts';
import { readCentre, writeCentre } from './centre-address.ts';
import { type CardParts, LotteryCard, LotteryCardSkeleton } from './lottery-card.tsx';

type LotteryCentreProps = CardParts & {
  /** Only lotteries of one category; all of them where none is named. */
  readonly category?: Category;
};

/** All lotteries by family, counting down to their draws. */
export function LotteryCentre({ category, ...parts }: LotteryCentreProps) {
  const query = useQuery(lotteriesQuery(call));
  const [asked] = useSearchParams();
  const { group, history } = readCentre(asked);
  const all = query.data?.filter((game) => !category || game.category === category);
  if (!all)
    return (
      <div className="px-4 pt-3 pb-6">
        {findListState(query) === 'error' ? (
          <CentreTrouble isAway={query.fetchStatus === 'paused'} onRetry={() => query.refetch()} />
        ) : (
          <CentreSkeleton />
        )}
      </div>
    );
  if (all.length === 0) return <NoLottery isNarrowed={category !== undefined} />;
  const groups = groupGames(all);
  const shown = groups.filter((one) => !group || one.group === group);
  return (
    <div className="grid grid-cols-1 gap-4 px-4 pt-3 pb-6">
      <GroupChips groups={groups.map((one) => one.group)} chosen={group} />
      {shown.length === 0 && <NoLottery isNarrowed />}
      <GroupLists groups={shown} parts={parts} group={group} />
      <HistorySheet
        game={all.find(({ gameId }) => gameId === history)}
        playAddressOf={parts.playAddressOf}
      />
    </div>
  );
}

type GroupChipsProps = { readonly groups: readonly Group[]; readonly chosen: Group | undefined };

function GroupChips({ groups, chosen }: GroupChipsProps) {
  const t = useTranslations('lottery');
  const { pathname } = useLocation();
  const addressOf = (group?: Group) => `/m${pathname}${writeCentre({ group })}`;
  return (
    <LinkChips
      label={t('families')}
      chosen={addressOf(chosen)}
      options={[
        { href: addressOf(), text: t('all') },
        ...groups.map((group) => ({ href: addressOf(group), text: t(`groups.${group}`) })),
      ]}
    />
  );
}

type GroupListsProps = {
  readonly groups: ReturnType<typeof groupGames<Lottery>>;
  readonly parts: CardParts;
  readonly group: Group | undefined;
};

function GroupLists({ groups, parts, group: chosen }: GroupListsProps) {
  // The server's page is kept, so only a browser asks.
  const { numeroOf, trouble, retry } = useNumeros(useIsHydrated());
  return (
    <>
      {/* Without a network the page itself says so. */}
      {trouble === 'failed' && <DrawsTrouble onRetry={retry} />}
      {groups.map(({ group, games }) => (
        <GroupList key={group} group={group}>
          {games.map((game) => (
            <li key={game.gameId} className="min-w-0">
              <LotteryCard
                {...parts}
                game={game}
                numero={numeroOf(game)}
                historySearch={writeCentre({ group: chosen, history: game.gameId })}
              />
            </li>
          ))}
        </GroupList>
      ))}
    </>
  );
}

type GroupListProps = { readonly group: Group; readonly children: ReactNode };

function GroupList({ group, children }: GroupListProps) {
  const t = useTranslations('lottery');
  return (
    <section aria-labelledby={`lottery-${group}`} className="grid gap-2.5">
      <div>
        <h2 id={`lottery-${group}`} className="text-lg">
          {t(`groups.${group}`)}
        </h2>
        <p className="text-muted text-sm">{t(`about.${group}`)}</p>
      </div>
      <ul className="grid gap-2.5">{children}</ul>
    </section>
  );
}

/** The lotteries are there, but nobody could tell what they draw. */
function DrawsTrouble({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTranslations('lottery');
  const shell = useTranslations('shell.actions');
  return (
    <NoticeBar kind="error" action={{ text: shell('retry'), onPress: onRetry }}>
      {t('failed')}
    </NoticeBar>
  );
}

function NoLottery({ isNarrowed }: { readonly isNarrowed: boolean }) {
  const t = useTranslations('lottery');
  return (
    <ListMessage
      icon="ticket"
      title={t('empty')}
      text={t(isNarrowed ? 'emptyHere' : 'emptyText')}
      action={
        isNarrowed
          ? { text: t('toAll'), href: '/m/lottery' }
          : { text: t('toGames'), href: '/m/home' }
      }
    />
  );
}

type TroubleProps = { readonly isAway: boolean; readonly onRetry: () => void };

function CentreTrouble({ isAway, onRetry }: TroubleProps) {
  const t = useTranslations('lottery');
  const shell = useTranslations('shell.actions');
  if (isAway) return <ListMessage icon="wifi-off" title={t('offline')} text={t('offlineText')} />;
  return (
    <ListMessage
      icon="circle-alert"
      title={t('failed')}
      text={t('failedText')}
      action={{ text: shell('retry'), onPress: onRetry }}
    />
  );
}

const WAITING = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

function CentreSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-2.5">
      {WAITING.map((place) => (
        <LotteryCardSkeleton key={place} />
      ))}
    </div>
  );
}
