/** One line of the table: a figure, and what it must reach. */
export type Row = {
  readonly what: string;
  readonly value: number;
  readonly unit: 'kB' | 'MB' | 'ms' | 'min' | '×' | 'a second' | 'errors' | '';
  /** Digits behind the point that mean something. */
  readonly digits: number;
  /** Figures without a target are there to explain the others. */
  readonly target?: Target;
};

export type Target =
  | { readonly atMost: number; readonly aim?: number }
  | { readonly atLeast: number; readonly aim?: number };

export type Verdict = 'ok' | 'missed' | '';

/** Judged as it is, not as it is shown: 140.04 misses 140. */
export function judge({ value, target }: Row): Verdict {
  if (!target) return '';
  const isMet = 'atMost' in target ? value <= target.atMost : value >= target.atLeast;
  return isMet ? 'ok' : 'missed';
}

export function writeFigure({ value, unit, digits }: Pick<Row, 'value' | 'unit' | 'digits'>) {
  return [value.toFixed(digits), unit].filter(Boolean).join(' ');
}

export function writeTarget({ target, unit }: Row): string {
  if (!target) return '';
  const limit = 'atMost' in target ? `≤ ${target.atMost}` : `≥ ${target.atLeast}`;
  const aim = target.aim === undefined ? '' : `, aim ${target.aim}`;
  return [limit, unit].filter(Boolean).join(' ') + aim;
}
