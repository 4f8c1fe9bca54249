import { joinClasses } from '../classes/join-classes.ts';
import { maskAmount } from './mask-amount.ts';

export type AmountTone = 'plain' | 'gold' | 'gain' | 'treasure';
export type AmountSize = 'small' | 'medium' | 'large' | 'huge';

export type AmountProps = {
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

/** How a sum is written, whether it stands still or rolls. */
export const amountClasses = (look: Pick<AmountProps, 'tone' | 'size' | 'className'>): string =>
  joinClasses(
    'numerals whitespace-nowrap font-bold',
    TONES[look.tone ?? 'plain'],
    SIZES[look.size ?? 'medium'],
    look.className,
  );

export function Amount(props: AmountProps) {
  const { amount, symbol, isMasked = false } = props;
  return (
    <span className={amountClasses(props)}>
      {symbol && <span className="mr-[0.2em]">{symbol}</span>}
      <span aria-hidden={isMasked && props.maskedLabel ? true : undefined}>
        {maskAmount(amount, isMasked)}
      </span>
      {isMasked && props.maskedLabel && <span className="sr-only">{props.maskedLabel}</span>}
    </span>
  );
}
