import type { ContractView } from '@maneki/contract/agents/contract-views';
import { Button } from '@maneki/ui/button';
import { Card } from '@maneki/ui/card';
import { NoticeBar } from '@maneki/ui/notice-bar';
import { Tag } from '@maneki/ui/tag';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PasswordPad } from '#platform/money/password-pad.tsx';
import { useRecordTimes } from '#platform/records/use-record-times.ts';
import type { OwnContract } from './queries.ts';
import { TermsView } from './terms-view.tsx';
import { useContractActs } from './use-contract-acts.ts';

/** What the agent was offered, and what they are paid by. */
export function OwnContractCards({ own }: { readonly own: OwnContract }) {
  const t = useTranslations('contracts.own');
  if (!own.pending && !own.valid)
    return (
      <Card>
        <p className="text-center text-muted text-sm">{t('none')}</p>
      </Card>
    );
  return (
    <>
      {own.pending && <Offer contract={own.pending} />}
      {own.valid && <InForce contract={own.valid} />}
    </>
  );
}

/** Read in peace, then accepted by six digits, or not. */
function Offer({ contract }: { readonly contract: ContractView }) {
  const t = useTranslations('contracts.own');
  const times = useRecordTimes();
  const { act, accept, pending } = useContractActs();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Card className="grid gap-4">
      <Head
        title={t(contract.requestType === 2 ? 'amendment' : 'offer')}
        tag={<Tag tone="gold">{t('waits')}</Tag>}
        payer={contract.payer}
      />
      <TermsView contract={contract} />
      {contract.remark && <p className="wrap-anywhere text-sm">“{contract.remark}”</p>}
      {contract.expiresAt && (
        <p className="text-muted text-xs">
          {t('until', { time: times.moment(contract.expiresAt) })}
        </p>
      )}
      <div className="grid grid-cols-2 gap-3">
        <Button
          kind="quiet"
          isWide
          isPending={pending === 'deny'}
          onClick={() => act('deny', contract.id)}
        >
          {t('deny')}
        </Button>
        <Button isWide onClick={() => setIsAsking(true)}>
          {t('accept')}
        </Button>
      </div>
      <PasswordPad
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('acceptTitle')}
        text={t('acceptText')}
        onDigits={async (digits) => {
          const problem = await accept(contract.id, digits);
          if (!problem) setIsAsking(false);
          return problem;
        }}
      />
    </Card>
  );
}

function InForce({ contract }: { readonly contract: ContractView }) {
  const t = useTranslations('contracts.own');
  const times = useRecordTimes();
  const { act, pending } = useContractActs();
  const { id, endAskedBy, effectiveFrom, endedAt } = contract;
  return (
    <Card className="grid gap-4">
      <Head
        title={t('valid')}
        tag={<Tag tone="success">{t('inForce')}</Tag>}
        payer={contract.payer}
      />
      <TermsView contract={contract} />
      <p className="text-muted text-xs">
        {effectiveFrom && t('since', { time: times.moment(effectiveFrom) })}
        {endedAt && ` ${t('endsAt', { time: times.moment(endedAt) })}`}
      </p>
      {endAskedBy && <NoticeBar>{t(endAskedBy === 'PAYER' ? 'payerEnds' : 'youEnd')}</NoticeBar>}
      {!endedAt && (
        <div className="flex flex-wrap gap-3">
          {endAskedBy && (
            <Button kind="quiet" isPending={pending === 'keep'} onClick={() => act('keep', id)}>
              {t('keep')}
            </Button>
          )}
          {endAskedBy !== 'PAYEE' && (
            <Button
              kind="danger"
              size="small"
              isPending={pending === 'end'}
              onClick={() => act('end', id)}
            >
              {t(endAskedBy ? 'agreeEnd' : 'end')}
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}

type HeadProps = {
  readonly title: string;
  readonly tag: ReactNode;
  readonly payer: ContractView['payer'];
};

function Head({ title, tag, payer }: HeadProps) {
  const t = useTranslations('contracts.own');
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg leading-tight">{title}</h2>
        {tag}
      </div>
      <p className="pt-0.5 text-muted text-sm">{t(`payers.${payer}`)}</p>
    </div>
  );
}
