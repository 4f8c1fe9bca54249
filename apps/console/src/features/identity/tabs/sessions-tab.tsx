import { identityConsoleEndpoints } from '@maneki/contract/identity/console-endpoints';
import { Anchor, Badge, Button, Card, Stack, Table, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { List } from '#platform/list/list.tsx';
import { When } from '#platform/look/when.tsx';
import { useMay } from '#platform/self.ts';
import { Country } from '../components/place-names.tsx';
import { ForceOutDialog } from '../member/force-out-dialog.tsx';
import type { Member } from '../queries.ts';

/** Where a member is logged in and was, and on which devices. */
export function SessionsTab({ member }: { readonly member: Member }) {
  const t = useTranslations('memberSessions');
  const mayEnd = useMay('changeMembers');
  const [ending, setEnding] = useState<string>();
  return (
    <Stack>
      <List
        endpoint={identityConsoleEndpoints.listMemberSessions}
        of={{ memberId: member.id }}
        keyOf={({ id }) => id}
        empty={t('empty')}
        columns={[
          { name: 'opened', label: t('opened'), cell: ({ openedAt }) => <When at={openedAt} /> },
          { name: 'seen', label: t('seen'), cell: ({ seenAt }) => <When at={seenAt} /> },
          { name: 'device', label: t('device'), cell: ({ device }) => device || '–' },
          {
            name: 'address',
            label: t('address'),
            cell: ({ address }) =>
              address ? (
                <Anchor
                  component={Link}
                  to={`/members?search=${encodeURIComponent(address)}`}
                  size="sm"
                >
                  {address}
                </Anchor>
              ) : (
                '–'
              ),
          },
          {
            name: 'country',
            label: t('country'),
            cell: ({ countryCode }) => <Country code={countryCode} />,
            isExtra: true,
          },
          { name: 'via', label: t('via'), cell: ({ via }) => t(`vias.${via}`) },
          {
            name: 'state',
            label: t('state'),
            cell: ({ id, isOpen }) => <State {...{ isOpen, mayEnd }} onEnd={() => setEnding(id)} />,
          },
        ]}
      />
      <ForceOutDialog
        member={member}
        sessionId={ending ?? ''}
        isOpen={ending !== undefined}
        onClose={() => setEnding(undefined)}
      />
      <Devices devices={member.devices} />
    </Stack>
  );
}

type StateProps = {
  readonly isOpen: boolean;
  readonly mayEnd: boolean;
  readonly onEnd: () => void;
};

function State({ isOpen, mayEnd, onEnd }: StateProps) {
  const t = useTranslations('memberSessions');
  if (!isOpen) return t('over');
  return mayEnd ? (
    <Button size="compact-sm" variant="default" onClick={onEnd}>
      {t('end')}
    </Button>
  ) : (
    <Badge color="teal.9">{t('open')}</Badge>
  );
}

const MARK_SHOWN = 10;

/** Several members on one device may be one person, or a family. */
function Devices({ devices }: { readonly devices: Member['devices'] }) {
  const t = useTranslations('memberSessions');
  return (
    <Card withBorder padding="md">
      <Title order={2} size="h4" mb="sm">
        {t('devices')}
      </Title>
      {devices.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('noDevices')}
        </Text>
      ) : (
        <Table className="numerals">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('mark')}</Table.Th>
              <Table.Th>{t('seen')}</Table.Th>
              <Table.Th>{t('usedBy')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {devices.map(({ mark, seenAt, others }) => (
              <Table.Tr key={mark}>
                <Table.Td>{`${mark.slice(0, MARK_SHOWN)}…`}</Table.Td>
                <Table.Td>
                  <When at={seenAt} />
                </Table.Td>
                <Table.Td>
                  {others === 0 ? (
                    t('others', { count: 0 })
                  ) : (
                    <Anchor component={Link} to={`/members?search=${mark}`} size="sm">
                      {t('others', { count: others })}
                    </Anchor>
                  )}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </Card>
  );
}
