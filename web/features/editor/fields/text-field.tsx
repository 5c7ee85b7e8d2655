import { Text, Textarea, TextInput } from '@mantine/core';
import type { ChangeEvent } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { FieldError } from '#shared/model/error.ts';
import { textLength } from '#shared/values/text/normalise-text.ts';
import { FieldErrorText } from '#web/lib/form/field-errors.tsx';
import { useFieldHelp, WithTip } from '#web/features/editor/fields/field-help.tsx';
import classes from '#web/features/editor/fields/text-field.module.css';

interface TextFieldProps {
  label: string;
  value: string;
  max: number;
  error: FieldError | undefined;
  help?: string;
  /** The meaning of the current value. Always shown, in place of the help. */
  note?: string;
  /** Multi-line text. */
  isLong?: boolean;
  /** Multi-line code. */
  isCode?: boolean;
  isReadOnly: boolean;
  isRequired?: boolean;
  type?: 'text' | 'url' | 'tel' | 'email';
  placeholder?: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
}

/** The share of its limit from which a field shows its counter even without the focus. */
const NEAR = 0.8;

/** A text field with a character counter next to its label; the broken rule replaces the help below it. */
export function TextField({
  label,
  value,
  max,
  error,
  help,
  note,
  isLong = false,
  isCode = false,
  isReadOnly,
  isRequired = false,
  type = 'text',
  placeholder,
  onChange,
  onBlur,
}: TextFieldProps) {
  const { t } = useTranslation('inspector');
  const count = textLength(value);
  const { description, className, tip } = useFieldHelp(label, help, note);
  const props = {
    label,
    value,
    readOnly: isReadOnly,
    withAsterisk: isRequired,
    error: error && <FieldErrorText error={error} />,
    description,
    descriptionProps: { className },
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange(event.currentTarget.value),
    ...(placeholder !== undefined && { placeholder }),
    ...(onBlur && { onBlur }),
  };
  return (
    <WithTip tip={tip}>
      {isCode ? (
        <Textarea
          {...props}
          rows={5}
          spellCheck={false}
          autoCapitalize="off"
          autoCorrect="off"
          wrap="off"
          classNames={{ input: classes['code'] ?? '' }}
        />
      ) : isLong ? (
        <Textarea {...props} rows={2} classNames={{ input: classes['long'] ?? '' }} />
      ) : (
        <TextInput {...props} type="text" inputMode={type} />
      )}
      <Text
        size="xs"
        className={classes['counter'] ?? ''}
        data-near={count >= NEAR * max || undefined}
        data-over={count > max || undefined}
        data-beside-tip={tip !== null || undefined}
        aria-hidden
      >
        {count > max ? t('sheet.overCounter', { max, over: count - max }) : t('sheet.counter', { count, max })}
      </Text>
    </WithTip>
  );
}
