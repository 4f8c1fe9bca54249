import { lotteryConsoleEndpoints } from '@maneki/contract/lottery/console-endpoints';
import { Anchor, Badge, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { List } from '#platform/list/list.tsx';
import { Money } from '#platform/look/money.tsx';
import { When } from '#platform/look/when.tsx';
import { useMay } from '#platform/self.ts';
import { useNumberName, usePlayName, useSlipStatus } from '../lottery-words.ts';
import type { Issue, IssueSlip } from '../queries.ts';

/** Who bet on an issue; members of other merchants have no name here. */
export function SlipsList({ issue: { lottery, no, family } }: { readonly issue: Issue }) {
  const t = useTranslations('issues.slips');
  const slipStatus = useSlipStatus();
  return (
    <List
      endpoint={lotteryConsoleEndpoints.listIssueSlips}
      of={{ lottery, no }}
      keyOf={({ slip }) => slip}
      empty={t('none')}
      columns={[
        { name: 'member', label: t('member'), cell: (slip) => <Player slip={slip} /> },
        { name: 'merchant', label: t('merchant'), cell: ({ merchant }) => merchant },
        { name: 'placed', label: t('placed'), cell: ({ placedAt }) => <When at={placedAt} /> },
        {
          name: 'tickets',
          label: t('tickets'),
          cell: (slip) => <Tickets slip={slip} family={family} />,
        },
        { name: 'mode', label: t('mode'), cell: (slip) => <Mode slip={slip} /> },
        {
          name: 'stake',
          label: t('stake'),
          isNumber: true,
          cell: ({ stake, currency }) => <Money amount={stake} currency={currency} />,
        },
        {
          name: 'win',
          label: t('win'),
          isNumber: true,
          cell: ({ win, currency }) => <Money amount={win} currency={currency} />,
        },
        { name: 'status', label: t('status'), cell: ({ status }) => slipStatus(status) },
        { name: 'slip', label: t('id'), isExtra: true, cell: ({ slip }) => slip },
      ]}
    />
  );
}

type SlipProps = { readonly slip: IssueSlip };

function Player({ slip: { member, memberId } }: SlipProps) {
  const t = useTranslations('issues.slips');
  const mayRead = useMay('readMembers');
  if (member === null) return <Text c="dimmed">{t('other')}</Text>;
  if (!mayRead || memberId === null) return member;
  return (
    <Anchor component={Link} to={`/members/${memberId}`} size="sm">
      {member}
    </Anchor>
  );
}

/** As many as a row has room for. */
const SHOWN = 3;
const SELECTION_SHOWN = 40;

const cut = (text: string) =>
  text.length > SELECTION_SHOWN ? `${text.slice(0, SELECTION_SHOWN)}…` : text;

function Tickets({ slip, family }: SlipProps & Pick<Issue, 'family'>) {
  const t = useTranslations('issues.slips');
  const playName = usePlayName(family);
  const numberName = useNumberName();
  const { tickets, ticketCount } = slip;
  const more = ticketCount - Math.min(SHOWN, tickets.length);
  const lines = tickets
    .slice(0, SHOWN)
    .map(({ play, selection }) => `${playName(play)}: ${cut(numberName(selection))}`);
  return (
    <Stack gap={2}>
      <Text size="sm" className="as-written">
        {lines.join('\n')}
      </Text>
      {more > 0 && (
        <Text size="sm" c="dimmed">
          {t('more', { count: more })}
        </Text>
      )}
    </Stack>
  );
}

function Mode({ slip: { playType, prizeMode, series, isChase } }: SlipProps) {
  const t = useTranslations('issues.slips');
  return (
    <Group gap={4}>
      <Text size="sm">
        {series === null ? prizeMode : `${prizeMode} ${series}`}
        {' · '}
        {t(`playTypes.${playType}`)}
      </Text>
      {isChase && (
        <Badge miw="fit-content" variant="light">
          {t('chase')}
        </Badge>
      )}
    </Group>
  );
}
