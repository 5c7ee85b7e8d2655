import { Text, Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { textLength } from '#shared/values/text/normalise-text.ts';
import classes from '#web/features/news/form/news-form.module.css';

interface CountedFieldProps {
  label: string;
  value: string;
  max: number;
  error: ReactNode;
  lang: string;
  isLong?: boolean;
  isRequired?: boolean;
  onChange: (value: string) => void;
  onBlur: () => void;
}

/** A text field with a counter of its characters. */
export function CountedField({ label, value, max, error, lang, isLong = false, isRequired = false, onChange, onBlur }: CountedFieldProps) {
  const { t } = useTranslation('news');
  const count = textLength(value);
  const props = { label, value, error, lang, withAsterisk: isRequired, autoComplete: 'off', onBlur };
  return (
    <div className={classes['counted']}>
      {isLong ? (
        <Textarea
          {...props}
          rows={3}
          classNames={{ input: classes['long'] ?? '' }}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      ) : (
        <TextInput {...props} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
      )}
      <Text size="xs" className={classes['counter'] ?? ''} data-over={count > max || undefined} aria-hidden>
        {count > max ? t('form.overCounter', { max, over: count - max }) : t('form.counter', { count, max })}
      </Text>
    </div>
  );
}
