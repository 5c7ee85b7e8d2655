import { Radio, Stack, TextInput } from '@mantine/core';
import type { useForm } from '@mantine/form';
import { useTranslation } from '#web/lib/use-translation.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';
import { TemplateSharing, type TemplateFields as Fields } from '#shared/model/sites/site-template.ts';
import { mayShareTemplates } from '#shared/rules/accounts/policy.ts';
import { formatNumber } from '#web/lib/format/format.ts';
import { actorOf, useUser } from '#web/lib/session/user.ts';
import { useLanguage } from '#web/lib/use-language.ts';

const HELP = { own: 'sharing.ownHelp', below: 'sharing.belowHelp' } as const;

/** The fields of a template. Only logins that may share templates choose who can use it. */
export function TemplateFields({
  inputProps,
}: {
  inputProps: (field: keyof Fields) => ReturnType<ReturnType<typeof useForm<Fields>>['getInputProps']>;
}) {
  const { t } = useTranslation('snapshots');
  const language = useLanguage();
  const user = useUser();
  return (
    <Stack gap="md">
      <TextInput
        {...inputProps('name')}
        data-autofocus
        label={t('save.name')}
        withAsterisk
        description={t('save.nameHelp', { max: formatNumber(TEXT_MAX.line, language) })}
        autoComplete="off"
      />
      <TextInput
        {...inputProps('description')}
        label={t('save.description')}
        description={t('save.descriptionHelp', { max: formatNumber(TEXT_MAX.textarea, language) })}
        autoComplete="off"
      />
      {mayShareTemplates(actorOf(user)) && (
        <Radio.Group {...inputProps('sharing')} label={t('sharing.label')}>
          <Stack gap="xs" mt="xs">
            {TemplateSharing.options.map((option) => (
              <Radio key={option} value={option} label={t(`sharing.${option}`)} description={t(HELP[option])} />
            ))}
          </Stack>
        </Radio.Group>
      )}
    </Stack>
  );
}
