import { ActionIcon, type ActionIconProps } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';

interface ToolbarButtonProps extends ActionIconProps, Pick<ComponentPropsWithRef<'button'>, 'ref' | 'onClick'> {
  label: string;
  icon: TablerIcon;
  /** Whether a toggle is pressed; omitted for other buttons. */
  isOn?: boolean | undefined;
}

/** A button of the rich-text toolbar. */
export function ToolbarButton({ label, icon: Icon, isOn, ...props }: ToolbarButtonProps) {
  return (
    <ActionIcon
      {...props}
      size={32}
      variant={isOn ? 'light' : 'subtle'}
      aria-label={label}
      title={label}
      {...(isOn !== undefined && { 'aria-pressed': isOn })}
    >
      <Icon size={18} stroke={1.5} aria-hidden />
    </ActionIcon>
  );
}
