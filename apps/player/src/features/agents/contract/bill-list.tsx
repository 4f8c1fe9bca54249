import { BILL_STATUS, type BillStatus, type ContractKind } from '@maneki/contract/agents/contract';
import { writeRate } from '@maneki/contract/agents/contract-rate';
import type { BillView } from '@maneki/contract/agents/contract-views';
import { List } from '@maneki/ui/list';
import { SectionHeading } from '@maneki/ui/section-heading';
import { Segmented } from '@maneki/ui/segmented';
import { Skeleton } from '@maneki/ui/skeleton';
import { Tag, type TagTone } from '@maneki/ui/tag';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { plainAmount, signedAmount } from '#platform/records/signed-amount.ts';
import { useRecordTimes } from '#platform/records/use-record-times.ts';
import { Figure } from '../team/figure.tsx';
import { useRowList } from '../use-row-list.ts';
import { type BillSide, billsQuery } from './queries.ts';

/** What came of a kind of contract, to the caller or to those whom the caller pays. */
export function BillList({ kind }: { readonly kind: ContractKind }) {
  const t = useTranslations('contracts.bills');
  const [side, setSide] = useState<BillSide>('PAYEE');
  const list = useRowList(useInfiniteQuery(billsQuery(kind, side)), t('end'));
  return (
    <section aria-labelledby="bills" className="grid gap-2">
      <SectionHeading id="bills" title={t('title')} />
      <Segmented
        label={t('side')}
        options={[
          { value: 'PAYEE', text: t('own') },
          { value: 'PAYER', text: t('others') },
        ]}
        value={side}
        onValue={setSide}
      />
      <List
        {...list}
        label={t('title')}
        keyOf={({ id }) => id}
        skeletonCount={3}
        skeleton={<Skeleton className="m-4 h-16" />}
        empty={{ icon: 'banknote', title: t('empty'), text: t('emptyText') }}
      >
        {(bill) => <BillRow bill={bill} hasPayee={side === 'PAYER'} />}
      </List>
    </section>
  );
}

/** What a status is called in the phrases, and how it looks. */
const STATUSES = {
  [BILL_STATUS.issued]: { name: 'issued', tone: 'success' },
  [BILL_STATUS.partial]: { name: 'partial', tone: 'gold' },
  [BILL_STATUS.insufficient]: { name: 'insufficient', tone: 'danger' },
  [BILL_STATUS.notReached]: { name: 'notReached', tone: 'plain' },
  [BILL_STATUS.rejected]: { name: 'rejected', tone: 'danger' },
  [BILL_STATUS.pendingApproval]: { name: 'pendingApproval', tone: 'gold' },
  [BILL_STATUS.expired]: { name: 'expired', tone: 'plain' },
  [BILL_STATUS.held]: { name: 'held', tone: 'danger' },
} as const satisfies Record<BillStatus, { name: string; tone: TagTone }>;

type BillRowProps = { readonly bill: BillView; readonly hasPayee: boolean };

/** A bill and how it came about. */
export function BillRow({ bill, hasPayee }: BillRowProps) {
  const t = useTranslations('contracts.bills');
  const format = useFormatter();
  const times = useRecordTimes();
  const status = STATUSES[bill.status];
  const hasCarry = bill.kind === 'DIVIDEND';
  return (
    <article className="grid gap-2 px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div className="min-w-0">
          {hasPayee && <p className="wrap-anywhere font-semibold">{bill.payee.username}</p>}
          <h3 className="numerals font-body text-muted text-sm">
            {times.heading(times.dayOf(bill.periodStart))}
            {bill.kind === 'HOURLY_SALARY' && ` · ${times.clock(bill.periodStart).slice(0, 5)}`}
          </h3>
        </div>
        <Tag tone={status.tone}>{t(`statuses.${status.name}`)}</Tag>
      </div>
      <dl className="grid grid-cols-3 gap-3">
        <Figure label={t('gross')} text={plainAmount(bill.calcAmount)} />
        <Figure label={t('received')} text={plainAmount(bill.receivedAmount)} tone="gain" />
        <Figure label={t('kept')} text={signedAmount(bill.ownAmount).text} />
      </dl>
      {bill.status === BILL_STATUS.insufficient && (
        <p role="note" className="text-danger-text text-sm">
          {t('topUp')}
        </p>
      )}
      {bill.reason && <p className="wrap-anywhere text-sm">{bill.reason}</p>}
      <details>
        <summary className="flex min-h-9 cursor-pointer items-center text-muted text-xs">
          {t('how')}
        </summary>
        <dl className="grid grid-cols-3 gap-3 pt-1 max-[359px]:grid-cols-2">
          <Figure label={t('turnover')} text={plainAmount(bill.teamTurnover)} />
          <Figure label={t('active')} text={format.number(bill.activeCount)} />
          <Figure label={t('rate')} text={`${writeRate(bill.ratePpm)} %`} />
          {hasCarry && (
            <>
              <Figure label={t('net')} text={signedAmount(bill.teamNet).text} />
              <Figure label={t('carryIn')} text={plainAmount(bill.carryIn)} />
              <Figure label={t('carryOut')} text={plainAmount(bill.carryOut)} />
            </>
          )}
          <Figure label={t('owed')} text={plainAmount(bill.owedToDirect)} />
          <Figure label={t('paid')} text={plainAmount(bill.paidToDirect)} />
          <Figure label={t('open')} text={plainAmount(bill.openAmount)} />
        </dl>
      </details>
    </article>
  );
}
