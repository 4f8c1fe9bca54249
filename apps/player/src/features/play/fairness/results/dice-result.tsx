import { isWon } from '@maneki/games/dice/dice';
import { useTranslations } from 'use-intl';
import type { RoundCheckOf } from '../round-check.ts';

const writeRoll = (hundredths: number): string => (hundredths / 100).toFixed(2);

/** What was rolled, and what that means for the bet, where it is known. */
export function DiceResult({ check: { roll, bet } }: { readonly check: RoundCheckOf<'dice'> }) {
  const t = useTranslations('catalog.fairness.result');
  return (
    <div className="grid gap-1">
      <h3 className="numerals text-lg">{t('roll', { roll: writeRoll(roll) })}</h3>
      {bet && (
        <p className="text-muted text-sm">
          {t(isWon(bet, roll) ? 'betWon' : 'betLost', {
            side: bet.side,
            target: writeRoll(bet.target),
          })}
        </p>
      )}
    </div>
  );
}
