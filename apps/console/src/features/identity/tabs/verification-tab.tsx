import type { ResponseOf } from '@maneki/contract/contract';
import type { VerificationLevel } from '@maneki/contract/safety/verification';
import type { verificationConsoleEndpoints } from '@maneki/contract/safety/verification-console-endpoints';
import { Anchor, Badge, Stack, Table, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Facts } from '#platform/look/facts.tsx';
import { Problem, Waiting } from '#platform/look/states.tsx';
import { When } from '#platform/look/when.tsx';
import { WideTable } from '#platform/look/wide-table.tsx';
import { type Member, verificationQuery } from '../queries.ts';

type Known = ResponseOf<typeof verificationConsoleEndpoints.readMemberVerification>;

/** How well a member is known, and what became of every paper that they sent. */
export function VerificationTab({ member }: { readonly member: Member }) {
  const t = useTranslations('memberVerification');
  const { data, error, refetch } = useQuery(verificationQuery(member.id));
  return (
    <Stack>
      {error && <Problem error={error} onAgain={refetch} />}
      {!data && !error && <Waiting />}
      {data && (
        <>
          <Facts
            title={t('title')}
            facts={[
              [t('level'), t(`levels.${nameOf(data.level)}`)],
              [t('stated'), <When key="stated" at={data.statedAt} />],
              [t('open'), <OpenOne key="open" sent={data.sent} />],
            ]}
          />
          <Title order={2} size="h4">
            {t('history')}
          </Title>
          {data.sent.length === 0 ? (
            <Text c="dimmed">{t('none')}</Text>
          ) : (
            <History sent={data.sent} />
          )}
        </>
      )}
    </Stack>
  );
}

const LEVEL_NAMES = ['phone', 'person', 'document'] as const;
const nameOf = (level: VerificationLevel) => LEVEL_NAMES[level];

function OpenOne({ sent }: Pick<Known, 'sent'>) {
  const t = useTranslations('memberVerification');
  const open = sent.find(({ status }) => status === 'SUBMITTED' || status === 'IN_REVIEW');
  if (!open) return '–';
  return (
    <Anchor component={Link} to={`/verifications/${open.id}`} size="sm">
      {t('toQueue')}
    </Anchor>
  );
}

function History({ sent }: Pick<Known, 'sent'>) {
  const t = useTranslations('verifications');
  return (
    <WideTable minWidth={720}>
      <Table className="numerals">
        <Table.Thead>
          <Table.Tr>
            {(['sent', 'document', 'status', 'papers', 'operator', 'because'] as const).map(
              (name) => (
                <Table.Th key={name}>{t(name)}</Table.Th>
              ),
            )}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {sent.map((one) => (
            <Table.Tr key={one.id}>
              <Table.Td>
                <Anchor component={Link} to={`/verifications/${one.id}`} size="sm">
                  <When at={one.submittedAt} />
                </Anchor>
              </Table.Td>
              <Table.Td>{t(`kinds.${one.documentKind}`)}</Table.Td>
              <Table.Td>
                <Badge variant="default" tt="none">
                  {t(`statuses.${one.status}`)}
                </Badge>
              </Table.Td>
              <Table.Td>
                {one.sides.map((side) => t(`sides.${side}`)).join(', ') || t('noPapers')}
              </Table.Td>
              <Table.Td>{one.decidedBy ?? one.claimedBy ?? '–'}</Table.Td>
              <Table.Td>
                {[one.reason && t(`reasons.${one.reason}`), one.note].filter(Boolean).join(' · ') ||
                  '–'}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </WideTable>
  );
}
