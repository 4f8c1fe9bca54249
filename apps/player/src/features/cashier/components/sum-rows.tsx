export type SumRow = {
  readonly label: string;
  readonly value: string;
  readonly isTotal?: boolean;
};

/** What something comes to, line by line; the last one is what counts. */
export function SumRows({ rows }: { readonly rows: readonly SumRow[] }) {
  return (
    <dl className="grid gap-2 text-sm">
      {rows.map(({ label, value, isTotal = false }) => (
        <div
          key={label}
          className={`wrap-anywhere flex flex-wrap items-baseline justify-between gap-x-4 ${isTotal ? 'border-line border-t pt-2.5 font-bold text-base' : 'text-muted'}`}
        >
          <dt>{label}</dt>
          <dd className={`numerals text-right ${isTotal ? 'text-gold-text' : 'text-text'}`}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
