import { Group, NativeSelect, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { DunningMail } from '#shared/model/billing/dunning.ts';
import { type Language, LANGUAGE_NAME, LANGUAGES } from '#shared/model/language.ts';
import classes from '#web/features/billing/dunning/dunning.module.css';
import { useDunningMail } from '#web/features/billing/dunning/dunning-queries.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { QueryState } from '#web/ui/page/query-state.tsx';

/** The e-mails of the steps in each language, as they are sent. The frame runs no script. */
export function MailPreview() {
  const { t } = useTranslation('dunning');
  const [mail, setMail] = useState<DunningMail>('reminder');
  const [language, setLanguage] = useState<Language>(useLanguage());
  return (
    <Stack component="section" gap="md" aria-label={t('preview.title')}>
      <Title order={2} size="h4">
        {t('preview.title')}
      </Title>
      <Text>{t('preview.lead')}</Text>
      <Group gap="md" align="flex-start">
        <NativeSelect
          label={t('preview.mail')}
          data={DunningMail.options.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          value={mail}
          onChange={({ currentTarget: { value } }) => setMail(DunningMail.parse(value))}
        />
        <NativeSelect
          label={t('preview.language')}
          data={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAME[value] }))}
          value={language}
          onChange={({ currentTarget: { value } }) => setLanguage(LANGUAGES.find((one) => one === value) ?? language)}
        />
      </Group>
      <QueryState query={useDunningMail({ mail, language })} failed={t('preview.failed')} placeholder={920}>
        {({ subject, html }) => (
          <>
            <Text>
              <Text component="span" c="dimmed">
                {t('preview.subject')}:{' '}
              </Text>
              {subject}
            </Text>
            <iframe title={t('preview.frame')} className={classes['frame']} srcDoc={html} sandbox="" />
          </>
        )}
      </QueryState>
    </Stack>
  );
}
