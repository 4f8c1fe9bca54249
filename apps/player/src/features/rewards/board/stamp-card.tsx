import type { ResponseOf } from '@maneki/contract/contract';
import type { rewardsEndpoints } from '@maneki/contract/rewards/endpoints';
import { Button } from '@maneki/ui/button';
import { Card } from '@maneki/ui/card';
import { useTranslations } from 'use-intl';
import type { Claims } from './use-claims.ts';
import { useGiftWords } from './use-gift-words.ts';

type SignInCard = ResponseOf<typeof rewardsEndpoints.readSignIn>;
type StampCardProps = { readonly card: SignInCard; readonly claims: Claims };

/** A card of seven stamps, and what today's takes. */
export function StampCard({ card, claims }: StampCardProps) {
  const t = useTranslations('missions.signIn');
  const { money } = useGiftWords();
  const needed = money(card.turnoverNeeded);
  return (
    <Card className="grid gap-3">
      <div className="grid gap-0.5">
        <h2 className="font-bold text-base">{t('title')}</h2>
        <p className="text-pretty text-muted text-sm">{t('text', { needed })}</p>
      </div>
      <ol className="grid grid-cols-3 gap-2 min-[22.5rem]:grid-cols-4">
        {card.days.map((day) => (
          <Stamp key={day.number} day={day} />
        ))}
      </ol>
      {card.repair && <Repair repair={card.repair} claims={claims} />}
      {card.isSignedToday ? (
        <p role="status" className="text-sm">
          {t('done')}
        </p>
      ) : (
        <Today {...{ card, claims, needed }} />
      )}
    </Card>
  );
}

const WORDS = { SIGNED: 'signed', MISSED: 'missed', TODAY: 'today', AHEAD: 'ahead' } as const;

function Stamp({ day }: { readonly day: SignInCard['days'][number] }) {
  const t = useTranslations('missions.signIn');
  const { money } = useGiftWords();
  const { number, amount, state } = day;
  const isSigned = state === 'SIGNED';
  return (
    <li
      className={`grid justify-items-center gap-0.5 rounded-control bg-raised px-1 py-2 text-center last:col-span-3 min-[22.5rem]:last:col-span-2 ${state === 'TODAY' ? 'inset-ring-2 inset-ring-gold-text' : 'inset-ring inset-ring-line'}`}
    >
      <span className="text-2xs text-muted">{t('day', { number })}</span>
      <svg viewBox="0 0 32 32" className="size-8" aria-hidden="true">
        <circle
          cx="16"
          cy="16"
          r="13"
          fill={isSigned ? '#c9352b' : 'none'}
          stroke={isSigned ? '#c9352b' : 'currentColor'}
          strokeDasharray={isSigned ? undefined : '3 3'}
          opacity={isSigned ? 1 : 0.5}
        />
        {isSigned && <path d="M10 16l4 5 8-10" fill="none" stroke="#fff1d8" strokeWidth="3" />}
        {state === 'MISSED' && <path d="M11 11l10 10M21 11l-10 10" stroke="currentColor" />}
      </svg>
      <span className="numerals font-bold text-xs">{money(amount)}</span>
      <span className="text-2xs text-muted">{t(WORDS[state])}</span>
    </li>
  );
}

type RepairProps = {
  readonly repair: NonNullable<SignInCard['repair']>;
  readonly claims: Claims;
};

function Repair({ repair: { points, balance }, claims }: RepairProps) {
  const t = useTranslations('missions.signIn');
  return (
    <div className="grid gap-2">
      <p className="text-pretty text-sm">{t('missedText')}</p>
      <Button
        kind="quiet"
        disabled={balance < points}
        isPending={claims.isPending}
        onClick={claims.repair}
      >
        {t('repair', { points })}
      </Button>
      <p className="text-muted text-xs">{t('short', { balance })}</p>
    </div>
  );
}

function Today({ card, claims, needed }: StampCardProps & { readonly needed: string }) {
  const t = useTranslations('missions.signIn');
  const { money } = useGiftWords();
  return (
    <>
      {!card.isEarned && (
        <p className="text-pretty text-muted text-sm">
          {t('missing', { turnover: money(card.turnover), needed })}
        </p>
      )}
      <Button
        kind="gold"
        disabled={!card.isEarned}
        isPending={claims.isPending}
        onClick={claims.signIn}
      >
        {t('button', { number: card.number })}
      </Button>
    </>
  );
}
