import type { Lottery, Numero } from '@maneki/contract/lottery/schemas';
import type { Category } from '@maneki/contract/play/tickets';
import { LinkChips } from '@maneki/ui/link-chips';
import { ListMessage } from '@maneki/ui/list-message';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '#platform/call/browser.ts';
import { useIsHydrated } from '#platform/moments/use-is-hydrated.ts';
import { useLocation } from '#platform/navigation/navigation.ts';
import { useSearchParams } from '#platform/navigation/use-search-params.ts';
import { findListState } from '#platform/reading/list-reading.ts';
import { type Group, groupGames } from '../groups.ts';
import { HistorySheet } from '../history/history-sheet.tsx';
import { lotteriesQuery, numerosQuery } from '../queries.ts';
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
  const t = useTranslations('lottery');
  const numeroOf = useNumeros();
  return groups.map(({ group, games }) => (
    <section key={group} aria-labelledby={`lottery-${group}`} className="grid gap-2.5">
      <div>
        <h2 id={`lottery-${group}`} className="text-lg">
          {t(`groups.${group}`)}
        </h2>
        <p className="text-muted text-sm">{t(`about.${group}`)}</p>
      </div>
      <ul className="grid gap-2.5">
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
      </ul>
    </section>
  ));
}

/** What is drawn now, by game. The server's page is kept, so only a browser asks. */
function useNumeros(): (game: Lottery) => Numero | 'loading' | undefined {
  const isHydrated = useIsHydrated();
  const { data, isError } = useQuery({ ...numerosQuery(call), enabled: isHydrated });
  const byGame = new Map(data?.map((numero) => [numero.gameId, numero]));
  return ({ gameId, isOpen }) =>
    byGame.get(gameId) ?? (isOpen && !data && !isError ? 'loading' : undefined);
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
