import type { Lottery } from '@maneki/contract/lottery/schemas';
import { Icon } from '@maneki/ui/icon';
import { Link } from '@maneki/ui/link';
import { Picture, type PictureImage } from '@maneki/ui/picture';
import { Skeleton } from '@maneki/ui/skeleton';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { StepLink } from '#platform/navigation/step-link.tsx';
import { CountdownSkeleton } from '../clock/countdown.tsx';
import { IssueClock } from '../clock/issue-clock.tsx';
import type { ToldNumero } from '../clock/told-numero.ts';
import { OPENING } from './centre-address.ts';
import { shortIssueNo } from './issue-no.ts';
import { LastResult } from './last-result.tsx';

/** What a card needs of games that only others know. */
export type CardParts = {
  /** Where the lottery is bet on. */
  readonly playAddressOf: (game: Lottery) => string;
  readonly pictureOf: (game: Lottery) => {
    image: PictureImage;
    hosts: readonly string[];
    fallback: string;
  };
  /** The heart beside a game's name. */
  readonly heartOf: (game: Lottery) => ReactNode;
};

type LotteryCardProps = {
  readonly game: Lottery;
  readonly numero: ToldNumero;
  /** The address of the page with the game's history open. */
  readonly historySearch: string;
} & CardParts;

/** A lottery with its countdown and what it drew last. All of it leads to where it is bet on. */
export function LotteryCard(props: LotteryCardProps) {
  const { game, numero, historySearch, playAddressOf, pictureOf, heartOf } = props;
  const t = useTranslations('lottery');
  return (
    <article className="surface relative grid grid-cols-1 gap-2 rounded-card p-3 transition duration-200 ease-out active:scale-[0.99]">
      <div className="flex items-center gap-3">
        <span className="size-12 shrink-0 overflow-hidden rounded-control bg-raised">
          <Picture {...pictureOf(game)} alt="" sizes="48px" className="size-full" />
        </span>
        <div className="min-w-0 flex-1">
          <h3 className="font-semibold text-base leading-snug [overflow-wrap:anywhere]">
            <Link
              href={playAddressOf(game)}
              className="after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2"
            >
              {game.name}
            </Link>
          </h3>
          <IssueLine game={game} numero={numero} />
        </div>
        <IssueClock numero={numero} />
      </div>
      <div className="flex flex-wrap items-center justify-end gap-x-1">
        {/* Twenty balls stand in two rows, which need the whole width. */}
        <div
          className={`flex min-h-11 min-w-0 items-center ${game.family === 'KENO' ? 'basis-full' : 'flex-1'}`}
        >
          <LastResult game={game} numero={numero} />
        </div>
        <StepLink
          search={historySearch}
          steps={OPENING}
          aria-label={t('historyOf', { name: game.name })}
          className="relative z-1 grid size-11 shrink-0 place-items-center rounded-control text-muted"
        >
          <Icon name="history" className="size-5" />
        </StepLink>
        {heartOf(game)}
      </div>
    </article>
  );
}

type IssueLineProps = Pick<LotteryCardProps, 'game' | 'numero'>;

function IssueLine({ game, numero }: IssueLineProps) {
  const t = useTranslations('lottery');
  // Bets are over for an issue that awaits its draw, and the next one begins only after that.
  const issueNo =
    typeof numero === 'object' ? (numero.drawing?.issueNo ?? numero.issueNo) : undefined;
  const issue = issueNo ? t('issue', { no: shortIssueNo(game, issueNo) }) : '';
  const source = game.drawSource === 'OFFICIAL' ? t('official') : '';
  return (
    <p className="numerals min-h-[1lh] text-muted text-xs">
      {[issue, source].filter(Boolean).join(' · ')}
    </p>
  );
}

/** The same geometry before the games are known. */
export function LotteryCardSkeleton() {
  return (
    <div className="surface grid gap-2 rounded-card p-3">
      <div className="flex items-center gap-3">
        <Skeleton className="size-12 rounded-control" />
        <div className="grid flex-1 gap-2">
          <Skeleton className="h-3.5 w-3/5 rounded-pill" />
          <Skeleton className="h-2.5 w-2/5 rounded-pill" />
        </div>
        <CountdownSkeleton />
      </div>
      <div className="flex h-11 items-center">
        <Skeleton className="h-7.5 w-40 rounded-pill" />
      </div>
    </div>
  );
}
