import { operatorsEndpoints } from '@maneki/contract/operators/endpoints';
import { OPERATOR_ROLES, type OperatorRole } from '@maneki/contract/operators/rights';
import { Button, Modal, MultiSelect, Select, Stack, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#platform/call/call.ts';
import { Problem } from '#platform/look/states.tsx';
import { selfQuery } from '#platform/self.ts';
import type { Invitation } from './invitation-dialog.tsx';
import { operatorsQuery } from './queries.ts';

type AddOperatorProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onInvited: (invitation: Invitation) => void;
};

/** Makes somebody an operator. What was typed stays where it is refused. */
export function AddOperator({ isOpen, onClose, onInvited }: AddOperatorProps) {
  const t = useTranslations('operators');
  const client = useQueryClient();
  const { data: self } = useQuery(selfQuery);
  const [name, setName] = useState('');
  const [role, setRole] = useState<OperatorRole>('support');
  const [merchantCodes, setMerchantCodes] = useState<string[]>([]);
  const add = useMutation({
    mutationFn: () => call(operatorsEndpoints.addOperator, { name, role, merchantCodes }),
    onSuccess: ({ invitation }) => {
      client.invalidateQueries({ queryKey: operatorsQuery.queryKey });
      onClose();
      onInvited({ name, token: invitation });
      setName('');
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add.mutate();
  };
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t('add')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <form onSubmit={submit}>
        <Stack>
          <TextInput
            label={t('name')}
            description={t('nameHint')}
            required
            withAsterisk={false}
            data-autofocus
            autoCapitalize="none"
            spellCheck={false}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Select
            label={t('role')}
            allowDeselect={false}
            data={OPERATOR_ROLES.map((value) => ({ value, label: t(`roles.${value}`) }))}
            value={role}
            onChange={(value) => setRole(value as OperatorRole)}
          />
          <MultiSelect
            label={t('merchants')}
            description={t('merchantsHint')}
            data={self?.merchants.map(({ code, name: label }) => ({ value: code, label })) ?? []}
            value={merchantCodes}
            onChange={setMerchantCodes}
          />
          {add.isError && <Problem error={add.error} />}
          <Button type="submit" loading={add.isPending}>
            {t('submit')}
          </Button>
        </Stack>
      </form>
    </Modal>
  );
}
