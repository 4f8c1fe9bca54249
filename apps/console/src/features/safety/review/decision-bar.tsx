import { Button, Card, Group, Kbd, Text } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Verification } from '../queries.ts';
import { ApproveDialog } from './approve-dialog.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import type { ReviewActs } from './use-review.ts';

type DecisionBarProps = { readonly verification: Verification; readonly review: ReviewActs };

/** What can be done now, each with the key that does it. */
export function DecisionBar({ verification, review }: DecisionBarProps) {
  const t = useTranslations('verifications');
  const [asking, setAsking] = useState<'approve' | 'reject'>();
  const { id, isMine, canClaim, username, claimedBy, status } = verification;
  const canDecide = isMine && review.opened !== undefined;
  // While a dialog asks, keys are the dialog's.
  const isFree = asking === undefined;
  useHotkeys([
    ['c', () => isFree && canClaim && review.claim.mutate()],
    ['r', () => isFree && isMine && review.release.mutate()],
    ['a', () => isFree && canDecide && setAsking('approve')],
    ['x', () => isFree && canDecide && setAsking('reject')],
  ]);
  const dialog = { id, username, onClose: () => setAsking(undefined), onDone: review.hasChanged };
  if (!isMine && !canClaim)
    return status === 'IN_REVIEW' ? (
      <Card withBorder>{t('claimedBy', { operator: claimedBy ?? '' })}</Card>
    ) : null;
  return (
    <Card withBorder component="section" aria-label={t('decision')}>
      <Group>
        {canClaim && (
          <Button
            loading={review.claim.isPending}
            rightSection={<Kbd size="xs">C</Kbd>}
            onClick={() => review.claim.mutate()}
          >
            {t('claim')}
          </Button>
        )}
        {isMine && (
          <>
            <Button
              color="teal.9"
              disabled={!canDecide}
              rightSection={<Kbd size="xs">A</Kbd>}
              onClick={() => setAsking('approve')}
            >
              {t('approve')}
            </Button>
            <Button
              color="red.9"
              disabled={!canDecide}
              rightSection={<Kbd size="xs">X</Kbd>}
              onClick={() => setAsking('reject')}
            >
              {t('reject')}
            </Button>
            <Button
              variant="default"
              loading={review.release.isPending}
              rightSection={<Kbd size="xs">R</Kbd>}
              onClick={() => review.release.mutate()}
            >
              {t('release')}
            </Button>
          </>
        )}
        <Text size="sm" c="dimmed" flex={1} miw={200}>
          {t(canClaim ? 'claimHint' : canDecide ? 'decideHint' : 'openHint')}
        </Text>
      </Group>
      <ApproveDialog {...dialog} isOpen={asking === 'approve'} />
      <RejectDialog {...dialog} isOpen={asking === 'reject'} />
    </Card>
  );
}
