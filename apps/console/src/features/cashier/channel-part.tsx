import { depositConsoleEndpoints as calls } from '@maneki/contract/cashier/deposit-console-endpoints';
import { Alert, Anchor, Button, Card, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useChoice } from '#platform/choice.ts';
import { SchemaForm } from '#platform/form/schema-form.tsx';
import { Page } from '#platform/look/page.tsx';
import { Problem, Waiting } from '#platform/look/states.tsx';
import { useTell } from '#platform/look/use-tell.ts';
import { useMay } from '#platform/self.ts';
import { type Channel, channelsQuery, useCashierChanged } from './queries.ts';

/** One way to pay in, and its terms. Another one begins as a copy of it. */
export function ChannelPart() {
  const t = useTranslations('channels');
  const { id = '' } = useParams();
  const { language } = useChoice();
  const { data, error, refetch } = useQuery(channelsQuery);
  const mayChange = useMay('changeChannels');
  const [isCopy, setCopy] = useState(false);
  if (error) return <Problem error={error} onAgain={refetch} />;
  if (!data) return <Waiting />;
  const channel = data.list.find((one) => one.id === id);
  if (!channel) return <Alert color="gray">{t('unknown')}</Alert>;
  const name = channel.names[language];
  return (
    <Page
      title={isCopy ? t('copyOf', { name }) : name}
      actions={
        mayChange &&
        !isCopy && (
          <Button variant="default" onClick={() => setCopy(true)}>
            {t('copy')}
          </Button>
        )
      }
    >
      <Group>
        <Anchor component={Link} to="/channels" size="sm">
          {t('back')}
        </Anchor>
      </Group>
      {!mayChange && <Alert color="gray">{t('readOnly')}</Alert>}
      <Card withBorder padding="lg">
        <ChannelForm
          key={`${isCopy} ${channel.changedAt}`}
          {...{ channel, isCopy }}
          providers={data.providers}
        />
      </Card>
    </Page>
  );
}

type ChannelFormProps = {
  readonly channel: Channel;
  readonly isCopy: boolean;
  readonly providers: readonly string[];
};

function ChannelForm({ channel, isCopy, providers }: ChannelFormProps) {
  const t = useTranslations('channels');
  const words = useTranslations('cashier');
  const tell = useTell();
  const navigate = useNavigate();
  const hasChanged = useCashierChanged();
  const { id, changedAt, changedBy: _by, ...terms } = channel;
  const { method, currency, coin, logo } = terms;
  const of = isCopy ? { id: undefined, changedAt: undefined } : { id, changedAt };
  return (
    <SchemaForm
      endpoint={calls.saveChannel}
      // What a channel is stays as it is: a copy is of the same kind.
      known={{ method, currency, coin, logo, ...of }}
      initial={terms}
      fields={{
        isOn: { label: t('fields.isOn') },
        names: { label: t('fields.names') },
        descriptions: { label: t('fields.descriptions') },
        provider: {
          label: t('fields.provider'),
          description: t('hints.provider', { names: providers.join(', ') || '–' }),
        },
        account: {
          label: t('fields.account'),
          options: {
            bankName: t('fields.bankName'),
            accountNo: t('fields.accountNo'),
            accountName: t('fields.accountName'),
          },
        },
        countries: { label: t('fields.countries'), description: t('hints.countries') },
        minimum: { label: t('fields.minimum') },
        maximum: { label: t('fields.maximum') },
        presets: { label: t('fields.presets') },
        feePayer: {
          label: t('fields.feePayer'),
          options: { PLATFORM: t('payers.PLATFORM'), MEMBER: t('payers.MEMBER') },
        },
        feePpm: { label: t('fields.feePpm'), description: t('hints.ppm') },
        feeFixed: { label: t('fields.feeFixed') },
        bonusPpm: { label: t('fields.bonusPpm'), description: t('hints.ppm') },
        dailyMaxPerMember: { label: t('fields.dailyMaxPerMember'), description: t('hints.none') },
        dailyMaxTotal: { label: t('fields.dailyMaxTotal'), description: t('hints.none') },
        vipMin: { label: t('fields.vipMin') },
        hours: {
          label: t('fields.hours'),
          description: t('hints.hours'),
          options: { opens: t('fields.opens'), closes: t('fields.closes') },
        },
        expiryMinutes: { label: t('fields.expiryMinutes') },
        isManual: { label: t('fields.isManual'), description: t('hints.isManual') },
        needsProof: { label: t('fields.needsProof') },
        needsPayerName: { label: t('fields.needsPayerName') },
        sort: { label: t('fields.sort'), description: t('hints.sort') },
      }}
      submit={words('save')}
      onDone={(saved) => {
        tell.done(t('saved'));
        hasChanged();
        if (isCopy) navigate(`/channels/${saved.id}`);
      }}
    />
  );
}
