import { operatorsEndpoints } from '@maneki/contract/operators/endpoints';
import { OPERATOR_ROLES } from '@maneki/contract/operators/rights';
import { Modal } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { SchemaForm } from '#platform/form/schema-form.tsx';
import { selfQuery } from '#platform/self.ts';
import type { Invitation } from './invitation-dialog.tsx';
import { operatorsQuery } from './queries.ts';

type AddOperatorProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onInvited: (invitation: Invitation) => void;
};

/** Makes somebody an operator. */
export function AddOperator({ isOpen, onClose, onInvited }: AddOperatorProps) {
  const t = useTranslations('operators');
  const client = useQueryClient();
  const { data: self } = useQuery(selfQuery);
  const merchants = self?.merchants.map(({ code, name }) => [code, name]) ?? [];
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t('add')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <SchemaForm
        endpoint={operatorsEndpoints.addOperator}
        fields={{
          name: { label: t('name'), description: t('nameHint') },
          role: {
            label: t('role'),
            options: Object.fromEntries(OPERATOR_ROLES.map((role) => [role, t(`roles.${role}`)])),
          },
          merchantCodes: {
            label: t('merchants'),
            description: t('merchantsHint'),
            options: Object.fromEntries(merchants),
          },
          reason: { label: t('reason') },
        }}
        initial={{ role: 'support', merchantCodes: [] }}
        submit={t('submit')}
        onDone={({ invitation }, { name }) => {
          client.invalidateQueries({ queryKey: operatorsQuery.queryKey });
          onClose();
          onInvited({ name, token: invitation });
        }}
      />
    </Modal>
  );
}
