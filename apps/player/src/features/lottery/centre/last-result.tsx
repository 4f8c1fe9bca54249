import type { Lottery } from '@maneki/contract/lottery/schemas';
import { Skeleton } from '@maneki/ui/skeleton';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '#platform/call/browser.ts';
import { useInSight } from '#platform/moments/use-in-sight.ts';
import type { ToldNumero } from '../clock/told-numero.ts';
import { historyQuery } from '../queries.ts';
import { DrawnResult } from '../results/drawn-result.tsx';
import { shortIssueNo } from './issue-no.ts';

type LastResultProps = { readonly game: Lottery; readonly numero: ToldNumero };

/** What a lottery drew last, whether it rests or not; nothing where nobody could tell. */
export function LastResult({ game, numero }: LastResultProps) {
  if (numero === 'unknown') return null;
  if (numero === 'loading') return <ResultSkeleton />;
  if (numero === 'resting') return <RestingResult game={game} />;
  return <Result game={game} issueNo={numero.lastIssueNo} result={numero.lastResult} />;
}

/** No issue tells what a game drew before it was paused; its history does, for whoever sees its card. */
function RestingResult({ game }: { readonly game: Lottery }) {
  const [around, isInSight] = useInSight<HTMLDivElement>();
  const { data, isError } = useInfiniteQuery({
    ...historyQuery(call, game.gameId),
    enabled: isInSight,
  });
  const last = data?.pages[0]?.list[0];
  return (
    <div ref={around} className="min-h-px min-w-0">
      {!data && !isError && <ResultSkeleton />}
      {data && <Result game={game} issueNo={last?.issueNo} result={last?.result} />}
    </div>
  );
}

type ResultProps = {
  readonly game: Lottery;
  readonly issueNo: string | null | undefined;
  readonly result: readonly string[] | null | undefined;
};

function Result({ game, issueNo, result }: ResultProps) {
  const t = useTranslations('lottery');
  if (result) return <DrawnResult family={game.family} result={result} />;
  return (
    <p className="text-faint text-xs">
      {issueNo ? t('void', { no: shortIssueNo(game, issueNo) }) : t('none')}
    </p>
  );
}

const ResultSkeleton = () => <Skeleton className="h-7.5 w-40 rounded-pill" />;
