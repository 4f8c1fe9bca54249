import { operatorsEndpoints } from '@maneki/contract/operators/endpoints';
import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#platform/call/call.ts';
import { Problem } from '#platform/look/states.tsx';
import type { Invitation } from './invitation-dialog.tsx';
import { operatorsQuery } from './queries.ts';

export type OperatorChange = { readonly name: string; readonly kind: 'invite' | 'disable' };

type ChangeOperatorProps = {
  readonly change: OperatorChange | undefined;
  readonly onClose: () => void;
  readonly onInvited: (invitation: Invitation) => void;
};

const REASON_CHARACTERS_MIN = 3;

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
  const [reason, setReason] = useState('');
  const act = useMutation({
    mutationFn: async () => {
      if (kind === 'invite') return call(operatorsEndpoints.inviteOperator, { name, reason });
      await call(operatorsEndpoints.disableOperator, { name, reason });
      return undefined;
    },
    onSuccess: (invited) => {
      client.invalidateQueries({ queryKey: operatorsQuery.queryKey });
      onClose();
      if (invited) onInvited({ name, token: invited.invitation });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    act.mutate();
  };
  return (
    <form onSubmit={submit}>
      <Stack>
        <Text size="sm">{t(kind === 'invite' ? 'inviteText' : 'disableText', { name })}</Text>
        <Textarea
          label={t('reason')}
          required
          withAsterisk={false}
          minLength={REASON_CHARACTERS_MIN}
          maxLength={500}
          data-autofocus
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        {act.isError && <Problem error={act.error} />}
        <Group justify="end">
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            type="submit"
            color={kind === 'disable' ? 'red.9' : 'plum'}
            loading={act.isPending}
          >
            {t(kind)}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
