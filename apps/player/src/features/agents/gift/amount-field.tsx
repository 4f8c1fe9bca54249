import { CURRENCIES } from '@maneki/kernel/money';
import { Field } from '@maneki/ui/field';
import { useViewer } from '#platform/viewer/use-viewer.ts';
import type { GiftTerms } from './queries.ts';

type AmountFieldProps = {
  readonly terms: Pick<GiftTerms, 'currency'>;
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly onValue: (typed: string) => void;
  readonly error?: string | undefined;
};

/** An amount in the agent's own money. */
export function AmountField({ terms, ...field }: AmountFieldProps) {
  const { symbol } = useViewer();
  const decimals = CURRENCIES[terms.currency].minorDecimals;
  return (
    <Field
      {...field}
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      enterKeyHint="done"
      maxLength={24}
      prefix={<span className="font-bold text-gold-text">{symbol}</span>}
    />
  );
}
