import { Radio, Stack, TextInput } from '@mantine/core';
import type { useForm } from '@mantine/form';
import { useTranslation } from '#web/lib/use-translation.ts';
import { API_SECRET } from '#shared/model/limits.ts';
import type { SecretDraft } from '#web/features/open-api/form/access-draft.ts';

const { key, username, password, differentCharacters: different } = API_SECRET;

export interface SecretForm {
  values: SecretDraft;
  getInputProps: ReturnType<typeof useForm<SecretDraft>>['getInputProps'];
  setFieldValue: (field: 'isGenerated', value: boolean) => void;
}

/** The fields of a new secret: an API key, generated or entered, or the credentials of Basic authentication. */
export function SecretFields({ form: { values, getInputProps, setFieldValue } }: { form: SecretForm }) {
  const { t } = useTranslation('api');
  if (values.kind === 'basic')
    return (
      <Stack gap="md">
        <TextInput
          {...getInputProps('username')}
          label={t('form.username')}
          withAsterisk
          description={t('form.usernameHelp', username)}
          name="api-username"
          autoComplete="off"
        />
        <TextInput
          {...getInputProps('password')}
          label={t('form.password')}
          withAsterisk
          description={t('form.passwordHelp', { ...password, different })}
          name="api-password"
          autoComplete="off"
          spellCheck={false}
        />
      </Stack>
    );
  return (
    <Stack gap="md">
      <Radio.Group
        label={t('form.source')}
        name="api-key-source"
        value={values.isGenerated ? 'generate' : 'enter'}
        onChange={(source) => setFieldValue('isGenerated', source === 'generate')}
      >
        <Stack gap="sm" mt={4}>
          <Radio value="generate" label={t('form.generate')} />
          <Radio value="enter" label={t('form.enter')} />
        </Stack>
      </Radio.Group>
      {!values.isGenerated && (
        <TextInput
          {...getInputProps('key')}
          label={t('form.key')}
          withAsterisk
          description={t('form.keyHelp', { ...key, different })}
          name="api-key"
          autoComplete="off"
          spellCheck={false}
        />
      )}
    </Stack>
  );
}
