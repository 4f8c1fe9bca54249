import type { ContractKind } from '@maneki/contract/agents/contract';
import { Button } from '@maneki/ui/button';
import { Card } from '@maneki/ui/card';
import { List } from '@maneki/ui/list';
import { SectionHeading } from '@maneki/ui/section-heading';
import { Skeleton } from '@maneki/ui/skeleton';
import { Tag } from '@maneki/ui/tag';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useRowList } from '../use-row-list.ts';
import { OfferSheet } from './offer-sheet.tsx';
import { type DownlineContract, downlineContractsQuery } from './queries.ts';
import { TermsView } from './terms-view.tsx';
import { useContractActs } from './use-contract-acts.ts';

type DownlineContractsProps = {
  readonly kind: ContractKind;
  /** Whether the agent has something to offer out of. */
  readonly mayOffer: boolean;
};

/** Agents directly below, and what the caller pays them by. */
export function DownlineContracts({ kind, mayOffer }: DownlineContractsProps) {
  const t = useTranslations('contracts.downline');
  const query = useInfiniteQuery(downlineContractsQuery(kind));
  const list = useRowList(query, t('end'));
  const [payee, setPayee] = useState<DownlineContract>();
  return (
    <section aria-labelledby="downline-contracts" className="grid gap-2">
      <SectionHeading id="downline-contracts" title={t('title')} />
      {!mayOffer && (
        <Card>
          <p className="text-muted text-sm">{t('nothingToOffer')}</p>
        </Card>
      )}
      <List
        {...list}
        label={t('title')}
        keyOf={({ memberId }) => memberId}
        skeletonCount={2}
        skeleton={<Skeleton className="m-4 h-16" />}
        empty={{ icon: 'users', title: t('empty'), text: t('emptyText') }}
      >
        {(row) => <DownlineRow row={row} onOffer={mayOffer ? () => setPayee(row) : undefined} />}
      </List>
      <OfferSheet kind={kind} payee={payee} onClose={() => setPayee(undefined)} />
    </section>
  );
}

type DownlineRowProps = {
  readonly row: DownlineContract;
  readonly onOffer: (() => void) | undefined;
};

function DownlineRow({ row, onOffer }: DownlineRowProps) {
  const t = useTranslations('contracts.downline');
  const { act, pending: acting } = useContractActs();
  const { pending, valid } = row;
  return (
    <article className="grid gap-3 px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="wrap-anywhere min-w-0 font-body font-semibold text-base">{row.username}</h3>
        <p className="flex flex-wrap gap-1.5">
          {row.isDisabled && <Tag tone="danger">{t('disabled')}</Tag>}
          {pending && <Tag tone="gold">{t('offered')}</Tag>}
          {valid && <Tag tone="success">{t('valid')}</Tag>}
          {!pending && !valid && <Tag>{t('none')}</Tag>}
        </p>
      </div>
      {valid?.endAskedBy && (
        <p className="text-sm">{t(valid.endAskedBy === 'PAYER' ? 'youEnd' : 'theyEnd')}</p>
      )}
      {(pending ?? valid) && (
        <details>
          <summary className="flex min-h-9 cursor-pointer items-center font-semibold text-gold-text text-sm">
            {t(pending ? 'showOffer' : 'show')}
          </summary>
          <div className="pt-2">
            <TermsView contract={(pending ?? valid)!} />
          </div>
        </details>
      )}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {pending && (
          <Button
            kind="quiet"
            size="small"
            isPending={acting === 'withdraw'}
            onClick={() => act('withdraw', pending.id)}
          >
            {t('withdraw')}
          </Button>
        )}
        {!pending && onOffer && !row.isDisabled && (
          <Button kind="quiet" size="small" onClick={onOffer}>
            {t(valid ? 'amend' : 'offer')}
          </Button>
        )}
        {valid && !valid.endedAt && valid.endAskedBy !== 'PAYER' && (
          <Button
            kind="plain"
            size="small"
            isPending={acting === 'end'}
            onClick={() => act('end', valid.id)}
          >
            {t(valid.endAskedBy ? 'agreeEnd' : 'finish')}
          </Button>
        )}
        {valid?.endAskedBy && !valid.endedAt && (
          <Button
            kind="plain"
            size="small"
            isPending={acting === 'keep'}
            onClick={() => act('keep', valid.id)}
          >
            {t('keep')}
          </Button>
        )}
      </div>
    </article>
  );
}
