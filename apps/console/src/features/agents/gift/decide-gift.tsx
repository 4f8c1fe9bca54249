import { giftConsoleEndpoints as calls } from '@maneki/contract/agents/gift-console-endpoints';
import { Button, Group } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '#platform/call/call.ts';
import { SchemaForm } from '#platform/form/schema-form.tsx';
import { useTell } from '#platform/look/use-tell.ts';
import { selfQuery, useMay } from '#platform/self.ts';
import { ActButton } from '../act-button.tsx';
import { type Gift, useGiftsChanged } from './queries.ts';

type GiftProps = { readonly gift: Gift };

/** What can be decided about it now. */
export function DecideGift({ gift }: GiftProps) {
  const mayReview = useMay('reviewAgents');
  if (!mayReview) return null;
  if (gift.state === 'PENDING_REVIEW') return <Review gift={gift} />;
  return gift.state === 'OPEN' || gift.state === 'SCHEDULED' ? <Stop gift={gift} /> : null;
}

function Review({ gift }: GiftProps) {
  const t = useTranslations('agentGifts');
  const finish = useFinish();
  const { id } = gift;
  return (
    <Group gap="xs">
      <ClaimButton gift={gift} />
      <ActButton title={t('approve')} text={t('approveText')}>
        {(close) => (
          <SchemaForm
            endpoint={calls.approveGift}
            known={{ id }}
            fields={{}}
            submit={t('approve')}
            onCancel={close}
            onDone={() => finish(t('approved'), close)}
          />
        )}
      </ActButton>
      <ActButton title={t('reject')} text={t('rejectText')} color="red.9">
        {(close) => (
          <SchemaForm
            endpoint={calls.rejectGift}
            known={{ id }}
            fields={{ reason: { label: t('reason'), description: t('reasonRead') } }}
            submit={t('reject')}
            color="red.9"
            onCancel={close}
            onDone={() => finish(t('rejected'), close)}
          />
        )}
      </ActButton>
    </Group>
  );
}

function Stop({ gift: { id } }: GiftProps) {
  const t = useTranslations('agentGifts');
  const finish = useFinish();
  return (
    <ActButton title={t('stop')} text={t('stopText')} color="red.9">
      {(close) => (
        <SchemaForm
          endpoint={calls.stopRain}
          known={{ id }}
          fields={{ reason: { label: t('reason'), description: t('reasonRead') } }}
          submit={t('stop')}
          color="red.9"
          onCancel={close}
          onDone={() => finish(t('stopped'), close)}
        />
      )}
    </ActButton>
  );
}

/** Takes it on, or gives it back, so that no two decide the same one. */
function ClaimButton({ gift: { id, claimedBy } }: GiftProps) {
  const t = useTranslations('agentGifts');
  const tell = useTell();
  const hasChanged = useGiftsChanged();
  const { data: self } = useQuery(selfQuery);
  const isMine = claimedBy !== null && claimedBy === self?.name;
  const claiming = useMutation({
    mutationFn: () => call(isMine ? calls.releaseGift : calls.claimGift, { id }),
    onError: tell.failed,
    onSettled: hasChanged,
  });
  if (claimedBy !== null && !isMine) return null;
  return (
    <Button variant="default" loading={claiming.isPending} onClick={() => claiming.mutate()}>
      {t(isMine ? 'release' : 'claim')}
    </Button>
  );
}

/** Says what was done, has the lists read anew, and closes the dialog. */
function useFinish() {
  const tell = useTell();
  const hasChanged = useGiftsChanged();
  return (message: string, close: () => void) => {
    tell.done(message);
    hasChanged();
    close();
  };
}
