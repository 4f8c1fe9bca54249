import { type CSSProperties, useState } from 'react';
import { type AmountProps, amountClasses } from '../amount/amount.tsx';
import { maskAmount } from '../amount/mask-amount.ts';
import { type RolledCharacter, rollDigits } from './roll-digits.ts';

/** Digits of the widest fonts, in em. */
const DIGIT_WIDTH_EM = 0.72;

type RollingAmountProps = AmountProps & {
  /**
   * How large it is at most, in rem. Where its container is too narrow for that it is smaller, so that
   * all of a large sum is in sight. The container is the nearest element with the class `@container`.
   */
  readonly fitRem?: number;
};

/**
 * A sum that is live: when it changes, its digits roll up or down to the new ones. A screen reader hears
 * the new sum once, and nothing of the way there. Where motion is not wanted the digits just change.
 */
export function RollingAmount(props: RollingAmountProps) {
  const { amount, symbol = '', tone = 'plain', isMasked = false, fitRem } = props;
  const shown = maskAmount(amount, isMasked);
  const [roll, setRoll] = useState({ from: shown, to: shown });
  if (roll.to !== shown) setRoll({ from: roll.to, to: shown });
  const { isGrowing, characters } = rollDigits(roll.from, roll.to);
  const isRolling = characters.some(({ passing }) => passing);
  return (
    <span
      className={amountClasses(props)}
      style={fitRem ? { fontSize: fitInto(`${symbol} ${shown}`, fitRem) } : undefined}
    >
      {symbol && (
        <span aria-hidden="true" className="mr-[0.2em]">
          {symbol}
        </span>
      )}
      {/* Made anew for each sum, so that the way there begins again. */}
      <span aria-hidden="true" key={roll.to}>
        {isRolling
          ? characters.map((character) => (
              <Digit
                key={character.place}
                {...character}
                isGrowing={isGrowing}
                cellClass={tone === 'treasure' ? 'ink-gold' : undefined}
              />
            ))
          : roll.to}
      </span>
      <span className="sr-only" aria-live="polite">
        {isMasked ? props.maskedLabel : `${symbol} ${amount}`.trim()}
      </span>
    </span>
  );
}

const fitInto = (written: string, sizeRem: number): string =>
  `min(${sizeRem}rem, ${(100 / (written.length * DIGIT_WIDTH_EM)).toFixed(2)}cqi)`;

type DigitProps = RolledCharacter & {
  readonly isGrowing: boolean;
  readonly cellClass: string | undefined;
};

/** A window of one digit over a strip of all that it passes. The strip rests where the new digit shows. */
function Digit({ character, passing, isGrowing, cellClass }: DigitProps) {
  if (!passing) return character;
  const strip = isGrowing ? passing : [...passing].reverse();
  const far = `-${((passing.length - 1) / passing.length) * 100}%`;
  const [start, end] = isGrowing ? ['0%', far] : [far, '0%'];
  const way = { translate: `0 ${end}`, '--roll-from': start } as CSSProperties;
  return (
    <span className="relative inline-block [clip-path:inset(0)]">
      <span className="invisible">{character}</span>
      <span className="absolute inset-x-0 top-0 grid animate-roll" style={way}>
        {strip.map((digit) => (
          <span key={digit} className={cellClass}>
            {digit}
          </span>
        ))}
      </span>
    </span>
  );
}
