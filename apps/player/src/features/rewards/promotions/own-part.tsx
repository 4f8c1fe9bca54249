import { promotionEndpoints } from '@maneki/contract/rewards/promotion-endpoints';
import { CURRENCIES } from '@maneki/kernel/money';
import { Button, ButtonLink } from '@maneki/ui/button';
import { Card } from '@maneki/ui/card';
import { FormProblem } from '@maneki/ui/form-problem';
import { Skeleton } from '@maneki/ui/skeleton';
import { Tag } from '@maneki/ui/tag';
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMoneyRequest } from '#platform/money/use-money-request.ts';
import { writeBalance } from '#platform/viewer/write-balance.ts';
import { type OwnPromotion, rewardsKeys, type ShownDetail } from '../queries.ts';
import { ApplyForm } from './apply-form.tsx';

type OwnPartProps = {
  readonly promotion: ShownDetail;
  readonly own: UseQueryResult<OwnPromotion>;
  readonly isMember: boolean;
};

/** The way to have a promotion, and what became of earlier claims. */
export function OwnPart({ promotion, own, isMember }: OwnPartProps) {
  const t = useTranslations('promotions');
  if (!isMember)
    return (
      <ButtonLink href={`/m/login?back=/m/activity?id=${promotion.id}`} isWide>
        {t('login')}
      </ButtonLink>
    );
  if (!own.data) return own.isError ? null : <Skeleton className="h-24" />;
  return (
    <>
      <Way promotion={promotion} own={own.data} />
      <Claims claims={own.data.claims} />
    </>
  );
}

function Way({ promotion, own }: { readonly promotion: ShownDetail; readonly own: OwnPromotion }) {
  const t = useTranslations('promotions');
  const refusals = useTranslations('rewards.refusals');
  const { obstacle } = own;
  if (obstacle)
    return (
      <p role="status" className="rounded-card bg-raised p-4 text-muted text-sm">
        {refusals(obstacle.code.replace('rewards.', '') as 'promotion_over')}
      </p>
    );
  switch (promotion.applyMode) {
    case 'AUTO':
      // It came by itself to whoever verified a number since it began; others take it.
      if (promotion.type === 'REG_BONUS') return <ClaimButton id={promotion.id} />;
      return <p className="text-muted text-sm">{t('byItself')}</p>;
    case 'DEPOSIT_SELECT':
      return (
        <ButtonLink href="/m/voucherCenter" isWide>
          {t('toDeposit')}
        </ButtonLink>
      );
    case 'APPLY':
      return <ApplyForm promotion={promotion} />;
    case 'CLAIM':
      if (promotion.type === 'REG_BONUS') return <ClaimButton id={promotion.id} />;
      if (promotion.type === 'RED_PACKET')
        return (
          <ButtonLink href="/m/redRain" isWide>
            {t('toRain')}
          </ButtonLink>
        );
      return <p className="text-muted text-sm">{t('inRewards')}</p>;
  }
}

function ClaimButton({ id }: { readonly id: string }) {
  const t = useTranslations('promotions');
  const shell = useTranslations('shell.notices');
  const client = useQueryClient();
  const [problem, setProblem] = useState<string>();
  const request = useMoneyRequest(promotionEndpoints.claimPromotion, {
    onSettled: () => client.invalidateQueries({ queryKey: rewardsKeys.all }),
  });
  const claim = async () => {
    setProblem(undefined);
    try {
      const answer = await request.mutateAsync({ id });
      if (!answer.ok) setProblem(answer.refusal.message);
    } catch {
      setProblem(shell('unknownError'));
    }
  };
  return (
    <div className="grid gap-3">
      <FormProblem text={problem} />
      <Button isWide size="large" isPending={request.isPending} onClick={claim}>
        {t('claim')}
      </Button>
    </div>
  );
}

function Claims({ claims }: Pick<OwnPromotion, 'claims'>) {
  const t = useTranslations('promotions');
  if (claims.length === 0) return null;
  return (
    <Card className="grid gap-2">
      <h3 className="font-bold text-base">{t('own')}</h3>
      <ul className="grid gap-2">
        {claims.map((claim) => (
          <li key={claim.id} className="grid gap-1 text-sm">
            <span className="flex flex-wrap items-center justify-between gap-2">
              <Tag>{t(`states.${claim.state}`)}</Tag>
              {claim.amount !== '0' && (
                <span className="numerals font-semibold">
                  {`${CURRENCIES[claim.currency].symbol} ${writeBalance(claim.amount)}`}
                </span>
              )}
            </span>
            {claim.reason && <span className="text-muted text-xs">{claim.reason}</span>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
