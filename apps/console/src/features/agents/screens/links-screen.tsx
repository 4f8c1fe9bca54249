import { linkConsoleEndpoints as calls } from '@maneki/contract/agents/link-console-endpoints';
import { REBATE_GROUPS, REBATE_TERMS, writeRebate } from '@maneki/contract/agents/rebate-groups';
import { Badge, Button, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { SchemaForm } from '#platform/form/schema-form.tsx';
import { List } from '#platform/list/list.tsx';
import type { RowOf } from '#platform/list/list-query.ts';
import { ActDialog } from '#platform/look/act-dialog.tsx';
import { Page } from '#platform/look/page.tsx';
import { useTell } from '#platform/look/use-tell.ts';
import { When } from '#platform/look/when.tsx';
import { useMay } from '#platform/self.ts';
import { MemberLink } from '../member-link.tsx';

type AgentLink = RowOf<typeof calls.searchLinks>;

const COLOURS = {
  ACTIVE: 'teal.9',
  DISABLED: 'red.9',
  EXPIRED: 'gray.7',
  EXHAUSTED: 'gray.7',
} as const;

/** The links by which agents bring members. */
export function LinksScreen() {
  const t = useTranslations('agentLinks');
  const format = useFormatter();
  const mayChange = useMay('changeAgents');
  const [disabled, setDisabled] = useState<AgentLink>();
  const close = () => setDisabled(undefined);
  return (
    <Page title={t('title')}>
      <Text size="sm" c="dimmed">
        {t('text')}
      </Text>
      <List
        endpoint={calls.searchLinks}
        keyOf={({ code }) => code}
        empty={t('empty')}
        filters={[
          { name: 'owner', label: t('owner') },
          { name: 'code', label: t('code') },
        ]}
        columns={[
          {
            name: 'code',
            label: t('code'),
            cell: ({ code }) => <span className="numerals">{code}</span>,
          },
          {
            name: 'owner',
            label: t('owner'),
            cell: ({ ownerId, owner }) => <MemberLink id={ownerId} name={owner} />,
          },
          {
            name: 'state',
            label: t('state'),
            cell: ({ state }) => (
              <Badge miw="fit-content" color={COLOURS[state]}>
                {t(`states.${state}`)}
              </Badge>
            ),
          },
          {
            name: 'target',
            label: t('target'),
            cell: ({ targetType }) => t(targetType === 1 ? 'targets.agent' : 'targets.player'),
          },
          { name: 'gives', label: t('gives'), cell: (link) => <Given link={link} /> },
          ...(['visits', 'registrations', 'firstDeposits'] as const).map((name) => ({
            name,
            label: t(name),
            isNumber: true,
            cell: (link: AgentLink) => format.number(link[name]),
          })),
          {
            name: 'usesMax',
            label: t('usesMax'),
            isNumber: true,
            isExtra: true,
            cell: ({ usesMax }) => usesMax ?? '–',
          },
          {
            name: 'expires',
            label: t('expires'),
            isExtra: true,
            cell: ({ expiresAt }) => (expiresAt ? <When at={expiresAt} /> : '–'),
          },
          {
            name: 'domain',
            label: t('domain'),
            isExtra: true,
            cell: ({ domain }) => domain ?? '–',
          },
          { name: 'remark', label: t('remark'), isExtra: true, cell: ({ remark }) => remark },
          {
            name: 'created',
            label: t('created'),
            isExtra: true,
            cell: ({ createdAt }) => <When at={createdAt} />,
          },
          {
            name: 'act',
            label: t('act'),
            cell: (link) =>
              mayChange &&
              link.state !== 'DISABLED' && (
                <Button size="xs" variant="default" onClick={() => setDisabled(link)}>
                  {t('disable')}
                </Button>
              ),
          },
        ]}
      />
      <ActDialog
        title={t('disable')}
        text={disabled ? t('disableText', { code: disabled.code }) : ''}
        isOpen={disabled !== undefined}
        onClose={close}
      >
        {disabled && <DisableForm code={disabled.code} onClose={close} />}
      </ActDialog>
    </Page>
  );
}

function Given({ link }: { readonly link: AgentLink }) {
  const t = useTranslations('agentLinks');
  const groups = useTranslations('agentRebates.groups');
  const given = REBATE_GROUPS.filter((group) => link.rebates[group] > REBATE_TERMS[group].lowest);
  if (given.length === 0) return t('nothing');
  return (
    <Text size="sm" maw={200} className="as-written">
      {given
        .map((group) => `${groups(group)} ${writeRebate(group, link.rebates[group])}`)
        .join(', ')}
    </Text>
  );
}

function DisableForm({ code, onClose }: { readonly code: string; readonly onClose: () => void }) {
  const t = useTranslations('agentLinks');
  const tell = useTell();
  const client = useQueryClient();
  return (
    <SchemaForm
      endpoint={calls.disableLink}
      known={{ code }}
      fields={{ reason: { label: t('reason') } }}
      submit={t('disable')}
      color="red.9"
      onCancel={onClose}
      onDone={() => {
        tell.done(t('disabled'));
        client.invalidateQueries({ queryKey: [calls.searchLinks.name] });
        onClose();
      }}
    />
  );
}
