import { Button, Checkbox, Menu, Stack } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { ColumnVisibility } from './column-choice.ts';

type ColumnMenuProps = {
  readonly columns: readonly { readonly name: string; readonly label: string }[];
  readonly visibility: ColumnVisibility;
  readonly onChange: (visibility: ColumnVisibility) => void;
};

export function ColumnMenu({ columns, visibility, onChange }: ColumnMenuProps) {
  const t = useTranslations('list');
  return (
    <Menu position="top-start" closeOnItemClick={false}>
      <Menu.Target>
        <Button variant="subtle" size="xs">
          {t('columns')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Stack gap="xs" p="xs">
          {columns
            .filter(({ label }) => label !== '')
            .map(({ name, label }) => (
              <Checkbox
                key={name}
                label={label}
                checked={visibility[name] ?? true}
                onChange={({ currentTarget }) =>
                  onChange({ ...visibility, [name]: currentTarget.checked })
                }
              />
            ))}
        </Stack>
      </Menu.Dropdown>
    </Menu>
  );
}
