import { Button, Text } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#shared/model/language.ts';
import { fillLanguage } from '#shared/rules/editing-rules.ts';
import { useEditor, useEditorState, useIsReadOnly, useSettings } from '#web/features/editor/state/editor.ts';

/** How many sheets are written in a further language, and a start for those that are not. */
export function LanguageProgress({ language }: { language: Language }) {
  const { t } = useTranslation('inspector');
  const { edit } = useEditor();
  const { defaultLanguage } = useSettings();
  const sheets = useEditorState((state) => state.history.present.sheets);
  const isReadOnly = useIsReadOnly();
  const { total, count, open } = useMemo(() => {
    const all = Object.values(sheets);
    return {
      total: all.length,
      count: all.filter((byLanguage) => byLanguage[language]).length,
      open: all.filter((byLanguage) => !byLanguage[language] && byLanguage[defaultLanguage]).length,
    };
  }, [sheets, language, defaultLanguage]);
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
          onClick={() => edit((document) => fillLanguage(document, language), { panel: 'site' })}
        >
          {t('site.fill', { count: open, language: t(`languageName.${defaultLanguage}`) })}
        </Button>
      )}
    </div>
  );
}
