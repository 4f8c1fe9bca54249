import {
  PROMOTION_STATUSES,
  PROMOTION_TYPES,
  type PromotionType,
} from '@maneki/contract/rewards/promotion';
import { promotionConsoleEndpoints as calls } from '@maneki/contract/rewards/promotion-console-endpoints';
import { Anchor, Badge, Button, Group } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { SchemaForm } from '#platform/form/schema-form.tsx';
import { List } from '#platform/list/list.tsx';
import { ActDialog } from '#platform/look/act-dialog.tsx';
import { When } from '#platform/look/when.tsx';
import { useMay } from '#platform/self.ts';
import { usePromotionsChanged } from './queries.ts';

/** Every promotion of the merchant, with what it has cost so far. */
export function PromotionTable() {
  const t = useTranslations('promotions');
  const mayChange = useMay('changeRewards');
  return (
    <>
      {mayChange && <AddPromotion />}
      <List
        endpoint={calls.searchPromotions}
        keyOf={({ id }) => id}
        empty={t('empty')}
        filters={[
          {
            name: 'status',
            label: t('columns.status'),
            options: PROMOTION_STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) })),
          },
          {
            name: 'type',
            label: t('columns.type'),
            options: PROMOTION_TYPES.map((value) => ({ value, label: t(`types.${value}`) })),
          },
        ]}
        columns={[
          {
            name: 'title',
            label: t('columns.title'),
            cell: ({ id, title }) => (
              <Anchor component={Link} to={`/promotions/offer/${id}`} size="sm" fw={600}>
                {title}
              </Anchor>
            ),
          },
          { name: 'type', label: t('columns.type'), cell: ({ type }) => t(`types.${type}`) },
          {
            name: 'status',
            label: t('columns.status'),
            cell: ({ status }) => (
              <Badge color={status === 'ACTIVE' ? 'teal.9' : 'gray.7'}>
                {t(`statuses.${status}`)}
              </Badge>
            ),
          },
          {
            name: 'claimed',
            label: t('columns.claimed'),
            isNumber: true,
            cell: ({ claimed }) => claimed,
          },
          {
            name: 'spent',
            label: t('columns.spent'),
            isNumber: true,
            cell: ({ spentRu, budgetRu }) => `${spentRu} / ${budgetRu ?? '–'}`,
          },
          {
            name: 'ends',
            label: t('columns.ends'),
            cell: ({ endAt }) => (endAt ? <When at={endAt} /> : '–'),
          },
          {
            name: 'changed',
            label: t('columns.changed'),
            cell: ({ changedAt, changedBy }) => (
              <>
                <When at={changedAt} /> {changedBy}
              </>
            ),
          },
        ]}
      />
    </>
  );
}

function AddPromotion() {
  const t = useTranslations('promotions');
  const navigate = useNavigate();
  const hasChanged = usePromotionsChanged();
  const [isOpen, setOpen] = useState(false);
  const types = Object.fromEntries(
    PROMOTION_TYPES.map((type) => [type, t(`types.${type}`)]),
  ) as Record<PromotionType, string>;
  return (
    <Group>
      <Button onClick={() => setOpen(true)}>{t('add')}</Button>
      <ActDialog
        title={t('add')}
        text={t('addText')}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      >
        <SchemaForm
          endpoint={calls.addPromotion}
          fields={{
            type: { label: t('columns.type'), options: types },
            title: { label: t('columns.title') },
          }}
          submit={t('add')}
          onCancel={() => setOpen(false)}
          onDone={({ id }) => {
            hasChanged();
            navigate(`/promotions/offer/${id}`);
          }}
        />
      </ActDialog>
    </Group>
  );
}
