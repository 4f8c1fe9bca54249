import type { Winner } from '@maneki/contract/play/schemas';
import type { Currency } from '@maneki/kernel/money';
import { Card } from '@maneki/ui/card';
import { Icon } from '@maneki/ui/icon';
import { ListMessage } from '@maneki/ui/list-message';
import type { PictureImage } from '@maneki/ui/picture';
import { Skeleton } from '@maneki/ui/skeleton';
import { Tag } from '@maneki/ui/tag';
import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useArt } from '#platform/art/use-art.ts';
import { call } from '#platform/call/browser.ts';
import { winnersQuery } from './queries.ts';
import { WinnerLine } from './winner-line.tsx';
import { echoOf, isLooping, loopMs } from './winner-loop.ts';

/** What other features know of the game that was won in. */
export type WonGame = {
  readonly picture: PictureImage | undefined;
  readonly hosts: readonly string[];
  readonly href: string | undefined;
};

type WinnerBoardProps = {
  readonly currencies: readonly Currency[];
  readonly gameOf: (winner: Winner) => WonGame;
};

/** Real wins of others, the latest first. It says so where there are none. */
export function WinnerBoard({ currencies, gameOf }: WinnerBoardProps) {
  const t = useTranslations('site.home.winners');
  const { data: winners, isError } = useQuery(winnersQuery(call));
  const [isPaused, setIsPaused] = useState(false);
  const isMoving = isLooping(winners?.length ?? 0);
  // Where nobody plays for money it is said once for the whole board.
  const isAllDemo = winners !== undefined && winners.length > 0 && winners.every(isDemo);
  return (
    <section aria-labelledby="winners" className="grid grid-cols-1 gap-1 px-4">
      <div className="flex min-h-11 items-center gap-2">
        <Icon name="trophy" className="text-gold-text" />
        <h2 id="winners" className="text-lg">
          {t('title')}
        </h2>
        {isAllDemo && <Tag>{t('demo')}</Tag>}
        <span className="flex-1" />
        {isMoving && <PauseButton isPaused={isPaused} onPaused={setIsPaused} />}
      </div>
      <Card isFlush>
        {winners && winners.length > 0 && (
          <Lines winners={winners} {...{ isPaused, isAllDemo, currencies, gameOf }} />
        )}
        {winners?.length === 0 && (
          <ListMessage icon="trophy" title={t('empty')} text={t('emptyText')} />
        )}
        {!winners && isError && <p className="p-4 text-muted text-sm">{t('failed')}</p>}
        {!winners && !isError && <Skeleton className="h-84 rounded-card" />}
      </Card>
    </section>
  );
}

type LinesProps = WinnerBoardProps & {
  readonly winners: readonly Winner[];
  readonly isPaused: boolean;
  readonly isAllDemo: boolean;
};

const isDemo = ({ demo }: Winner) => demo;

function Lines({ winners, isPaused, isAllDemo, currencies, gameOf }: LinesProps) {
  const { defaultTile } = useArt();
  const lines = winners.map((winner) => ({
    winner,
    currencies,
    fallback: defaultTile,
    isMarked: winner.demo && !isAllDemo,
    ...gameOf(winner),
  }));
  const echo = echoOf(lines);
  const pace = {
    '--loop-ms': `${loopMs(lines.length)}ms`,
    '--loop-share': `${(-100 * lines.length) / (lines.length + echo.length)}%`,
  } as CSSProperties;
  return (
    <div className={echo.length > 0 ? 'winner-window' : undefined}>
      <div
        className={echo.length > 0 ? 'winner-strip' : undefined}
        style={pace}
        data-paused={isPaused || undefined}
      >
        <ul className="divide-y divide-line">
          {lines.map((line) => (
            <li key={keyOf(line.winner)}>
              <WinnerLine {...line} />
            </li>
          ))}
        </ul>
        <div aria-hidden="true" className="winner-echo divide-y divide-line border-line border-t">
          {echo.map((line) => (
            <WinnerLine key={keyOf(line.winner)} {...line} isEcho />
          ))}
        </div>
      </div>
    </div>
  );
}

const keyOf = ({ settledAt, gameId, vo }: Winner) =>
  `${settledAt} ${vo.customerName} ${gameId} ${vo.winAmount}`;

type PauseButtonProps = {
  readonly isPaused: boolean;
  readonly onPaused: (isPaused: boolean) => void;
};

function PauseButton({ isPaused, onPaused }: PauseButtonProps) {
  const t = useTranslations('shell.actions');
  return (
    <button
      type="button"
      aria-label={t(isPaused ? 'play' : 'pause')}
      className="-mr-3 grid size-11 shrink-0 place-items-center text-muted hover:text-text motion-reduce:hidden"
      onClick={() => onPaused(!isPaused)}
    >
      <Icon name={isPaused ? 'play-filled' : 'pause-filled'} className="size-4" />
    </button>
  );
}
