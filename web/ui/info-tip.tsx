import { ActionIcon, Popover, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface InfoTipProps {
  /** The accessible name of the button, such as "About the price". */
  label: string;
  /** The size of the button in pixels. */
  size?: number;
  className?: string | undefined;
  children: ReactNode;
}

/** A button that opens an explanation over the content below it. */
export function InfoTip({ label, size = 28, className, children }: InfoTipProps) {
  return (
    <Popover width={280} position="bottom-end" shadow="md">
      <Popover.Target>
        <ActionIcon size={size} aria-label={label} className={className ?? ''}>
          <IconInfoCircle size={16} stroke={1.5} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <Text size="sm">{children}</Text>
      </Popover.Dropdown>
    </Popover>
  );
}
