import { PROMOTION_MOVES, type PromotionStatus } from '@maneki/contract/rewards/promotion';
import { promotionConsoleEndpoints as calls } from '@maneki/contract/rewards/promotion-console-endpoints';
import { Alert, Anchor, Badge, Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { SchemaForm } from '#platform/form/schema-form.tsx';
import { ActDialog } from '#platform/look/act-dialog.tsx';
import { Problem, Waiting } from '#platform/look/states.tsx';
import { useTell } from '#platform/look/use-tell.ts';
import { useMay } from '#platform/self.ts';
import { FrameForm } from './frame-form.tsx';
import { type PromotionRecord, promotionQuery, usePromotionsChanged } from './queries.ts';
import { RuleForm } from './rule-form.tsx';
import { Simulator } from './simulator.tsx';

/** One promotion: what it gives, on which terms, and what it has cost. */
export function PromotionPart() {
  const t = useTranslations('promotions');
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(promotionQuery(id));
  const mayChange = useMay('changeRewards');
  if (error) return <Problem error={error} onAgain={refetch} />;
  if (!data) return <Waiting />;
  return (
    <Stack>
      <Anchor component={Link} to="/promotions" size="sm">
        {t('back')}
      </Anchor>
      <Group>
        <Title order={2} size="h3">
          {data.title}
        </Title>
        <Badge>{t(`statuses.${data.status}`)}</Badge>
        <Text size="sm">
          {t('cost', { claimed: data.claimed, spent: data.spentRu, budget: data.budgetRu ?? '–' })}
        </Text>
      </Group>
      {mayChange ? <Moves promotion={data} /> : <Alert color="gray">{t('readOnly')}</Alert>}
      <Card withBorder padding="lg">
        <Title order={3} size="h4" mb="sm">
          {t('rule')}
        </Title>
        <RuleForm key={data.changedAt} promotion={data} />
      </Card>
      <Simulator id={id} />
      <Card withBorder padding="lg">
        <Title order={3} size="h4" mb="sm">
          {t('frame')}
        </Title>
        <FrameForm key={data.changedAt} promotion={data} />
      </Card>
    </Stack>
  );
}

function Moves({ promotion: { id, status } }: { readonly promotion: PromotionRecord }) {
  const t = useTranslations('promotions');
  const tell = useTell();
  const hasChanged = usePromotionsChanged();
  const [to, setTo] = useState<PromotionStatus>();
  const next: readonly PromotionStatus[] = PROMOTION_MOVES[status];
  return (
    <Group>
      {next.map((move) => (
        <Button key={move} variant="default" onClick={() => setTo(move)}>
          {t(`moves.${move}`)}
        </Button>
      ))}
      <ActDialog
        title={to ? t(`moves.${to}`) : ''}
        text={t('moveText')}
        isOpen={to !== undefined}
        onClose={() => setTo(undefined)}
      >
        {to && (
          <SchemaForm
            endpoint={calls.movePromotion}
            known={{ id, to }}
            fields={{ reason: { label: t('reason') } }}
            submit={t(`moves.${to}`)}
            onCancel={() => setTo(undefined)}
            onDone={() => {
              tell.done(t('saved'));
              hasChanged();
              setTo(undefined);
            }}
          />
        )}
      </ActDialog>
    </Group>
  );
}
