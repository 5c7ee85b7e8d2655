import { ActionIcon, Popover, TextInput } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';

export interface PickerInputProps {
  label: string;
  help?: ReactNode;
  error?: ReactNode;
  isRequired?: boolean;
  isReadOnly?: boolean;
  name?: string;
  /** The text that is typed or was picked. */
  value: string;
  onChange: (typed: string) => void;
  /** Called when the field loses the focus, or its calendar is closed. */
  onBlur?: () => void;
}

interface PickerInputParts extends PickerInputProps {
  /** The format of the text, such as yyyy/MM/dd. */
  format: string;
  /** The content of the calendar's popover. */
  children: (close: () => void) => ReactNode;
}

/** A text field with a calendar to pick from instead of typing. */
export function PickerInput({
  label,
  help,
  error,
  isRequired = false,
  isReadOnly = false,
  format,
  value,
  onChange,
  onBlur,
  children,
  ...props
}: PickerInputParts) {
  const { t } = useTranslation();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const show = (isShown: boolean): void => {
    setOpen(isShown);
    if (!isShown) onBlur?.();
  };
  const picker = (
    <Popover opened={isOpen} onChange={show} position="bottom-end" shadow="md" width={304} trapFocus withinPortal>
      <Popover.Target>
        <ActionIcon aria-label={`${t('timePicker.open')}: ${label}`} onClick={() => show(!isOpen)}>
          <IconCalendar size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown p="sm">{children(() => show(false))}</Popover.Dropdown>
    </Popover>
  );
  return (
    <TextInput
      {...props}
      id={id}
      label={label}
      description={help}
      placeholder={format}
      inputMode="numeric"
      autoComplete="off"
      withAsterisk={isRequired}
      readOnly={isReadOnly}
      value={value}
      error={error}
      rightSection={isReadOnly ? null : picker}
      rightSectionWidth={40}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      onBlur={onBlur}
    />
  );
}
