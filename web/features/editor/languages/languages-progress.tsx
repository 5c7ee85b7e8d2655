import { Button, Progress, Text } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { type Language, LANGUAGE_NAME } from '#shared/model/language.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { copyMissingTranslations } from '#web/features/editor/model/translation/copy-translation.ts';
import { translationProgress } from '#web/features/editor/model/translation/translation-progress.ts';
import classes from '#web/features/editor/languages/languages.module.css';
import { useEditor, useIsReadOnly } from '#web/features/editor/state/editor.ts';
import { toast } from '#web/lib/toast.ts';

interface LanguagesProgressProps {
  document: SiteDocument;
  languages: readonly Language[];
}

/** The translation progress of each language, with a button that copies missing content. */
export function LanguagesProgress({ document, languages }: LanguagesProgressProps) {
  const { t } = useTranslation(['checks', 'inspector']);
  const { edit } = useEditor();
  const isReadOnly = useIsReadOnly();
  const { defaultLanguage } = document.settings;
  const fill = (language: Language, count: number): void => {
    edit((site) => copyMissingTranslations(site, language), { panel: 'section', section: 'languages' });
    toast.success(t('languages.filled', { count }));
  };
  return (
    <ul className={classes['progress']}>
      {languages.map((language) => {
        const { total, written: count, open } = translationProgress(document, language);
        const named = t(`inspector:languageName.${language}`);
        return (
          <li key={language}>
            <Text size="sm" fw={600}>
              {LANGUAGE_NAME[language]}
              {language === defaultLanguage && <span className={classes['default']}>{t('languages.default')}</span>}
            </Text>
            <Progress
              value={total === 0 ? 100 : (count / total) * 100}
              color={count === total ? 'green.7' : 'gray.6'}
              aria-label={t('languages.progressLabel', { language: named, total, count })}
            />
            <span className={classes['figure']}>{t('languages.progress', { total, count })}</span>
            {open > 0 && !isReadOnly && (
              <Button
                variant="default"
                size="compact-sm"
                className={classes['fill'] ?? ''}
                leftSection={<IconCopy size={14} stroke={1.75} aria-hidden />}
                aria-label={t('languages.fillLabel', {
                  language: named,
                  from: t(`inspector:languageName.${defaultLanguage}`),
                  count: open,
                })}
                onClick={() => fill(language, open)}
              >
                {t('languages.fill', { count: open })}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
