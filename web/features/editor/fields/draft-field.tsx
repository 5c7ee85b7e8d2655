import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import type { FieldError } from '#shared/model/error.ts';
import { FieldErrorText } from '#web/lib/form/field-errors.tsx';

interface DraftFieldProps extends Pick<TextInputProps, 'type' | 'inputMode' | 'max'> {
  label: string;
  help: string;
  /** The text shown while the field is not being edited. */
  shown: string;
  error: FieldError | undefined;
  isReadOnly: boolean;
  onEditStart?: () => void;
  onType: (typed: string) => void;
  onEditEnd?: (typed: string) => void;
}

/** A text field whose value is parsed. It keeps the typed text until it loses the focus, so that formatting never changes the text during typing. */
export function DraftField({ label, help, shown, error, isReadOnly, onEditStart, onType, onEditEnd, ...props }: DraftFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <TextInput
      {...props}
      label={label}
      value={draft ?? shown}
      readOnly={isReadOnly}
      error={error && <FieldErrorText error={error} />}
      description={error ? null : help}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      onFocus={onEditStart}
      onChange={({ currentTarget }) => {
        setDraft(currentTarget.value);
        onType(currentTarget.value);
      }}
      onBlur={({ currentTarget }) => {
        // An incomplete date is no value: the previous one comes back.
        if (draft !== null && !currentTarget.validity.badInput) onEditEnd?.(draft);
        setDraft(null);
      }}
    />
  );
}
