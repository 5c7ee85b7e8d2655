import { Button, Text } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useIsReadOnly } from '#web/features/editor/state/editor.ts';

interface AddItemProps {
  icon: TablerIcon;
  label: string;
  isDisabled: boolean;
  /** Whether the button is below existing items. */
  isBelowItems: boolean;
  /** The effect of adding, or why it is not possible. */
  hint: ReactNode;
  onAdd: () => void;
}

/** The button that adds an item to a sheet, with its hint; a read-only editor shows the hint alone. */
export function AddItem({ icon: Icon, label, isDisabled, isBelowItems, hint, onAdd }: AddItemProps) {
  const isReadOnly = useIsReadOnly();
  return (
    <>
      {!isReadOnly && (
        <Button
          variant="default"
          size="sm"
          fullWidth
          mt={isBelowItems ? 8 : 0}
          disabled={isDisabled}
          leftSection={<Icon size={16} stroke={1.5} aria-hidden />}
          onClick={onAdd}
        >
          {label}
        </Button>
      )}
      <Text size="xs" c="dimmed" mt={4}>
        {hint}
      </Text>
    </>
  );
}
