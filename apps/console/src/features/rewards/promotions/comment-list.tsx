import { promotionConsoleEndpoints as calls } from '@maneki/contract/rewards/promotion-console-endpoints';
import { Badge, Button, Group } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '#platform/call/call.ts';
import { List } from '#platform/list/list.tsx';
import { When } from '#platform/look/when.tsx';
import { useMay } from '#platform/self.ts';
import { AGAIN_MS, usePromotionsChanged } from './queries.ts';

const STATES = ['WAITING', 'SHOWN', 'HIDDEN'] as const;

/** What members say of promotions, and whether others read it. */
export function CommentList() {
  const t = useTranslations('promotions');
  const mayChange = useMay('changeRewards');
  const hasChanged = usePromotionsChanged();
  const deciding = useMutation({
    mutationFn: (wish: { readonly id: string; readonly state: 'SHOWN' | 'HIDDEN' }) =>
      call(calls.decideComment, wish),
    onSettled: hasChanged,
  });
  return (
    <List
      endpoint={calls.searchComments}
      keyOf={({ id }) => id}
      empty={t('noComments')}
      everyMs={AGAIN_MS}
      filters={[
        {
          name: 'state',
          label: t('columns.status'),
          options: STATES.map((value) => ({ value, label: t(`commentStates.${value}`) })),
        },
      ]}
      columns={[
        { name: 'member', label: t('columns.member'), cell: ({ member }) => member },
        { name: 'promotion', label: t('columns.title'), cell: ({ promotion }) => promotion },
        { name: 'text', label: t('columns.text'), cell: ({ text }) => text },
        {
          name: 'state',
          label: t('columns.status'),
          cell: ({ state }) => <Badge>{t(`commentStates.${state}`)}</Badge>,
        },
        { name: 'at', label: t('columns.at'), cell: ({ writtenAt }) => <When at={writtenAt} /> },
        {
          name: 'decide',
          label: t('columns.decide'),
          cell: ({ id, state }) =>
            mayChange && (
              <Group gap={4}>
                {(['SHOWN', 'HIDDEN'] as const)
                  .filter((next) => next !== state)
                  .map((next) => (
                    <Button
                      key={next}
                      size="compact-sm"
                      variant="default"
                      onClick={() => deciding.mutate({ id, state: next })}
                    >
                      {t(`commentActs.${next}`)}
                    </Button>
                  ))}
              </Group>
            ),
        },
      ]}
    />
  );
}
