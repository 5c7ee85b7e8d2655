import { Button, Group, Stack, Textarea } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { FieldErrorText } from '#web/lib/form/field-errors.tsx';
import { formatNumber } from '#web/lib/format/format.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import classes from '#web/features/preview/shared/share.module.css';
import type { ShareFormState } from '#web/features/preview/shared/use-share-form.ts';

/** Accepts many addresses at once. Invalid addresses stay in the field, each with its error. */
export function InviteField({ form: { draft, change, addTyped, addressFaults, errorOf } }: { form: ShareFormState }) {
  const { t } = useTranslation('share');
  const language = useLanguage();
  const field = useRef<HTMLTextAreaElement>(null);
  const limit = errorOf('emails');
  const add = (): void => {
    addTyped();
    field.current?.focus();
  };
  const unreadable = addressFaults.length > 0 && (
    <>
      {t('invitees.unreadable', { number: formatNumber(addressFaults.length, language) })}
      <ul className={classes['faults']}>
        {addressFaults.map(({ text, error }) => (
          <li key={text}>
            {t('invitees.fault', { text })}
            <FieldErrorText error={error} />
          </li>
        ))}
      </ul>
    </>
  );
  return (
    <Stack gap="xs">
      <Textarea
        ref={field}
        rows={3}
        inputMode="email"
        autoComplete="off"
        spellCheck={false}
        label={t('invitees.label')}
        description={t('invitees.help')}
        errorProps={{ component: 'div' }}
        value={draft.typed}
        error={unreadable || (limit && <FieldErrorText error={limit} />)}
        onChange={({ currentTarget }) => change({ typed: currentTarget.value })}
      />
      <Group>
        <Button
          variant="default"
          leftSection={<IconUserPlus size={16} stroke={1.5} aria-hidden />}
          disabled={draft.typed.trim() === ''}
          onClick={add}
        >
          {t('invitees.add')}
        </Button>
      </Group>
    </Stack>
  );
}
