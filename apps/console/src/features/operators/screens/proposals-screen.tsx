import type { ResponseOf } from '@maneki/contract/contract';
import { operatorsEndpoints } from '@maneki/contract/operators/endpoints';
import { PROPOSAL_KINDS } from '@maneki/contract/operators/proposals';
import { Badge, Button, Card, Group, Stack, Switch, Text } from '@mantine/core';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { use, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { call } from '#platform/call/call.ts';
import { SchemaForm } from '#platform/form/schema-form.tsx';
import { ActDialog } from '#platform/look/act-dialog.tsx';
import { Page } from '#platform/look/page.tsx';
import { Problem, Waiting } from '#platform/look/states.tsx';
import { useTell } from '#platform/look/use-tell.ts';
import { selfQuery, useMay } from '#platform/self.ts';
import { ProposalSentencesContext } from '../proposal-sentences.ts';
import { proposalsQuery } from '../queries.ts';

type Proposal = ResponseOf<typeof operatorsEndpoints.listProposals>['rows'][number];

const COLOURS = {
  open: 'gold.8',
  done: 'teal.9',
  rejected: 'red.9',
  expired: 'gray.7',
} as const;

/** What waits for a second pair of eyes. */
export function ProposalsScreen() {
  const t = useTranslations('proposals');
  const [search, setSearch] = useSearchParams();
  const state = search.get('state') === 'all' ? 'all' : 'open';
  const cursor = search.get('cursor') ?? undefined;
  const { data, error, refetch } = useQuery({
    ...proposalsQuery({ state, cursor }),
    placeholderData: keepPreviousData,
  });
  return (
    <Page
      title={t('title')}
      actions={
        <Switch
          label={t('onlyOpen')}
          checked={state === 'open'}
          onChange={(event) => setSearch(event.currentTarget.checked ? {} : { state: 'all' })}
        />
      }
    >
      <Text>{t('text')}</Text>
      {error && <Problem error={error} onAgain={refetch} />}
      {!data && !error && <Waiting />}
      {data?.rows.length === 0 && <Text>{t('empty')}</Text>}
      <Stack>
        {data?.rows.map((proposal) => (
          <ProposalCard key={proposal.id} proposal={proposal} />
        ))}
      </Stack>
      <Group>
        {cursor && (
          <Button variant="default" onClick={() => setSearch({ state })}>
            {t('newest')}
          </Button>
        )}
        {data?.next && (
          <Button variant="default" onClick={() => setSearch({ state, cursor: data.next! })}>
            {t('older')}
          </Button>
        )}
      </Group>
    </Page>
  );
}

function ProposalCard({ proposal }: { readonly proposal: Proposal }) {
  const t = useTranslations('proposals');
  const titles = useTranslations();
  const format = useFormatter();
  const { kind, state, reason, proposedBy, proposedAt, decidedBy } = proposal;
  const at = format.dateTime(new Date(proposedAt), { dateStyle: 'medium', timeStyle: 'short' });
  const { name, Sentence } = use(ProposalSentencesContext)![kind];
  const title = titles(`${name}.title`);
  return (
    <Card withBorder component="article" aria-label={title}>
      <Group justify="space-between" align="start">
        <Stack gap={4}>
          <Group gap="xs">
            <Text fw={600}>{title}</Text>
            <Badge color={COLOURS[state]}>{t(`states.${state}`)}</Badge>
          </Group>
          <Text className="numerals">
            <Sentence payload={proposal.payload} />
          </Text>
          <Text size="sm">{`${t('reason')}: ${reason}`}</Text>
          <Text size="sm" c="dimmed" className="numerals">
            {`${t('proposedBy')} ${proposedBy}, ${at}`}
          </Text>
          {decidedBy && (
            <Text size="sm" c="dimmed">
              {[t('decidedBy', { operator: decidedBy }), rejectionOf(proposal)]
                .filter(Boolean)
                .join(': ')}
            </Text>
          )}
        </Stack>
        {state === 'open' && <Decide proposal={proposal} />}
      </Group>
    </Card>
  );
}

/** Why it was rejected, as whoever did it said. */
const rejectionOf = ({ state, result }: Proposal): string | undefined =>
  state === 'rejected' ? (result as { readonly reason?: string } | null)?.reason : undefined;

type DecideProps = { readonly proposal: Proposal };

function Decide({ proposal: { id, kind, proposedBy } }: DecideProps) {
  const t = useTranslations('proposals');
  const tell = useTell();
  const client = useQueryClient();
  const [isRejecting, setRejecting] = useState(false);
  const { data: self } = useQuery(selfQuery);
  const mayDecide = useMay('decideProposals');
  const hasRight = useMay(PROPOSAL_KINDS[kind]);
  const isOwn = self?.name === proposedBy;
  const readAnew = () => client.invalidateQueries({ queryKey: ['operators', 'proposals'] });
  const approve = useMutation({
    mutationFn: () => call(operatorsEndpoints.approveProposal, { id }),
    onSuccess: () => tell.done(t('approved')),
    onError: tell.failed,
    onSettled: readAnew,
  });
  if (!mayDecide || !hasRight) return null;
  const reject = t(isOwn ? 'takeBack' : 'reject');
  const close = () => setRejecting(false);
  return (
    <Group gap="xs">
      <Button
        size="xs"
        variant="default"
        disabled={approve.isPending}
        onClick={() => setRejecting(true)}
      >
        {reject}
      </Button>
      {!isOwn && (
        <Button size="xs" disabled={approve.isPending} onClick={() => approve.mutate()}>
          {t('approve')}
        </Button>
      )}
      <ActDialog title={reject} text={t('rejectText')} isOpen={isRejecting} onClose={close}>
        <SchemaForm
          endpoint={operatorsEndpoints.rejectProposal}
          known={{ id }}
          fields={{ reason: { label: t('reason') } }}
          submit={reject}
          color="red.9"
          onCancel={close}
          onDone={() => {
            close();
            tell.done(t('rejected'));
            readAnew();
          }}
        />
      </ActDialog>
    </Group>
  );
}
