import { playConsoleEndpoints } from '@maneki/contract/play/console-endpoints';
import { parseAmount, writeAmount } from '@maneki/kernel/money';
import { Card, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { SchemaForm } from '#platform/form/schema-form.tsx';
import { useTell } from '#platform/look/use-tell.ts';
import { type Exception, usePlayChanged } from './queries.ts';
import { writeMoney } from './write-money.ts';

type ExceptionProps = { readonly exception: Exception };

/** What can be decided, each with what it would move. */
export function DecideException({ exception }: ExceptionProps) {
  if (exception.kind !== 'WIN_HELD') return <Resolve exception={exception} />;
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      {!exception.waits && <Pay exception={exception} />}
      <Refuse exception={exception} />
    </SimpleGrid>
  );
}

function Pay({ exception }: ExceptionProps) {
  const t = useTranslations('providers.exception');
  const tell = useTell();
  const hasChanged = usePlayChanged();
  const { id, currency, isLarge } = exception;
  const won = exception.amount ?? '0';
  const after = (parseAmount(exception.balance ?? '0') ?? 0n) + (parseAmount(won) ?? 0n);
  const words = {
    amount: writeMoney(won, currency),
    member: exception.member ?? exception.memberId ?? '',
    after: writeMoney(writeAmount(after), currency),
  };
  return (
    <Card withBorder component="section" aria-label={t('pay')}>
      <Stack>
        <Title order={3} size="h4">
          {t('pay')}
        </Title>
        <Text>{t(isLarge ? 'payLarge' : 'payText', words)}</Text>
        <DecideForm
          id={id}
          decision="PAY"
          submit={t('pay')}
          color="plum"
          onDone={(isProposed) => {
            tell.done(t(isProposed ? 'proposed' : 'paidDone'));
            hasChanged();
          }}
        />
      </Stack>
    </Card>
  );
}

function Refuse({ exception: { id, providerName } }: ExceptionProps) {
  const t = useTranslations('providers.exception');
  const tell = useTell();
  const hasChanged = usePlayChanged();
  return (
    <Card withBorder component="section" aria-label={t('refuse')}>
      <Stack>
        <Title order={3} size="h4">
          {t('refuse')}
        </Title>
        <Text>{t('refuseText', { provider: providerName })}</Text>
        <DecideForm
          id={id}
          decision="REFUSE"
          submit={t('refuse')}
          color="red.9"
          onDone={() => {
            tell.done(t('refused'));
            hasChanged();
          }}
        />
      </Stack>
    </Card>
  );
}

type DecideFormProps = {
  readonly id: string;
  readonly decision: 'PAY' | 'REFUSE';
  readonly submit: string;
  readonly color: string;
  readonly onDone: (isProposed: boolean) => void;
};

function DecideForm({ id, decision, submit, color, onDone }: DecideFormProps) {
  const t = useTranslations('providers');
  return (
    <SchemaForm
      endpoint={playConsoleEndpoints.decideHeldWin}
      known={{ id, decision }}
      fields={{ reason: { label: t('reason') } }}
      submit={submit}
      color={color}
      onDone={({ proposalId }) => onDone(proposalId !== null)}
    />
  );
}

function Resolve({ exception: { id } }: ExceptionProps) {
  const t = useTranslations('providers');
  const tell = useTell();
  const hasChanged = usePlayChanged();
  return (
    <Card withBorder component="section" aria-label={t('exception.resolve')}>
      <Stack>
        <Title order={3} size="h4">
          {t('exception.resolve')}
        </Title>
        <Text>{t('exception.resolveText')}</Text>
        <SchemaForm
          endpoint={playConsoleEndpoints.resolveException}
          known={{ id }}
          fields={{ reason: { label: t('reason') } }}
          submit={t('exception.resolve')}
          onDone={() => {
            tell.done(t('exception.resolved'));
            hasChanged();
          }}
        />
      </Stack>
    </Card>
  );
}
