import { useTranslations } from 'use-intl';
import { type Observable, useObserved } from '#frame/observable.ts';
import type { DiceView } from './dice-view.ts';
import { isWonRound, rollOf } from './roll-of.ts';

/** The last rolls, the newest first. They tell nothing about the next one. */
export function RecentRolls({ view }: { view: Observable<DiceView> }) {
  const t = useTranslations('arcadeDice');
  const recent = useObserved(view, (shown) => shown.recent);
  return (
    <ul
      className="dice-recent"
      aria-label={t('recent')}
      tabIndex={recent.length > 0 ? 0 : undefined}
    >
      {recent.map((round) => (
        <li key={round.roundId} data-won={isWonRound(round)} className="dice-chip figures">
          {rollOf(round)}
          <span className="sr-only"> {isWonRound(round) ? t('won') : t('lost')}</span>
        </li>
      ))}
    </ul>
  );
}
