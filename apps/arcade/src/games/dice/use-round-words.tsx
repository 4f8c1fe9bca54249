import { useTranslations } from 'use-intl';
import type { RoundWords } from '#frame/round-words.ts';
import { writeBet, writeHundredths } from './choose-bet.ts';
import type { DiceRound } from './dice-view.ts';
import { isWonRound, rollOf } from './roll-of.ts';

/** What the list of rounds tells of a roll. */
export function useRoundWords(): RoundWords {
  const t = useTranslations('arcadeDice');
  return {
    note(round) {
      if (round.kind !== 'dice') return undefined;
      const side = t(`side.${round.bet.side}`);
      return t('note', { side, target: writeHundredths(round.bet.target), roll: rollOf(round) });
    },
    picture: (round) => (round.kind === 'dice' ? <RollPicture round={round} /> : null),
  };
}

function RollPicture({ round }: { round: DiceRound }) {
  const t = useTranslations('arcadeDice');
  const { target, multiplier, chance } = writeBet(round.bet);
  const isSettled = round.outcome !== null;
  const outcome = isSettled ? (isWonRound(round) ? 'won' : 'lost') : 'open';
  const facts = [
    [t(`side.${round.bet.side}`), target],
    [t('multiplier'), `×${multiplier}`],
    [t('chance'), `${chance} %`],
  ] as const;
  return (
    <div className="plain-past dice-past" data-outcome={outcome}>
      <p className="figures font-extrabold text-[32px] leading-tight">{rollOf(round)}</p>
      {isSettled && (
        <p className="dice-pill" data-outcome={outcome}>
          {t(outcome as 'won' | 'lost')}
        </p>
      )}
      <dl className="grid w-full grid-cols-3 gap-2 pt-2 text-center">
        {facts.map(([label, value]) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-[11px] text-muted leading-snug">{label}</dt>
            <dd className="figures font-semibold text-[14px]">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
