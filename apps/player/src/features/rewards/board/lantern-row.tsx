import type { ResponseOf } from '@maneki/contract/contract';
import type { rewardsEndpoints } from '@maneki/contract/rewards/endpoints';
import { Card } from '@maneki/ui/card';
import { useFormatter, useTranslations } from 'use-intl';
import { useBusinessZone } from '#platform/records/business-zone.ts';
import type { Claims } from './use-claims.ts';
import { useGiftWords } from './use-gift-words.ts';

export type Board = ResponseOf<typeof rewardsEndpoints.listMissions>;

type LanternRowProps = { readonly board: Board; readonly claims: Claims };

/** The activity of today, and the lanterns that it lights. */
export function LanternRow({ board, claims }: LanternRowProps) {
  const t = useTranslations('missions');
  const format = useFormatter();
  const timeZone = useBusinessZone();
  const most = board.chests.at(-1)?.at ?? 0;
  const activity = Math.min(board.activity, most);
  const time = format.dateTime(new Date(board.resetsAt), {
    ...{ hour: '2-digit', minute: '2-digit', month: 'short', day: 'numeric' },
    timeZone,
  });
  return (
    <Card className="grid gap-3">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="font-bold text-base">{t('activity')}</h2>
        <span className="numerals font-bold">{t('activityOf', { activity, most })}</span>
      </div>
      <progress className="sr-only" max={most} value={activity} aria-label={t('activity')} />
      <div aria-hidden="true" className="h-2 overflow-hidden rounded-pill bg-raised">
        <div className="fill-gold h-full" style={{ width: `${(activity / most) * 100}%` }} />
      </div>
      <ul className="grid grid-cols-5 gap-1">
        {board.chests.map((chest) => (
          <Lantern key={chest.at} {...{ chest, claims }} />
        ))}
      </ul>
      <p className="text-pretty text-muted text-xs">
        {t('activityText')} {t('resets', { time })}
      </p>
    </Card>
  );
}

type LanternProps = { readonly chest: Board['chests'][number]; readonly claims: Claims };

const STATE_WORDS = { CLOSED: 'chestClosed', OPEN: 'chestOpen', CLAIMED: 'chestClaimed' } as const;

function Lantern({ chest, claims }: LanternProps) {
  const t = useTranslations('missions');
  const { gift } = useGiftWords();
  const isOpen = chest.state === 'OPEN';
  return (
    <li className="grid min-w-0 grid-cols-1">
      <button
        type="button"
        className="hit grid justify-items-center gap-1 rounded-control px-0.5 py-2 text-2xs disabled:cursor-default"
        disabled={!isOpen || claims.isPending}
        onClick={() => claims.openChest(chest.at)}
      >
        <LanternPicture state={chest.state} />
        <span className="sr-only">{t('chest', { at: chest.at })}</span>
        <span aria-hidden="true" className="numerals font-bold text-sm">
          {chest.at}
        </span>
        <span className="wrap-anywhere text-center text-muted leading-tight">{gift(chest)}</span>
        <span className={isOpen ? 'font-bold text-gold-text' : 'text-muted'}>
          {t(STATE_WORDS[chest.state])}
        </span>
      </button>
    </li>
  );
}

const PAPER = { CLOSED: '#7b6a72', OPEN: '#e5482f', CLAIMED: '#c9a15a' } as const;

function LanternPicture({ state }: { readonly state: keyof typeof PAPER }) {
  return (
    <svg viewBox="0 0 40 48" className="h-12 w-10" aria-hidden="true">
      {state === 'OPEN' && <circle cx="20" cy="23" r="19" fill="#ffb545" opacity="0.35" />}
      <path d="M20 1v6" stroke="currentColor" strokeWidth="1.5" />
      <rect x="13" y="7" width="14" height="4" rx="1.5" fill="#3a1d10" />
      <ellipse cx="20" cy="23" rx="14" ry="13" fill={PAPER[state]} />
      <path
        d="M20 10v26M11 13q-5 10 0 20M29 13q5 10 0 20"
        fill="none"
        stroke="#000"
        strokeOpacity="0.25"
      />
      <rect x="13" y="35" width="14" height="4" rx="1.5" fill="#3a1d10" />
      <path d="M18 39h4l-2 8z" fill="#ffcf5c" />
      {state === 'CLAIMED' && (
        <path d="M13 23l5 5 9-10" fill="none" stroke="#fff" strokeWidth="3" />
      )}
    </svg>
  );
}
