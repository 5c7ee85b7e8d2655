import { Button, Text } from '@mantine/core';
import { useCallback } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { Language } from '#shared/model/language.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { copyMissingTranslations } from '#web/features/editor/model/translation/copy-translation.ts';
import { translationProgress } from '#web/features/editor/model/translation/translation-progress.ts';
import { useEditor, useIsReadOnly, useSettings } from '#web/features/editor/state/editor.ts';
import { useDocumentScan } from '#web/features/editor/state/use-document-scan.ts';

/** Translation progress of an additional language, with a button that fills the gaps from the default language. */
export function TranslationProgressNote({ language }: { language: Language }) {
  const { t } = useTranslation('inspector');
  const { edit } = useEditor();
  const { defaultLanguage } = useSettings();
  const {
    total,
    written: count,
    open,
  } = useDocumentScan(useCallback((document: SiteDocument) => translationProgress(document, language), [language]));
  const isReadOnly = useIsReadOnly();
  if (total === 0) return null;
  return (
    <div style={{ paddingInlineStart: 30 }}>
      <Text size="xs" c="dimmed">
        {t('site.written', { count, total })}
      </Text>
      {open > 0 && !isReadOnly && (
        <Button
          variant="subtle"
          size="compact-sm"
          ml={-8}
          h="auto"
          mih={28}
          styles={{ label: { whiteSpace: 'normal', textAlign: 'start' } }}
          onClick={() => edit((document) => copyMissingTranslations(document, language), { panel: 'site' })}
        >
          {t('site.fill', { count: open, language: t(`languageName.${defaultLanguage}`) })}
        </Button>
      )}
    </div>
  );
}
