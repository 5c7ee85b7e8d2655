import { Button, Group, Paper, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type Language, LANGUAGE_NAME } from '#shared/model/language.ts';
import { useIsReadOnly } from '#web/features/editor/state/editor.ts';

interface MissingTranslationCardProps {
  /** What visitors get as long as nothing is entered here. */
  hint: string;
  startLabel: string;
  /** Where lists of what is to be done lead to. */
  anchor: string;
  /** The languages it can be copied from. */
  entered: readonly Language[];
  onStart: () => void;
  onCopy: (from: Language) => void;
}

/** Where nothing is entered in this language yet: what that means, and the ways to begin. */
export function MissingTranslationCard({ hint, startLabel, anchor, entered, onStart, onCopy }: MissingTranslationCardProps) {
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
          {entered.map((from) => (
            <Button key={from} size="sm" variant="default" onClick={() => onCopy(from)}>
              {t('copyFrom', { language: LANGUAGE_NAME[from] })}
            </Button>
          ))}
        </Group>
      )}
    </Paper>
  );
}
