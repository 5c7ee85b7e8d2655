import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatNumber } from '#web/lib/format/format.ts';
import { useLanguage } from '#web/lib/use-language.ts';

interface ListToolbarProps {
  /** The number of loaded rows; `undefined` while loading. */
  count: number | undefined;
  /** The message with the formatted number. */
  countText: (number: string) => string;
  /** The reason why the choice of an order is limited. */
  note?: string | null;
  statusClass?: string | undefined;
  /** Export and other controls. */
  children: ReactNode;
}

/** The bar above the rows of a list: their number, and controls. */
export function ListToolbar({ count, countText, note = null, statusClass = '', children }: ListToolbarProps) {
  const language = useLanguage();
  return (
    <Group gap="xs" justify="space-between">
      <Text c="dimmed" role="status" className={statusClass}>
        {count !== undefined && countText(formatNumber(count, language))}
        {note !== null && count !== undefined && (
          <Text component="span" size="xs" ml="sm">
            {note}
          </Text>
        )}
      </Text>
      {children}
    </Group>
  );
}
