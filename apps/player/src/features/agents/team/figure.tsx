import type { SignedAmount } from '#platform/records/signed-amount.ts';

type FigureProps = {
  readonly label: string;
  readonly text: string;
  readonly tone?: SignedAmount['tone'];
};

/** A number and what it is, in the small print of tables. */
export function Figure({ label, text, tone = 'plain' }: FigureProps) {
  return (
    <div className="min-w-0">
      <dt className="text-2xs text-muted leading-tight">{label}</dt>
      <dd
        className={`numerals wrap-anywhere font-semibold text-sm ${tone === 'gain' ? 'text-success-text' : ''}`}
      >
        {text}
      </dd>
    </div>
  );
}
