import { operatorsEndpoints } from '@maneki/contract/operators/endpoints';
import { Modal, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { SchemaForm } from '#platform/form/schema-form.tsx';
import type { Invitation } from './invitation-dialog.tsx';
import { operatorsQuery } from './queries.ts';

export type OperatorChange = { readonly name: string; readonly kind: 'invite' | 'disable' };

type ChangeOperatorProps = {
  readonly change: OperatorChange | undefined;
  readonly onClose: () => void;
  readonly onInvited: (invitation: Invitation) => void;
};

/** Asks why before something is taken away from somebody. */
export function ChangeOperator({ change, onClose, onInvited }: ChangeOperatorProps) {
  const t = useTranslations('operators');
  return (
    <Modal
      opened={change !== undefined}
      onClose={onClose}
      title={change && t(change.kind)}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {change && <ChangeForm change={change} onClose={onClose} onInvited={onInvited} />}
    </Modal>
  );
}

function ChangeForm({
  change: { name, kind },
  onClose,
  onInvited,
}: ChangeOperatorProps & { readonly change: OperatorChange }) {
  const t = useTranslations('operators');
  const client = useQueryClient();
  const close = () => {
    client.invalidateQueries({ queryKey: operatorsQuery.queryKey });
    onClose();
  };
  const common = {
    known: { name },
    fields: { reason: { label: t('reason') } },
    submit: t(kind),
    onCancel: onClose,
  };
  return (
    <Stack>
      <Text size="sm">{t(kind === 'invite' ? 'inviteText' : 'disableText', { name })}</Text>
      {kind === 'disable' ? (
        <SchemaForm
          endpoint={operatorsEndpoints.disableOperator}
          {...common}
          color="red.9"
          onDone={close}
        />
      ) : (
        <SchemaForm
          endpoint={operatorsEndpoints.inviteOperator}
          {...common}
          onDone={({ invitation }) => {
            close();
            onInvited({ name, token: invitation });
          }}
        />
      )}
    </Stack>
  );
}
