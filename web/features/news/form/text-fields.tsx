import { Alert, NativeSelect, Stack, Tabs } from '@mantine/core';
import { IconAlertCircle, IconCheck, IconLanguage } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Language, LANGUAGE_NAME, LANGUAGE_TAG, LANGUAGES } from '#shared/model/language.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';
import type { NewsText } from '#shared/model/news/news.ts';
import { CountedField } from '#web/features/news/form/counted-field.tsx';
import type { NewsFormState } from '#web/features/news/form/news-form-state.ts';
import { isFilled, missingLanguages } from '#web/features/news/model/news-texts.ts';
import { parseParam } from '#web/lib/search-params.ts';

interface TextFieldsProps {
  form: NewsFormState;
  /** The language whose text is edited. */
  language: Language;
  /** The languages of the chosen sites. */
  siteLanguages: readonly Language[];
  onLanguage: (language: Language) => void;
  onBlur: (field: keyof NewsText) => void;
}

/** Returns the path of a field in the schema: `translations.{language}.{field}` for a translation. */
export const textPath = (base: Language, language: Language, field: keyof NewsText): string =>
  language === base ? field : `translations.${language}.${field}`;

/** Title and content in each language of the sites; missing translations are marked. */
export function TextFields({ form, language, siteLanguages, onLanguage, onBlur }: TextFieldsProps) {
  const { t } = useTranslation('news');
  const { language: base, texts, state } = form.values;
  const offered = LANGUAGES.filter((each) => each === base || siteLanguages.includes(each) || isFilled(texts[each]));
  const missing = missingLanguages(texts, base, siteLanguages);
  const hasError = (each: Language): boolean =>
    (['title', 'content'] as const).some((field) => form.errors[textPath(base, each, field)] !== undefined);
  const change = (differences: Partial<NewsText>): void =>
    form.setFieldValue('texts', { ...texts, [language]: { ...texts[language], ...differences } });
  const field = (name: keyof NewsText) => ({
    label: t(`field.${name}`),
    value: texts[language][name],
    error: form.errors[textPath(base, language, name)],
    lang: LANGUAGE_TAG[language],
    isRequired: language === base && (name === 'title' || state !== 'draft'),
    onChange: (value: string) => change({ [name]: value }),
    onBlur: () => onBlur(name),
  });

  return (
    <Stack gap="md">
      {offered.length > 1 && (
        <>
          <NativeSelect
            label={t('form.language')}
            description={t('form.languageHelp')}
            data={offered.map((each) => ({ value: each, label: LANGUAGE_NAME[each] }))}
            value={base}
            onChange={({ currentTarget }) => {
              const next = parseParam(Language, currentTarget.value) ?? base;
              form.setFieldValue('language', next);
              onLanguage(next);
            }}
          />
          <Tabs value={language} onChange={(value) => onLanguage(parseParam(Language, value) ?? base)}>
            <Tabs.List aria-label={t('form.languages')}>
              {offered.map((each) => (
                <Tabs.Tab
                  key={each}
                  value={each}
                  rightSection={
                    hasError(each) ? (
                      <IconAlertCircle size={16} color="var(--mantine-color-error)" aria-label={t('form.hasError')} />
                    ) : isFilled(texts[each]) ? (
                      <IconCheck size={16} stroke={2} aria-label={t('form.filled')} />
                    ) : null
                  }
                >
                  <span lang={LANGUAGE_TAG[each]}>{LANGUAGE_NAME[each]}</span>
                </Tabs.Tab>
              ))}
            </Tabs.List>
          </Tabs>
        </>
      )}
      <CountedField {...field('title')} max={TEXT_MAX.line} />
      <CountedField {...field('content')} max={TEXT_MAX.textarea} isLong />
      {missing.length > 0 && (
        <Alert color="gray" variant="light" role="status" icon={<IconLanguage aria-hidden />}>
          {t('form.missing', {
            languages: missing.map((each) => LANGUAGE_NAME[each]).join(t('list.separator')),
            base: LANGUAGE_NAME[base],
          })}
        </Alert>
      )}
    </Stack>
  );
}
