import { mallConsoleEndpoints as calls } from '@maneki/contract/rewards/mall-console-endpoints';
import { Alert, Anchor, Button, Card } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useChoice } from '#platform/choice.ts';
import { SchemaForm } from '#platform/form/schema-form.tsx';
import { ActDialog } from '#platform/look/act-dialog.tsx';
import { Page } from '#platform/look/page.tsx';
import { Problem, Waiting } from '#platform/look/states.tsx';
import { useTell } from '#platform/look/use-tell.ts';
import { GoodPicture } from '#platform/pictures/chosen-picture.tsx';
import { useMay } from '#platform/self.ts';
import { goodsQuery, type StoredGood, useMallChanged } from './queries.ts';

/** One article and its terms, or a new one. */
export function GoodPart() {
  const t = useTranslations('goods');
  const { id = '' } = useParams();
  const { language } = useChoice();
  const { data, error, refetch } = useQuery(goodsQuery);
  const mayChange = useMay('changeRewards');
  if (error) return <Problem error={error} onAgain={refetch} />;
  if (!data) return <Waiting />;
  const good = data.list.find((one) => one.id === id);
  if (!good && id !== 'new') return <Alert color="gray">{t('unknown')}</Alert>;
  return (
    <Page
      title={good ? good.titles[language] : t('add')}
      actions={mayChange && good?.kind === 'VOUCHER' && <AddVouchers goodId={good.id} />}
    >
      <Anchor component={Link} to="/goods" size="sm" w="fit-content">
        {t('back')}
      </Anchor>
      {!mayChange && <Alert color="gray">{t('readOnly')}</Alert>}
      <Card withBorder padding="lg">
        <GoodForm key={`${id} ${good?.stock}`} good={good} />
      </Card>
    </Page>
  );
}

/** What a new article begins as. */
const NEW = {
  id: undefined,
  changedAt: undefined,
  changedBy: undefined,
  kind: 'PHYSICAL',
  status: 'DRAFT',
  picture: 'art:gift',
  worthCents: 0,
  rollover: 0,
  stock: 0,
  vipMin: 0,
  limitCount: 0,
  limitPeriod: 'EVER',
  saleFrom: null,
  saleTo: null,
  sort: 0,
} as const;

function GoodForm({ good }: { readonly good: StoredGood | undefined }) {
  const t = useTranslations('goods');
  const tell = useTell();
  const navigate = useNavigate();
  const hasChanged = useMallChanged();
  const { id, changedAt: _at, changedBy: _by, ...terms } = good ?? NEW;
  return (
    <SchemaForm
      endpoint={calls.saveGood}
      known={{ id }}
      initial={terms}
      fields={{
        kind: {
          label: t('fields.kind'),
          description: t('hints.kind'),
          options: {
            CASH: t('kinds.CASH'),
            BONUS: t('kinds.BONUS'),
            CHIP: t('kinds.CHIP'),
            VOUCHER: t('kinds.VOUCHER'),
            PHYSICAL: t('kinds.PHYSICAL'),
          },
        },
        status: {
          label: t('fields.status'),
          options: {
            DRAFT: t('statuses.DRAFT'),
            ACTIVE: t('statuses.ACTIVE'),
            PAUSED: t('statuses.PAUSED'),
          },
        },
        titles: { label: t('fields.titles') },
        descriptions: { label: t('fields.descriptions') },
        picture: { label: t('fields.picture'), choose: GoodPicture },
        points: { label: t('fields.points'), description: t('hints.points') },
        worthCents: { label: t('fields.worthCents'), description: t('hints.worthCents') },
        rollover: { label: t('fields.rollover'), description: t('hints.rollover') },
        stock: { label: t('fields.stock'), description: t('hints.stock') },
        vipMin: { label: t('fields.vipMin') },
        limitCount: { label: t('fields.limitCount'), description: t('hints.limitCount') },
        limitPeriod: {
          label: t('fields.limitPeriod'),
          options: {
            DAY: t('periods.DAY'),
            WEEK: t('periods.WEEK'),
            MONTH: t('periods.MONTH'),
            EVER: t('periods.EVER'),
          },
        },
        saleFrom: { label: t('fields.saleFrom') },
        saleTo: { label: t('fields.saleTo') },
        sort: { label: t('fields.sort'), description: t('hints.sort') },
      }}
      submit={t('save')}
      onDone={(saved) => {
        tell.done(t('saved'));
        hasChanged();
        navigate(`/goods/${saved.id}`);
      }}
    />
  );
}

/** Codes of a voucher, pasted one on each line; nobody sees them again but who orders one. */
function AddVouchers({ goodId }: { readonly goodId: string }) {
  const t = useTranslations('goods');
  const tell = useTell();
  const hasChanged = useMallChanged();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('addVouchers')}</Button>
      <ActDialog title={t('addVouchers')} text={t('vouchersText')} isOpen={isOpen} onClose={close}>
        <SchemaForm
          endpoint={calls.addVouchers}
          known={{ goodId }}
          fields={{ codes: { label: t('fields.codes') } }}
          submit={t('addVouchers')}
          onCancel={close}
          onDone={({ added, known }) => {
            tell.done(t('vouchersAdded', { added, known }));
            hasChanged();
            close();
          }}
        />
      </ActDialog>
    </>
  );
}
