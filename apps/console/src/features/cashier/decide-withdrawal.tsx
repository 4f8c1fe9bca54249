import { withdrawalConsoleEndpoints as calls } from '@maneki/contract/cashier/withdrawal-console-endpoints';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { SchemaForm } from '#platform/form/schema-form.tsx';
import { selfQuery, useMay } from '#platform/self.ts';
import {
  ClaimButton,
  Decision,
  OrderActions,
  RejectDecision,
  useFinish,
} from './order-actions.tsx';
import type { WithdrawalOrder } from './queries.ts';

type OrderProps = { readonly order: WithdrawalOrder };

/** What can be decided about a withdrawal now. */
export function DecideWithdrawal({ order }: OrderProps) {
  const mayReview = useMay('reviewWithdrawals');
  if (!mayReview || order.isProposed) return null;
  if (order.status === 'REVIEW') return <Review order={order} />;
  return order.status === 'UNKNOWN' ? <Resolve order={order} /> : null;
}

function Review({ order: { orderNo, claimedBy, needsTwo } }: OrderProps) {
  const t = useTranslations('withdrawals');
  const words = useTranslations('cashier');
  const finish = useFinish();
  const { data: self } = useQuery(selfQuery);
  const isMine = claimedBy !== null && claimedBy === self?.name;
  return (
    <OrderActions>
      {(claimedBy === null || isMine) && (
        <ClaimButton
          claim={calls.claimWithdrawal}
          release={calls.releaseWithdrawal}
          {...{ orderNo, isMine }}
        />
      )}
      <Decision hotkey="A" title={t('approve')} text={t(needsTwo ? 'approveLarge' : 'approveText')}>
        {(close) => (
          <SchemaForm
            endpoint={calls.approveWithdrawal}
            known={{ orderNo }}
            fields={{ reason: { label: words('reason') } }}
            submit={t('approve')}
            onCancel={close}
            onDone={({ proposalId }) => finish(t(proposalId ? 'proposed' : 'approved'), close)}
          />
        )}
      </Decision>
      <RejectDecision endpoint={calls.rejectWithdrawal} orderNo={orderNo} words="withdrawals" />
    </OrderActions>
  );
}

/** Nobody knows whether it was paid: whoever has found out says so, and a second one agrees. */
function Resolve({ order: { orderNo } }: OrderProps) {
  const t = useTranslations('withdrawals');
  const words = useTranslations('cashier');
  const finish = useFinish();
  return (
    <OrderActions>
      <Decision hotkey="A" title={t('resolve')} text={t('resolveText')}>
        {(close) => (
          <SchemaForm
            endpoint={calls.resolvePayout}
            known={{ orderNo }}
            fields={{
              ending: {
                label: t('ending'),
                options: { PAID: t('endings.PAID'), FAILED: t('endings.FAILED') },
              },
              reason: { label: words('reason') },
            }}
            submit={t('resolve')}
            onCancel={close}
            onDone={() => finish(t('proposed'), close)}
          />
        )}
      </Decision>
    </OrderActions>
  );
}
