import { ACCOUNT_FIELDS, type ChosenField } from '@maneki/contract/identity/fields';
import { Select, Table } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { WideTable } from '#platform/look/wide-table.tsx';
import { moved, OrderButtons } from './order-buttons.tsx';

type Field = {
  readonly field: ChosenField;
  readonly isEnabled: boolean;
  readonly isRequired: boolean;
};

type RegistrationFieldsProps = {
  readonly fields: readonly Field[];
  readonly isLocked: boolean;
  readonly onChange: (fields: Field[]) => void;
};

const ASKED = ['off', 'optional', 'required'] as const;

const askedOf = ({ isEnabled, isRequired }: Field): (typeof ASKED)[number] =>
  isRequired ? 'required' : isEnabled ? 'optional' : 'off';

/** What the form asks, in its order: what an account is made of always comes first. */
export function RegistrationFields({ fields, isLocked, onChange }: RegistrationFieldsProps) {
  const t = useTranslations('registration');
  const first = fields.findIndex(({ field }) => !ACCOUNT_FIELDS.includes(field));
  return (
    <WideTable minWidth={480}>
      <Table verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('field')}</Table.Th>
            <Table.Th>{t('asked')}</Table.Th>
            <Table.Th>{t('order')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {fields.map((field, at) => (
            <Table.Tr key={field.field}>
              <Table.Td>{t(`names.${field.field}`)}</Table.Td>
              <Table.Td>
                <Select
                  w={180}
                  aria-label={t('askedOf', { field: t(`names.${field.field}`) })}
                  data={ASKED.map((value) => ({ value, label: t(value) }))}
                  value={askedOf(field)}
                  allowDeselect={false}
                  disabled={isLocked}
                  onChange={(asked) =>
                    onChange(
                      fields.with(at, {
                        ...field,
                        isEnabled: asked !== 'off',
                        isRequired: asked === 'required',
                      }),
                    )
                  }
                />
              </Table.Td>
              <Table.Td>
                {at >= first && (
                  <OrderButtons
                    at={at - first}
                    count={fields.length - first}
                    isLocked={isLocked}
                    name={t(`names.${field.field}`)}
                    onMove={(to) => onChange(moved(fields, at, to + first))}
                  />
                )}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </WideTable>
  );
}
