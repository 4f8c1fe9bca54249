import type { RoundViewOf } from '@maneki/contract/house/schemas';
import { SPOTS } from '@maneki/games/dragon-tiger/dragon-tiger';
import { useTranslations } from 'use-intl';
import { readAmount } from '#frame/money.ts';
import { useMoney } from '#frame/play-context.tsx';
import type { RoundWords } from '#frame/round-words.ts';
import { signOf, useCardWords } from './card-words.ts';
import { CardFace } from './playing-card.tsx';

type Round = RoundViewOf<'dragon-tiger'>;

/** What the list of rounds tells of one at this table. */
export function useRoundWords(): RoundWords {
  const t = useTranslations('arcadeDragonTiger');
  return {
    note(round) {
      if (round.kind !== 'dragon-tiger' || !round.outcome) return undefined;
      const { dragon, tiger, result } = round.outcome;
      return t('history.note', {
        dragon: signOf(dragon),
        tiger: signOf(tiger),
        result: t(`result.${result}`),
      });
    },
    picture: (round) => (round.kind === 'dragon-tiger' ? <PastDeal round={round} /> : null),
  };
}

function PastDeal({ round }: { round: Round }) {
  const t = useTranslations('arcadeDragonTiger');
  const words = useCardWords();
  const money = useMoney();
  const { outcome, bet } = round;
  return (
    <div className="plain-past dt-past">
      {outcome && (
        <div className="dt-past-cards">
          {(['dragon', 'tiger'] as const).map((side) => (
            <div key={side}>
              <CardFace card={outcome[side]} />
              <span className="sr-only">{words(outcome[side])}</span>
            </div>
          ))}
        </div>
      )}
      <dl>
        {SPOTS.map((spot) => {
          const stake = bet.stakes[spot];
          return stake === undefined ? null : (
            <div key={spot} className="flex justify-between gap-4 py-1">
              <dt>{t(`spot.${spot}`)}</dt>
              <dd className="figures font-semibold">{money(readAmount(stake))}</dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
