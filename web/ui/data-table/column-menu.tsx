import { Button, Menu } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { DataColumn } from '#web/ui/data-table/data-column.ts';
import type { ColumnVisibility } from '#web/ui/data-table/use-visible-columns.ts';

interface ColumnMenuProps<T> {
  columns: readonly DataColumn<T>[];
  visibility: ColumnVisibility<T>;
}

/** Chooses the visible columns of a table. */
export function ColumnMenu<T>({ columns, visibility }: ColumnMenuProps<T>) {
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
              checked={visibility.isVisible(column)}
              onChange={(isVisible) => visibility.setVisible(column.key, isVisible)}
            >
              {column.label}
            </Menu.CheckboxItem>
          ))}
        <Menu.Divider />
        <Menu.Item onClick={visibility.reset}>{t('table.resetColumns')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
