import type { Lottery } from '@maneki/contract/lottery/schemas';
import { isVietnam } from '@maneki/games/lottery/vietnam/prizes';
import { Card } from '@maneki/ui/card';
import { Link } from '@maneki/ui/link';
import { SectionHeading } from '@maneki/ui/section-heading';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '#platform/call/browser.ts';
import { useInSight } from '#platform/moments/use-in-sight.ts';
import { writeCentre } from '../centre/centre-address.ts';
import { shortIssueNo } from '../centre/issue-no.ts';
import { IssueClock } from '../clock/issue-clock.tsx';
import type { ToldNumero } from '../clock/told-numero.ts';
import { useNumeros } from '../clock/use-numeros.ts';
import { type Group, groupGames, groupOf } from '../groups.ts';
import { tappedOf } from '../play-address.ts';
import { lotteriesQuery, recentVnQuery } from '../queries.ts';
import { DrawnResult } from '../results/drawn-result.tsx';
import { PrizeTable } from '../results/prize-table.tsx';

type LotteryHomeProps = {
  /** Where a game is played, as lists of games tell of it. */
  readonly addressOf: (tapped: ReturnType<typeof tappedOf>) => string;
};

/** As many results as fit beside each other without becoming a page of their own. */
const LATEST_MAX = 4;

/** Lotteries on home: some that are drawn soon, what was drawn last, and the last draw of Vietnam. */
export function LotteryHome({ addressOf }: LotteryHomeProps) {
  const t = useTranslations('lottery');
  const [around, isInSight] = useInSight<HTMLDivElement>();
  const { data: games = [], isPending } = useQuery(lotteriesQuery(call));
  const { numeroOf } = useNumeros(isInSight);
  // One of each family that does not rest: whoever wants another one finds them all in the centre.
  const first = groupGames(games).map(({ group, games: own }) => ({
    group,
    game: own.find((game) => numeroOf(game) !== 'resting') ?? own[0]!,
  }));
  if (first.length === 0) return <div ref={around} {...(!isPending && { 'data-none': true })} />;
  return (
    <div ref={around} className="grid grid-cols-1 gap-4 px-4">
      <section aria-labelledby="lottery-soon">
        <SectionHeading
          id="lottery-soon"
          title={t('title')}
          more={{ href: '/m/lottery', text: t('toAll') }}
        />
        <ul className="no-scrollbar -mx-4 flex snap-x gap-2.5 overflow-x-auto scroll-px-4 px-4 py-1">
          {first.map(({ group, game }) => (
            <li key={group} className="w-38 shrink-0 snap-start">
              <SoonCard game={game} numero={numeroOf(game)} href={addressOf(tappedOf(game))} />
            </li>
          ))}
        </ul>
      </section>
      <Latest games={first} numeroOf={numeroOf} />
      {first.some(({ group }) => group === 'VN') && (
        <LastOfVietnam games={games} isInSight={isInSight} />
      )}
    </div>
  );
}

type SoonCardProps = {
  readonly game: Lottery;
  readonly numero: ToldNumero;
  readonly href: string;
};

function SoonCard({ game, numero, href }: SoonCardProps) {
  const t = useTranslations('lottery');
  return (
    <Link href={href} className="surface flex h-full flex-col gap-2 rounded-card p-3">
      <span className="font-semibold text-sm leading-snug [overflow-wrap:anywhere]">
        {game.name}
      </span>
      <span className="mt-auto flex items-end justify-between gap-2">
        <span className="numerals text-muted text-xs">
          {typeof numero === 'object' &&
            t('issue', { no: shortIssueNo(game, numero.drawing?.issueNo ?? numero.issueNo) })}
        </span>
        <IssueClock numero={numero} />
      </span>
    </Link>
  );
}

type LatestProps = {
  readonly games: readonly { readonly group: Group; readonly game: Lottery }[];
  readonly numeroOf: (game: Lottery) => ToldNumero;
};

/** What was drawn last, each leading to all that was drawn before. That of Vietnam stands apart. */
function Latest({ games, numeroOf }: LatestProps) {
  const t = useTranslations('lottery');
  const drawn = games.flatMap(({ group, game }) => {
    const numero = numeroOf(game);
    if (group === 'VN' || typeof numero === 'string') return [];
    const { lastResult, lastIssueNo } = numero;
    return lastResult && lastIssueNo ? [{ game, lastResult, lastIssueNo }] : [];
  });
  if (drawn.length === 0) return null;
  return (
    <section aria-labelledby="lottery-latest">
      <SectionHeading id="lottery-latest" title={t('latest')} level={3} />
      <Card isFlush>
        {drawn.slice(0, LATEST_MAX).map(({ game, lastResult, lastIssueNo }) => (
          <Link
            key={game.gameId}
            href={`/m/lottery${writeCentre({ history: game.gameId })}`}
            className="grid gap-1.5 px-4 py-3"
          >
            <span className="flex justify-between gap-3 text-xs">
              <span className="clip font-semibold text-sm">{game.name}</span>
              <span className="numerals shrink-0 text-muted">
                {t('issue', { no: shortIssueNo(game, lastIssueNo) })}
              </span>
            </span>
            <DrawnResult family={game.family} result={lastResult} />
          </Link>
        ))}
      </Card>
    </section>
  );
}

type LastOfVietnamProps = { readonly games: readonly Lottery[]; readonly isInSight: boolean };

/** The latest Vietnamese draw, its special prize large and the others to unfold. */
function LastOfVietnam({ games, isInSight }: LastOfVietnamProps) {
  const t = useTranslations('lottery');
  const { data: last } = useQuery({ ...recentVnQuery(call), enabled: isInSight });
  const game = games.find(({ gameId }) => gameId === last?.gameId);
  if (!last?.result || !game || !isVietnam(game.family)) return null;
  return (
    <section aria-labelledby="lottery-vn">
      <SectionHeading
        id="lottery-vn"
        title={t('groups.VN')}
        level={3}
        more={{ href: `/m/lottery${writeCentre({ group: groupOf(game.family) })}`, text: t('all') }}
      />
      <Card>
        <p className="flex justify-between gap-3 text-xs">
          <span className="clip font-semibold text-sm">{last.name}</span>
          <span className="numerals shrink-0 text-muted">
            {t('issue', { no: shortIssueNo(game, last.issueNo) })}
          </span>
        </p>
        <div className="my-3 flex justify-center">
          <DrawnResult family={game.family} result={last.result} />
        </div>
        <details>
          <summary className="hit min-h-9 cursor-pointer content-center font-semibold text-gold-text text-sm">
            {t('allPrizes')}
          </summary>
          <PrizeTable family={game.family} result={last.result} />
        </details>
      </Card>
    </section>
  );
}
