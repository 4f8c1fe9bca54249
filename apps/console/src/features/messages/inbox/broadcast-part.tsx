import { LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES } from '@maneki/contract/language';
import { inboxConsoleEndpoints as calls } from '@maneki/contract/messages/inbox-console-endpoints';
import { Alert, Anchor, Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useChoice } from '#platform/choice.ts';
import { SchemaForm } from '#platform/form/schema-form.tsx';
import { ActDialog } from '#platform/look/act-dialog.tsx';
import { Page } from '#platform/look/page.tsx';
import { Problem, Waiting } from '#platform/look/states.tsx';
import { useTell } from '#platform/look/use-tell.ts';
import { When } from '#platform/look/when.tsx';
import { useMay } from '#platform/self.ts';
import { ShownBadge } from './broadcast-list.tsx';
import { MessagePreview } from './message-preview.tsx';
import { type Broadcast, broadcastQuery, useInboxChanged } from './queries.ts';

/** One broadcast: to whom it went, what it says, and how many have read it. */
export function BroadcastPart() {
  const t = useTranslations('broadcasts');
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(broadcastQuery(id));
  const maySend = useMay('sendMessages');
  if (error) return <Problem error={error} onAgain={refetch} />;
  if (!data) return <Waiting />;
  return (
    <Page title={data.title} actions={maySend && !data.withdrawnAt && <Withdraw id={data.id} />}>
      <Anchor component={Link} to="/broadcasts" size="sm" w="fit-content">
        {t('back')}
      </Anchor>
      <Card withBorder padding="lg">
        <Stack gap="xs">
          <Group>
            <ShownBadge withdrawnAt={data.withdrawnAt} />
            <Text size="sm">
              {t('sentAt')}: <When at={data.sentAt} /> · {data.sentBy}
            </Text>
          </Group>
          <Text size="sm">
            {t('reach')}: {data.reach} · {t('reads')}: {data.reads}
          </Text>
          <AudienceLine broadcast={data} />
        </Stack>
      </Card>
      {LANGUAGES.filter((language) => data.titles[language]).map((language) => (
        <Card key={language} withBorder padding="lg" lang={LANGUAGE_TAGS[language]}>
          <Title order={3} size="h5" mb="xs">
            {LANGUAGE_NAMES[language]}
          </Title>
          <MessagePreview title={data.titles[language]} html={data.bodies[language]} />
        </Card>
      ))}
    </Page>
  );
}

function AudienceLine({ broadcast }: { readonly broadcast: Broadcast }) {
  const t = useTranslations('broadcasts');
  const { types, vipMin, vipMax, labels, countries, languages } = broadcast;
  const demands = [
    types.map((type) => t(`typeNames.${type}`)).join(', '),
    vipMin === null ? '' : `${t('vipMin')} ${vipMin}`,
    vipMax === null ? '' : `${t('vipMax')} ${vipMax}`,
    labels.join(', '),
    countries.join(', '),
    languages.map((language) => LANGUAGE_NAMES[language]).join(', '),
  ].filter((demand) => demand !== '');
  return (
    <Text size="sm">
      {t('audience')}: {demands.length > 0 ? demands.join(' · ') : t('everybody')}
    </Text>
  );
}

function Withdraw({ id }: { readonly id: string }) {
  const t = useTranslations('broadcasts');
  const tell = useTell();
  const hasChanged = useInboxChanged();
  const { language } = useChoice();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button color="red" variant="light" onClick={() => setOpen(true)}>
        {t('withdraw')}
      </Button>
      <ActDialog title={t('withdraw')} text={t('withdrawText')} isOpen={isOpen} onClose={close}>
        <SchemaForm
          key={language}
          endpoint={calls.withdrawBroadcast}
          known={{ id }}
          fields={{ reason: { label: t('reason') } }}
          submit={t('withdraw')}
          color="red"
          onCancel={close}
          onDone={() => {
            close();
            tell.done(t('withdrawDone'));
            hasChanged();
          }}
        />
      </ActDialog>
    </>
  );
}

/** What is said where nobody may change anything. */
export const ReadOnly = ({ text }: { readonly text: string }) => <Alert color="gray">{text}</Alert>;
