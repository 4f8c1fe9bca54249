import {
  GIFT_KINDS,
  GIFT_STATES,
  type GiftKind,
  type GiftState,
} from '@maneki/contract/agents/gift';
import { giftConsoleEndpoints } from '@maneki/contract/agents/gift-console-endpoints';
import { Anchor, Badge } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { List } from '#platform/list/list.tsx';
import { Money } from '#platform/look/money.tsx';
import { When } from '#platform/look/when.tsx';
import { AGAIN_MS } from './queries.ts';

const COLORS: Readonly<Partial<Record<GiftState, string>>> = {
  PENDING_REVIEW: 'gold.8',
  OPEN: 'gold.8',
  DONE: 'teal.9',
  FINISHED: 'teal.9',
  REJECTED: 'red.9',
};

export function GiftBadge({ state }: { readonly state: GiftState }) {
  const t = useTranslations('agentGifts.states');
  return (
    <Badge miw="fit-content" color={COLORS[state] ?? 'gray.7'}>
      {t(state)}
    </Badge>
  );
}

type GiftListProps = { readonly of: { readonly state?: GiftState; readonly kind?: GiftKind } };

/** What agents have sent; of one state or kind where it is named. */
export function GiftList({ of }: GiftListProps) {
  const t = useTranslations('agentGifts');
  const states = GIFT_STATES.map((value) => ({ value, label: t(`states.${value}`) }));
  const kinds = GIFT_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }));
  return (
    <List
      endpoint={giftConsoleEndpoints.searchGifts}
      of={of}
      keyOf={({ id }) => id}
      empty={t(of.state ? 'nothingWaits' : 'empty')}
      everyMs={AGAIN_MS}
      filters={[
        { name: 'sender', label: t('sender') },
        ...(of.state ? [] : [{ name: 'state', label: t('state'), options: states } as const]),
        ...(of.kind ? [] : [{ name: 'kind', label: t('kind'), options: kinds } as const]),
      ]}
      columns={[
        { name: 'at', label: t('at'), cell: ({ sentAt }) => <When at={sentAt} /> },
        {
          name: 'sender',
          label: t('sender'),
          cell: ({ id, sender }) => (
            <Anchor component={Link} to={`/agentGifts/one/${id}`} size="sm" fw={600}>
              {sender}
            </Anchor>
          ),
        },
        { name: 'kind', label: t('kind'), cell: ({ kind }) => t(`kinds.${kind}`) },
        {
          name: 'total',
          label: t('total'),
          isNumber: true,
          cell: ({ total, currency }) => <Money amount={total} currency={currency} />,
        },
        {
          name: 'given',
          label: t('given'),
          isNumber: true,
          cell: ({ given, count }) => `${given} / ${count}`,
        },
        { name: 'state', label: t('state'), cell: ({ state }) => <GiftBadge state={state} /> },
        { name: 'claimedBy', label: t('claimedBy'), cell: ({ claimedBy }) => claimedBy ?? '–' },
      ]}
    />
  );
}
