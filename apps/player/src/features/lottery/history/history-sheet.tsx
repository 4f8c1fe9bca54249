import type { Lottery, LotteryResult } from '@maneki/contract/lottery/schemas';
import { isVietnam, type VietnamCode } from '@maneki/games/lottery/vietnam/prizes';
import { ButtonLink } from '@maneki/ui/button';
import { ListMessage } from '@maneki/ui/list-message';
import { Sheet } from '@maneki/ui/sheet';
import { Skeleton } from '@maneki/ui/skeleton';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { call } from '#platform/call/browser.ts';
import { useIsHydrated } from '#platform/moments/use-is-hydrated.ts';
import { useLocation, useNavigate } from '#platform/navigation/navigation.ts';
import { useSearchParams } from '#platform/navigation/use-search-params.ts';
import { findListState } from '#platform/reading/list-reading.ts';
import { MoreButton } from '#platform/reading/more-button.tsx';
import { useBusinessZone } from '#platform/records/business-zone.ts';
import { leaveHistory, readCentre } from '../centre/centre-address.ts';
import { shortIssueNo } from '../centre/issue-no.ts';
import { historyQuery } from '../queries.ts';
import { DrawnResult } from '../results/drawn-result.tsx';
import { FigureChips } from '../results/figure-chips.tsx';
import { PrizeTable } from '../results/prize-table.tsx';

type HistorySheetProps = {
  /** Whose history the address asks for. */
  readonly game: Lottery | undefined;
  readonly playAddressOf: (game: Lottery) => string;
};

/** What a lottery drew, the latest first, and the way to bet on what it draws next. */
export function HistorySheet({ game, playAddressOf }: HistorySheetProps) {
  const t = useTranslations('lottery');
  const shell = useTranslations('shell.actions');
  const navigate = useNavigate();
  const { state } = useLocation();
  const [address] = useSearchParams();
  const isInBrowser = useIsHydrated();
  const close = () => {
    const way = leaveHistory(readCentre(address), state);
    if (way.steps) navigate(way.steps);
    else navigate(way.to, { replace: true, preventScrollReset: true });
  };
  // Its last game stays on the sheet while that sinks.
  const [shown, setShown] = useState(game);
  if (game && game !== shown) setShown(game);
  return (
    <Sheet
      hasAddress
      isOpen={isInBrowser && game !== undefined}
      onClose={close}
      title={shown ? t('historyOf', { name: shown.name }) : ''}
      closeLabel={shell('close')}
      footer={
        shown && (
          <ButtonLink isWide href={playAddressOf(shown)}>
            {t('play')}
          </ButtonLink>
        )
      }
    >
      {shown && <History game={shown} />}
    </Sheet>
  );
}

function History({ game }: { readonly game: Lottery }) {
  const t = useTranslations('lottery');
  const shell = useTranslations('shell.actions');
  const query = useInfiniteQuery(historyQuery(call, game.gameId));
  const state = findListState(query);
  if (state === 'loading') return <HistorySkeleton />;
  if (state === 'error')
    return (
      <ListMessage
        icon={query.fetchStatus === 'paused' ? 'wifi-off' : 'circle-alert'}
        title={t('failed')}
        text={t('failedText')}
        action={{ text: shell('retry'), onPress: () => query.refetch() }}
      />
    );
  const results = query.data?.pages.flatMap(({ list }) => list) ?? [];
  if (results.length === 0)
    return <ListMessage icon="history" title={t('none')} text={t('noneText')} />;
  return (
    <div className="grid gap-4">
      <ol className="divide-y divide-line">
        {results.map((result) => (
          <li key={result.issueNo} className="py-3">
            <ResultRow game={game} result={result} />
          </li>
        ))}
      </ol>
      <MoreButton query={query} text={t('more')} />
    </div>
  );
}

const MOMENT = {
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const;

type ResultRowProps = { readonly game: Lottery; readonly result: LotteryResult };

function ResultRow({ game, result: { issueNo, drawAt, result, figures } }: ResultRowProps) {
  const t = useTranslations('lottery');
  const format = useFormatter();
  const timeZone = useBusinessZone();
  return (
    <div className="grid gap-2">
      <p className="numerals flex justify-between gap-3 text-muted text-xs">
        <span>{t('issue', { no: shortIssueNo(game, issueNo) })}</span>
        <time dateTime={drawAt}>{format.dateTime(new Date(drawAt), { ...MOMENT, timeZone })}</time>
      </p>
      {result ? (
        <>
          <DrawnResult family={game.family} result={result} />
          <FigureChips family={game.family} figures={figures} />
          {isVietnam(game.family) && <AllPrizes family={game.family} result={result} />}
        </>
      ) : (
        <p className="text-muted text-sm">{t('voided')}</p>
      )}
    </div>
  );
}

type AllPrizesProps = { readonly family: VietnamCode; readonly result: readonly string[] };

function AllPrizes({ family, result }: AllPrizesProps) {
  const t = useTranslations('lottery');
  return (
    <details className="group">
      <summary className="hit min-h-9 cursor-pointer content-center font-semibold text-gold-text text-sm">
        {t('allPrizes')}
      </summary>
      <PrizeTable family={family} result={result} />
    </details>
  );
}

const WAITING = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

function HistorySkeleton() {
  return (
    <div aria-busy="true" className="grid gap-6 py-3">
      {WAITING.map((place) => (
        <div key={place} className="grid gap-2">
          <Skeleton className="h-2.5 w-2/5 rounded-pill" />
          <Skeleton className="h-7.5 w-44 rounded-pill" />
        </div>
      ))}
    </div>
  );
}
