import { type Total, TotalsBar } from '@maneki/ui/totals-bar';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { isRefused } from '../call/refused-error.ts';
import type { RecordQueries } from './create-record.ts';
import { plainAmount, signedAmount } from './signed-amount.ts';

type RecordTotalsProps<Choice extends object, Totals> = {
  readonly record: Pick<RecordQueries<Choice, unknown, Totals>, 'totals'>;
  readonly choice: Choice;
  readonly countText: (count: number) => string;
  readonly netLabel: string;
  /** What the net is made of: a label and an amount each. */
  readonly parts: (
    totals: Totals | undefined,
  ) => readonly { readonly label: string; readonly amount: string | undefined }[];
  /** A refusal that the list tells in full. */
  readonly refusedAs?: string;
};

/** What the chosen rows come to; the list above does not wait for it. */
export function RecordTotals<
  Choice extends object,
  Totals extends { readonly count: number; readonly net: string },
>(props: RecordTotalsProps<Choice, Totals>) {
  const { record, choice, countText, netLabel, refusedAs } = props;
  const t = useTranslations('record.total');
  const shell = useTranslations('shell.actions');
  const { data, error, fetchStatus, refetch } = useQuery(record.totals(choice));
  const net = data && signedAmount(data.net);
  const isToldAbove = fetchStatus === 'paused' || (refusedAs && isRefused(error, refusedAs));
  if (!data && isToldAbove) return null;
  return (
    <TotalsBar
      label={t('label')}
      countText={data && countText(data.count)}
      main={{ label: netLabel, text: net?.text, tone: net?.tone ?? 'plain' }}
      parts={props
        .parts(data)
        .map(({ label, amount }): Total => ({ label, text: amount && plainAmount(amount) }))}
      failure={
        error && !data
          ? { text: t('failed'), retryText: shell('retry'), onRetry: () => refetch() }
          : undefined
      }
    />
  );
}
