import { Button, Paper, Switch, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconLanguage, IconLanguageHiragana } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LanguageChoice } from '#web/features/editor/languages/language-choice.tsx';
import { TranslationFilePanel } from '#web/features/editor/languages/file/translation-file-panel.tsx';
import { LanguagesProgress } from '#web/features/editor/languages/languages-progress.tsx';
import classes from '#web/features/editor/languages/languages.module.css';
import { MatrixCards } from '#web/features/editor/languages/matrix-cards.tsx';
import { MatrixTable } from '#web/features/editor/languages/matrix-table.tsx';
import { hasGap, languageMatrix, type LanguageMatrix } from '#web/features/editor/languages/language-matrix.ts';
import { SectionFrame } from '#web/features/editor/sections/section-frame.tsx';
import { useSettings } from '#web/features/editor/state/editor.ts';
import { useDocumentScan } from '#web/features/editor/state/use-document-scan.ts';
import { EmptyState } from '#web/ui/page/empty-state.tsx';

const FOCUS = { panel: 'section', section: 'languages' } as const;

function Matrix({ matrix }: { matrix: LanguageMatrix }) {
  const { t } = useTranslation('checks');
  const [isOnlyGaps, showOnlyGaps] = useState(false);
  const isNarrow = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false });
  const rows = isOnlyGaps ? matrix.rows.filter(hasGap) : matrix.rows;
  const Rows = isNarrow ? MatrixCards : MatrixTable;
  return (
    <>
      <Switch label={t('languages.onlyGaps')} checked={isOnlyGaps} onChange={(event) => showOnlyGaps(event.currentTarget.checked)} />
      {rows.length > 0 ? (
        <Rows key={String(isOnlyGaps)} matrix={matrix} rows={rows} />
      ) : (
        <EmptyState
          icon={IconLanguage}
          isCompact
          title={t('languages.noGaps')}
          text={t('languages.noGapsText')}
          action={
            isOnlyGaps && (
              <Button variant="default" onClick={() => showOnlyGaps(false)}>
                {t('languages.showAll')}
              </Button>
            )
          }
        />
      )}
    </>
  );
}

/** The languages of the site and the translation state of every item. */
export function LanguagesSection() {
  const { t } = useTranslation(['checks', 'fields']);
  const { languages } = useSettings();
  const matrix = useDocumentScan(languageMatrix);
  const hasSeveral = matrix.languages.length > 1;
  return (
    <SectionFrame section="languages" title={t('fields:section.languages')} intro={t('languages.intro')}>
      {hasSeveral ? (
        <>
          <LanguagesProgress document={matrix.document} languages={matrix.languages} />
          <Matrix matrix={matrix} />
          <TranslationFilePanel rows={matrix.rows} />
        </>
      ) : (
        languages.length === 1 && (
          <EmptyState icon={IconLanguageHiragana} isCompact title={t('languages.only')} text={t('languages.onlyText')} />
        )
      )}
      <Paper withBorder p="md" className={classes['choice'] ?? ''}>
        <Text component="h3" size="md" fw={650} m={0}>
          {t('languages.settings')}
        </Text>
        <LanguageChoice editLocation={FOCUS} />
      </Paper>
    </SectionFrame>
  );
}
