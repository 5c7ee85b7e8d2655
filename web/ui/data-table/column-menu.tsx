import { Button, Menu } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { DataColumn } from '#web/ui/data-table/data-column.ts';
import type { ColumnVisibility } from '#web/ui/data-table/use-visible-columns.ts';

interface ColumnMenuProps<T> {
  columns: readonly DataColumn<T>[];
  choice: ColumnVisibility<T>;
}

/** Which columns of a table to show. */
export function ColumnMenu<T>({ columns, choice }: ColumnMenuProps<T>) {
  const { t } = useTranslation();
  return (
    <Menu position="bottom-end" closeOnItemClick={false}>
      <Menu.Target>
        <Button variant="subtle" color="gray" px="xs" leftSection={<IconColumns3 size={18} stroke={1.5} aria-hidden />}>
          {t('table.columns')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown aria-label={t('table.columns')}>
        {columns
          .filter(({ canHide }) => canHide)
          .map((column) => (
            <Menu.CheckboxItem
              key={column.key}
              checked={choice.isShown(column)}
              onChange={(isShown) => choice.setVisible(column.key, isShown)}
            >
              {column.label}
            </Menu.CheckboxItem>
          ))}
        <Menu.Divider />
        <Menu.Item onClick={choice.reset}>{t('table.resetColumns')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
