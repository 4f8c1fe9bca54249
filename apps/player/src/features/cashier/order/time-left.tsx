import { Countdown } from '@maneki/ui/countdown';
import { useTranslations } from 'use-intl';

const TICK_MS = 500;

type TimeLeftProps = {
  readonly until: string;
  readonly onEnd: () => void;
  readonly className?: string;
};

/** What is left of the time for something, ticking. */
export function TimeLeft({ until, onEnd, className = '' }: TimeLeftProps) {
  const t = useTranslations('deposit.order');
  return (
    <Countdown
      deadline={new Date(until)}
      tickMs={TICK_MS}
      announce={({ totalSeconds }) => t('announce', { seconds: String(totalSeconds) })}
      onEnd={onEnd}
      className={`font-bold text-gold-text ${className}`}
    />
  );
}
