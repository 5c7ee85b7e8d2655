import { Group, Text } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { withoutDispensable } from '#shared/markup/tags/edit-tags.ts';
import { containsInlineCode } from '#shared/markup/tags/inline-code.ts';
import { validateTags, type TagKind } from '#shared/markup/tags/validate-tags.ts';
import type { FieldError } from '#shared/model/error.ts';
import { SubtleButton } from '#web/features/editor/fields/subtle-button.tsx';
import { useChangeSettings } from '#web/features/editor/fields/use-change-settings.ts';
import { useIsSeoReadOnly } from '#web/features/editor/seo/use-is-seo-read-only.ts';
import classes from '#web/features/editor/seo/seo.module.css';
import { useSettings } from '#web/features/editor/state/editor.ts';

interface TagRemediesProps {
  kind: TagKind;
  html: string;
  error: FieldError | undefined;
  onGoToLine: (line: number) => void;
  onReplace: (html: string) => void;
}

/**
 * Remedies for tags that are refused or do not run: go to the line, turn the tag manager on if that is sufficient,
 * or remove refused parts that measuring does not need. Both edits can be undone.
 */
export function TagRemedies({ kind, html, error, onGoToLine, onReplace }: TagRemediesProps) {
  const { t } = useTranslation('seo');
  const { tagManager } = useSettings();
  const change = useChangeSettings('seo');
  const isReadOnly = useIsSeoReadOnly();
  const { needsTagManager, shortened } = useMemo(
    () => ({
      needsTagManager: !tagManager && containsInlineCode(html) && !validateTags(kind, html, { tagManager: true }),
      shortened: withoutDispensable(kind, html, { tagManager }),
    }),
    [kind, html, tagManager],
  );
  const line = error?.params?.['line'];
  return (
    <div role="status" className={classes['remedies']}>
      {typeof line === 'number' && <SubtleButton onClick={() => onGoToLine(line)}>{t('goToLine', { line })}</SubtleButton>}
      {needsTagManager && (
        <Group gap="xs" justify="space-between">
          <Text size="xs">{t(error ? 'tagManager.suggestion' : 'tagManager.idle')}</Text>
          {!isReadOnly && <SubtleButton onClick={() => change({ tagManager: true })}>{t('tagManager.turnOn')}</SubtleButton>}
        </Group>
      )}
      {shortened !== undefined && !isReadOnly && (
        <Group gap="xs" justify="space-between">
          <Text size="xs">{t('dispensable')}</Text>
          <SubtleButton onClick={() => onReplace(shortened)}>{t('removeDispensable')}</SubtleButton>
        </Group>
      )}
    </div>
  );
}
