import { vipLabel } from '@maneki/contract/rewards/vip';
import { vipConsoleEndpoints as calls } from '@maneki/contract/rewards/vip-console-endpoints';
import { Alert, Anchor, Card, Group } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { SchemaForm } from '#platform/form/schema-form.tsx';
import { Page } from '#platform/look/page.tsx';
import { Problem, Waiting } from '#platform/look/states.tsx';
import { useTell } from '#platform/look/use-tell.ts';
import { useMay } from '#platform/self.ts';
import { type VipLevel, vipLevelsQuery } from './queries.ts';

/** One level: what it asks for, and what it gives. */
export function LevelPart() {
  const t = useTranslations('vip');
  const { level: number = '' } = useParams();
  const { data, error, refetch } = useQuery(vipLevelsQuery);
  const mayChange = useMay('changeRewards');
  if (error) return <Problem error={error} onAgain={refetch} />;
  if (!data) return <Waiting />;
  const level = data.levels.find((one) => String(one.level) === number);
  if (!level) return <Alert color="gray">{t('unknown')}</Alert>;
  return (
    <Page title={vipLabel(level.level)}>
      <Group>
        <Anchor component={Link} to="/vip" size="sm">
          {t('back')}
        </Anchor>
      </Group>
      {!mayChange && <Alert color="gray">{t('readOnly')}</Alert>}
      <Card withBorder padding="lg">
        <LevelForm level={level} />
      </Card>
    </Page>
  );
}

function LevelForm({ level: known }: { readonly level: VipLevel }) {
  const t = useTranslations('vip');
  const tell = useTell();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { level, changedAt: _at, changedBy: _by, ...terms } = known;
  const inUnits = { description: t('hints.units') };
  const inParts = { description: t('hints.ppm') };
  return (
    <SchemaForm
      endpoint={calls.saveVipLevel}
      known={{ level }}
      initial={terms}
      fields={{
        turnoverRu: { label: t('fields.turnoverRu'), ...inUnits },
        depositRu: { label: t('fields.depositRu'), ...inUnits },
        keepRu: { label: t('fields.keepRu'), ...inUnits },
        levelUpRu: { label: t('fields.levelUpRu'), ...inUnits },
        monthlyRu: { label: t('fields.monthlyRu'), ...inUnits },
        birthdayRu: { label: t('fields.birthdayRu'), ...inUnits },
        freeWithdrawals: { label: t('fields.freeWithdrawals') },
        dayMaxRu: { label: t('fields.dayMaxRu'), ...inUnits },
        slotsPpm: { label: t('fields.slotsPpm'), ...inParts },
        livePpm: { label: t('fields.livePpm'), ...inParts },
        sportsPpm: { label: t('fields.sportsPpm'), ...inParts },
        pvpPpm: { label: t('fields.pvpPpm'), ...inParts },
      }}
      submit={t('save')}
      onDone={() => {
        tell.done(t('saved'));
        client.invalidateQueries({ queryKey: vipLevelsQuery.queryKey });
        navigate('/vip');
      }}
    />
  );
}
