import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import type { FieldError } from '#shared/model/error.ts';
import { FieldErrorText } from '#web/lib/form/field-errors.tsx';

interface DraftFieldProps extends Pick<TextInputProps, 'type' | 'inputMode' | 'max'> {
  label: string;
  help: string;
  /** What stands in it while nobody types. */
  shown: string;
  error: FieldError | undefined;
  isReadOnly: boolean;
  onBegin?: () => void;
  onType: (typed: string) => void;
  onLeave?: (typed: string) => void;
}

/** A field that is read otherwise than it is typed: keeps what is typed until it is left, so that nothing changes under the fingers. */
export function DraftField({ label, help, shown, error, isReadOnly, onBegin, onType, onLeave, ...props }: DraftFieldProps) {
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
      onFocus={onBegin}
      onChange={({ currentTarget }) => {
        setDraft(currentTarget.value);
        onType(currentTarget.value);
      }}
      onBlur={({ currentTarget }) => {
        // Half a date is none; what was there before comes back.
        if (draft !== null && !currentTarget.validity.badInput) onLeave?.(draft);
        setDraft(null);
      }}
    />
  );
}
