import { promotionConsoleEndpoints as calls } from '@maneki/contract/rewards/promotion-console-endpoints';
import { Badge, Button, Card, Group, Image, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { SchemaForm } from '#platform/form/schema-form.tsx';
import { ActDialog } from '#platform/look/act-dialog.tsx';
import { Money } from '#platform/look/money.tsx';
import { Problem, Waiting } from '#platform/look/states.tsx';
import { useTell } from '#platform/look/use-tell.ts';
import { When } from '#platform/look/when.tsx';
import { useMay } from '#platform/self.ts';
import { type ClaimRecord, claimImageQuery, claimQuery, usePromotionsChanged } from './queries.ts';

/** One claim with what was sent along, and what can be decided about it. */
export function ClaimPart() {
  const t = useTranslations('promotions');
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(claimQuery(id));
  const mayReview = useMay('reviewRewards');
  if (error) return <Problem error={error} onAgain={refetch} />;
  if (!data) return <Waiting />;
  const { currency } = data;
  return (
    <Card withBorder padding="lg">
      <Stack>
        <Group>
          <Title order={2} size="h3">
            {data.member}
          </Title>
          <Badge>{t(`states.${data.state}`)}</Badge>
          <Text size="sm">{data.promotion}</Text>
          <When at={data.claimedAt} />
        </Group>
        <Group>
          <Text size="sm">
            {t('columns.amount')}: <Money amount={data.amount} currency={currency} />
          </Text>
          {data.deducted !== null && (
            <Text size="sm">
              {t('deducted')}: <Money amount={data.deducted} currency={currency} />
            </Text>
          )}
        </Group>
        {data.remark && <Text style={{ whiteSpace: 'pre-wrap' }}>{data.remark}</Text>}
        {data.reason && (
          <Text size="sm" c="dimmed">
            {`${data.decidedBy ?? ''}: ${data.reason}`}
          </Text>
        )}
        {mayReview && (
          <Group>
            {data.images.map((imageId) => (
              <ClaimImage key={imageId} id={id} imageId={imageId} />
            ))}
          </Group>
        )}
        {mayReview && <Decisions claim={data} />}
      </Stack>
    </Card>
  );
}

function ClaimImage({ id, imageId }: { readonly id: string; readonly imageId: string }) {
  const t = useTranslations('promotions');
  const { data } = useQuery(claimImageQuery(id, imageId));
  if (!data) return <Waiting />;
  const source = `data:image/webp;base64,${data.data}`;
  return <Image src={source} alt={t('image')} mah={320} w="auto" radius="md" />;
}

type Act = 'approve' | 'reject' | 'reverse';

function Decisions({ claim }: { readonly claim: ClaimRecord }) {
  const t = useTranslations('promotions');
  const tell = useTell();
  const hasChanged = usePromotionsChanged();
  const [act, setAct] = useState<Act>();
  const close = () => setAct(undefined);
  const { id, state } = claim;
  const isWaiting = state === 'APPLIED' || state === 'REVIEWING';
  const isGiven = state === 'ELIGIBLE' || state === 'APPROVED' || state === 'CREDITED';
  const acts: readonly Act[] = isWaiting ? ['approve', 'reject'] : isGiven ? ['reverse'] : [];
  const common = {
    known: { id },
    onCancel: close,
    onDone: () => {
      tell.done(t('saved'));
      hasChanged();
      close();
    },
  };
  const reason = { label: t('reason') };
  return (
    <Group>
      {acts.map((name) => (
        <Button key={name} variant="default" onClick={() => setAct(name)}>
          {t(`acts.${name}`)}
        </Button>
      ))}
      <ActDialog
        title={act ? t(`acts.${act}`) : ''}
        text={act ? t(`actTexts.${act}`) : ''}
        isOpen={act !== undefined}
        onClose={close}
      >
        {act === 'approve' && (
          <SchemaForm
            {...common}
            endpoint={calls.approveClaim}
            fields={{
              amount: { label: t('columns.amount'), description: claim.maximum ?? '' },
              reason,
            }}
            submit={t('acts.approve')}
          />
        )}
        {act === 'reject' && (
          <SchemaForm
            {...common}
            endpoint={calls.rejectClaim}
            fields={{ reason }}
            submit={t('acts.reject')}
            color="red"
          />
        )}
        {act === 'reverse' && (
          <SchemaForm
            {...common}
            endpoint={calls.reverseClaim}
            fields={{ reason }}
            submit={t('acts.reverse')}
            color="red"
          />
        )}
      </ActDialog>
    </Group>
  );
}
