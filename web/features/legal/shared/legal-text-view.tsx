import { Box, Text, Title } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { LegalTexts } from '#shared/model/legal/legal-document.ts';
import { DEFAULT_LANGUAGE, type Language, LANGUAGE_NAME, LANGUAGE_TAG } from '#shared/model/language.ts';
import { legalBlocks } from '#shared/rules/legal/legal-text.ts';
import { legalTextFor } from '#shared/rules/legal/legal-version.ts';

/** A document in the reader's language; if that is missing, in another language with a note. */
export function LegalTextView({ texts, language }: { texts: LegalTexts; language: Language }) {
  const { t } = useTranslation('legal');
  const shown = legalTextFor(texts, language);
  return (
    <>
      {shown.language !== language && <Text c="dimmed">{t('page.fallback', { language: LANGUAGE_NAME[shown.language] })}</Text>}
      {shown.language !== DEFAULT_LANGUAGE && <Text c="dimmed">{t('page.binding')}</Text>}
      <Box lang={LANGUAGE_TAG[shown.language]}>
        {legalBlocks(shown.text).map(({ kind, text }, index) =>
          kind === 'heading' ? (
            <Title key={index} order={2} size="h3" mt="lg">
              {text}
            </Title>
          ) : (
            <Text key={index} style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {text}
            </Text>
          ),
        )}
      </Box>
    </>
  );
}
