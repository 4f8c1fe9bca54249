import type { Numero } from '@maneki/contract/lottery/schemas';
import { writeTimeLeft } from '@maneki/kernel/time-left';
import { Skeleton } from '@maneki/ui/skeleton';
import { useTranslations } from 'use-intl';
import { phaseOf, secondsTo } from './issue-phase.ts';
import { useDrawSecond } from './use-draw-second.ts';

/** From here on a bet must be quick. */
const HURRY_SECONDS = 10;

const TONES = {
  open: 'text-gold-text',
  hurry: 'text-danger-text',
  waiting: 'text-muted',
  closed: 'text-muted',
  drawing: 'text-success-text',
} as const;

type CountdownProps = { readonly numero: Numero };

/** What an issue is in, and how long that lasts. Read where it stands: told every second it would talk all day. */
export function Countdown({ numero }: CountdownProps) {
  const t = useTranslations('lottery.phases');
  const now = useDrawSecond();
  if (now === undefined) return <CountdownSkeleton />;
  const state = phaseOf(numero, now);
  const seconds = 'endsAt' in state ? secondsTo(state.endsAt, now) : undefined;
  const isHurried = state.phase === 'open' && seconds !== undefined && seconds <= HURRY_SECONDS;
  return (
    <p className="grid shrink-0 justify-items-end">
      <span className="whitespace-nowrap text-2xs text-muted">{t(state.phase)}</span>
      <span
        className={`numerals whitespace-nowrap font-bold text-lg leading-tight ${TONES[isHurried ? 'hurry' : state.phase]}`}
      >
        {seconds === undefined ? '··:··' : <Left seconds={seconds} />}
      </span>
    </p>
  );
}

function Left({ seconds }: { readonly seconds: number }) {
  const t = useTranslations('lottery');
  const { days, clock } = writeTimeLeft(seconds);
  return days > 0 ? t('days', { days: String(days), text: clock }) : clock;
}

/** The same room before the time is known. */
export function CountdownSkeleton() {
  return (
    <span className="grid shrink-0 justify-items-end gap-1.5 py-1">
      <Skeleton className="h-2.5 w-14 rounded-pill" />
      <Skeleton className="h-5 w-16 rounded-pill" />
    </span>
  );
}
