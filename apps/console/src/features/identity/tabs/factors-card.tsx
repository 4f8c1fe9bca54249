import { identityConsoleEndpoints } from '@maneki/contract/identity/console-endpoints';
import { FACTORS } from '@maneki/contract/identity/factors';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useFormatter, useTranslations } from 'use-intl';
import { SchemaForm } from '#platform/form/schema-form.tsx';
import { ActDialog } from '#platform/look/act-dialog.tsx';
import { Facts } from '#platform/look/facts.tsx';
import { useTell } from '#platform/look/use-tell.ts';
import { useMay } from '#platform/self.ts';
import { type Member, useMemberChanged } from '../queries.ts';

/** What a member proves themselves with, and how to take it away when it was lost. */
export function FactorsCard({ member }: { readonly member: Member }) {
  const t = useTranslations('memberFactors');
  const format = useFormatter();
  const mayReset = useMay('changeMembers');
  const [isOpen, { open, close }] = useDisclosure(false);
  const { factors } = member;
  const lockOf = (until: string | null) =>
    until === null
      ? []
      : [t('locked', { at: format.dateTime(new Date(until), { timeStyle: 'short' }) })];
  const set = (isSet: boolean) => t(isSet ? 'set' : 'unset');
  const names = (list: readonly { readonly name: string }[]) =>
    list.map(({ name }) => name).join(', ') || t('unset');
  return (
    <Facts
      title={t('title')}
      actions={
        mayReset && (
          <Button size="xs" variant="default" onClick={open}>
            {t('reset')}
          </Button>
        )
      }
      facts={[
        [
          t('password'),
          [
            set(factors.hasPassword),
            ...(factors.mustChangePassword ? [t('mustChange')] : []),
            ...lockOf(factors.lockedUntil),
          ].join(', '),
        ],
        [
          t('paymentPassword'),
          [set(factors.hasPaymentPassword), ...lockOf(factors.paymentPasswordLockedUntil)].join(
            ', ',
          ),
        ],
        [t('passkeys'), names(factors.passkeys)],
        [
          t('socialAccounts'),
          names(
            factors.socialAccounts.map(({ provider, name }) => ({ name: `${provider}: ${name}` })),
          ),
        ],
      ]}
    >
      <ResetDialog member={member} isOpen={isOpen} onClose={close} />
    </Facts>
  );
}

type ResetProps = {
  readonly member: Member;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

function ResetDialog({ member: { id: memberId }, isOpen, onClose }: ResetProps) {
  const t = useTranslations('memberFactors');
  const reason = useTranslations('member');
  const tell = useTell();
  const changed = useMemberChanged();
  return (
    <ActDialog title={t('resetTitle')} text={t('resetText')} isOpen={isOpen} onClose={onClose}>
      <SchemaForm
        endpoint={identityConsoleEndpoints.resetFactors}
        known={{ memberId }}
        fields={{
          factors: {
            label: t('factors'),
            options: Object.fromEntries(FACTORS.map((factor) => [factor, t(`names.${factor}`)])),
          },
          reason: { label: reason('reason'), description: reason('reasonHint') },
        }}
        submit={t('reset')}
        color="red.9"
        onCancel={onClose}
        onDone={() => {
          onClose();
          changed();
          tell.done(t('done'));
        }}
      />
    </ActDialog>
  );
}
