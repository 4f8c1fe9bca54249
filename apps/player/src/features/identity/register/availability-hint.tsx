import { Icon } from '@maneki/ui/icon';
import { useTranslations } from 'use-intl';
import type { Availability } from './use-availability.ts';

type AvailabilityHintProps = {
  readonly state: Availability;
  readonly isName: boolean;
  readonly hint: string;
};

/** What is known of a name so far. That an address is free is nobody's business to celebrate. */
export function AvailabilityHint({ state, isName, hint }: AvailabilityHintProps) {
  const t = useTranslations('register');
  const isFree = state === 'free' && isName;
  return (
    <span role="status" className={isFree ? 'flex gap-1.5 text-success-text' : undefined}>
      {isFree && <Icon name="circle-check" className="size-4" />}
      {isFree ? t('free') : state === 'checking' ? t('checking') : hint}
    </span>
  );
}
