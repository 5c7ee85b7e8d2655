import { Alert, Button, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { IconKey, IconWand } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { PreviewShare } from '#shared/model/preview/preview-share.ts';
import { FieldErrorText } from '#web/lib/form/field-errors.tsx';
import { formatTime } from '#web/lib/format/format.ts';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { PasswordRules } from '#web/ui/fields/password-rules.tsx';
import { CopyTextButton } from '#web/ui/copy-text-button.tsx';
import { generatePassword } from '#web/features/preview/shared/generate-password.ts';
import classes from '#web/features/preview/shared/share.module.css';
import type { ShareFormState } from '#web/features/preview/shared/use-share-form.ts';

/** Shows the password that was just stored, which cannot be shown again. */
function StoredPassword({ password }: { password: string }) {
  const { t } = useTranslation('share');
  return (
    <Alert variant="light" color="green" icon={<IconKey aria-hidden />}>
      <Stack gap="xs">
        <Group gap="xs" align="end">
          <TextInput
            aria-label={t('password.title')}
            value={password}
            readOnly
            flex={1}
            classNames={{ input: classes['password'] ?? '' }}
          />
          <CopyTextButton text={password} label={t('password.copy')} copiedLabel={t('password.copied')} />
        </Group>
        <Text size="sm">{t('password.once')}</Text>
      </Stack>
    </Alert>
  );
}

interface PasswordEntryProps {
  form: ShareFormState;
  share: PreviewShare;
  password: string;
}

function PasswordEntry({ form: { change, errorOf }, share, password }: PasswordEntryProps) {
  const { t } = useTranslation('share');
  const rules = useId();
  const [isShown, setShown] = useState(false);
  const error = errorOf('password');
  const generate = (): void => {
    change({ password: generatePassword() });
    setShown(true);
  };
  return (
    <Stack gap="xs">
      <PasswordField
        label={t('password.label')}
        name="preview-password"
        autoComplete="new-password"
        aria-describedby={rules}
        isShown={isShown}
        onShownChange={setShown}
        value={password}
        error={error && <FieldErrorText error={error} />}
        onChange={({ currentTarget }) => change({ password: currentTarget.value })}
      />
      <Group gap="xs">
        <Button variant="default" leftSection={<IconWand size={16} stroke={1.5} aria-hidden />} onClick={generate}>
          {t('password.generate')}
        </Button>
        {password !== '' && <CopyTextButton text={password} label={t('password.copy')} copiedLabel={t('password.copied')} />}
        <Button variant="subtle" onClick={() => change({ password: null })}>
          {t('password.keep')}
        </Button>
      </Group>
      <PasswordRules id={rules} password={password} isRefused={error !== undefined} />
      {share.hasPassword && <Text size="sm">{t('password.ends')}</Text>}
    </Stack>
  );
}

interface PasswordSectionProps {
  form: ShareFormState;
  share: PreviewShare;
  isReadOnly: boolean;
}

/** The password of a preview: set or not, chosen or generated, and shown once after it was stored. */
export function PasswordSection({ form, share, isReadOnly }: PasswordSectionProps) {
  const { t } = useTranslation('share');
  const id = useId();
  const { draft, change, errorOf, stored } = form;
  const missing = draft.password === null ? errorOf('password') : undefined;
  const time = share.passwordSetAt === null ? '' : formatTime(share.passwordSetAt);
  return (
    <section aria-labelledby={id}>
      <Title order={3} size="sm" id={id} mb={4}>
        {t('password.title')}
      </Title>
      <Stack gap="xs">
        {stored !== null && draft.password === null ? (
          <StoredPassword password={stored} />
        ) : (
          <Text size="sm" c="dimmed">
            {share.hasPassword ? t('password.stored', { time }) : t('password.missing')}
          </Text>
        )}
        {draft.password !== null && <PasswordEntry form={form} share={share} password={draft.password} />}
        {draft.password === null && !isReadOnly && (
          <Button
            variant="default"
            mr="auto"
            leftSection={<IconKey size={16} stroke={1.5} aria-hidden />}
            aria-invalid={missing !== undefined}
            aria-describedby={missing && `${id}-missing`}
            onClick={() => change({ password: '' })}
          >
            {t(share.hasPassword ? 'password.change' : 'password.choose')}
          </Button>
        )}
        {missing && (
          <Text id={`${id}-missing`} size="sm" c="var(--mantine-color-error)" role="alert">
            <FieldErrorText error={missing} />
          </Text>
        )}
      </Stack>
    </section>
  );
}
