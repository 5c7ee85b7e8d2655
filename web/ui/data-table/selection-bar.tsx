import { Button, Checkbox, Group, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import classes from '#web/ui/data-table/data-table.module.css';
import { formatNumber } from '#web/lib/format/format.ts';
import { useLanguage } from '#web/lib/use-language.ts';

interface SelectionBarProps {
  count: number;
  isAll: boolean;
  onToggleAll: () => void;
  onClear: () => void;
  /** Actions on all selected rows. */
  children: ReactNode;
}

/** The number of selected rows and the actions on them. */
export function SelectionBar({ count, isAll, onToggleAll, onClear, children }: SelectionBarProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Group className={classes['selection']} gap="xs">
      <Checkbox size="sm" aria-label={t('table.selectAll')} checked={isAll} indeterminate={!isAll} onChange={onToggleAll} />
      <Text role="status" fw={550} className={classes['selectionCount']}>
        {t('table.selected', { number: formatNumber(count, language) })}
      </Text>
      {children}
      <Button variant="subtle" color="gray" px="xs" leftSection={<IconX size={16} aria-hidden />} onClick={onClear}>
        {t('table.clearSelection')}
      </Button>
    </Group>
  );
}
