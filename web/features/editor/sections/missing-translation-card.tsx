import { Button, Group, Paper, Text } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import { type Language, LANGUAGE_NAME } from '#shared/model/language.ts';
import { useIsReadOnly } from '#web/features/editor/state/editor.ts';

interface MissingTranslationCardProps {
  /** States what visitors see while the content is missing. */
  hint: string;
  startLabel: string;
  /** The anchor by which links from the checklist find the card. */
  anchor: string;
  /** Languages to copy from. */
  sources: readonly Language[];
  onStart: () => void;
  onCopy: (from: Language) => void;
}

/** States that content is missing in the current language and offers to start empty or to copy another language. */
export function MissingTranslationCard({ hint, startLabel, anchor, sources, onStart, onCopy }: MissingTranslationCardProps) {
  const { t } = useTranslation('editor');
  const isReadOnly = useIsReadOnly();
  return (
    <Paper withBorder p="md">
      <Text size="sm">{hint}</Text>
      {!isReadOnly && (
        <Group mt="sm" gap="xs">
          <Button size="sm" data-anchor={anchor} onClick={onStart}>
            {startLabel}
          </Button>
          {sources.map((from) => (
            <Button key={from} size="sm" variant="default" onClick={() => onCopy(from)}>
              {t('copyFrom', { language: LANGUAGE_NAME[from] })}
            </Button>
          ))}
        </Group>
      )}
    </Paper>
  );
}
