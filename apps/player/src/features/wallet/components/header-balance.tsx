import { BalanceFigure } from './balance-figure.tsx';
import { BalanceMarks } from './balance-marks.tsx';

/** The balance under the name in the header. */
export function HeaderBalance() {
  return (
    <>
      <BalanceMarks />
      <BalanceFigure tone="gold" place="line" />
    </>
  );
}
