import { joinClasses } from '../classes/join-classes.ts';
import { maskAmount } from './mask-amount.ts';

export type AmountTone = 'plain' | 'gold' | 'gain' | 'treasure';
export type AmountSize = 'small' | 'medium' | 'large' | 'huge';

type AmountProps = {
  /** Already written for reading, `#,##0.00`: this package knows nothing of money's arithmetic. */
  readonly amount: string;
  readonly symbol?: string;
  readonly tone?: AmountTone;
  readonly size?: AmountSize;
  readonly isMasked?: boolean;
  /** What a screen reader says in place of the stars. */
  readonly maskedLabel?: string;
  readonly className?: string | undefined;
};

const TONES: Record<AmountTone, string> = {
  plain: '',
  gold: 'text-gold-text',
  gain: 'text-success-text',
  treasure: 'ink-gold',
};

const SIZES: Record<AmountSize, string> = {
  small: 'text-sm',
  medium: 'text-base',
  large: 'text-xl',
  huge: 'text-[clamp(1.5rem,8.7vw,2.125rem)] leading-tight',
};

export function Amount(props: AmountProps) {
  const { amount, symbol, tone = 'plain', size = 'medium', isMasked = false } = props;
  return (
    <span
      className={joinClasses(
        'numerals whitespace-nowrap font-bold',
        TONES[tone],
        SIZES[size],
        props.className,
      )}
    >
      {symbol && <span className="mr-[0.2em]">{symbol}</span>}
      <span aria-hidden={isMasked && props.maskedLabel ? true : undefined}>
        {maskAmount(amount, isMasked)}
      </span>
      {isMasked && props.maskedLabel && <span className="sr-only">{props.maskedLabel}</span>}
    </span>
  );
}
