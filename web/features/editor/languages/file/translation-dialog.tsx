import { Button, Group, Stack, Text } from '@mantine/core';
import { useMemo } from 'react';
import { compareFile, type FileTexts } from '#web/features/editor/languages/file/translation-file.ts';
import { locationOf, MatchList, useMatchChoice } from '#web/features/editor/replace/match-list.tsx';
import { useEditor, useSiteDocument } from '#web/features/editor/state/editor.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';

interface TranslationDialogProps {
  texts: FileTexts;
  isOpen: boolean;
  onClose: () => void;
}

/** Shows what a file of translations would change, and applies it in one undo step. */
export function TranslationDialog({ texts, isOpen, onClose }: TranslationDialogProps) {
  const { t } = useTranslation('translations');
  const { edit } = useEditor();
  const document = useSiteDocument();
  const comparison = useMemo(() => compareFile(document, texts), [document, texts]);
  const { chosen, choice } = useMatchChoice(comparison.changes);
  const count = comparison.changes.length;

  const apply = (): void => {
    edit(() => comparison.apply(chosen), locationOf(document, chosen));
    toast.success(t('done', { count: chosen.length }));
    onClose();
  };

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('dialog')} size={640}>
      <Stack gap="md">
        <div role="status">
          <Text fw={600}>{count === 0 ? t('none') : t('found', { count })}</Text>
          {comparison.unknownRows > 0 && (
            <Text size="sm" c="dimmed">
              {t('unknown', { count: comparison.unknownRows })}
            </Text>
          )}
        </div>
        <MatchList document={document} matches={comparison.changes} label={t('matches')} choice={choice} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button disabled={chosen.length === 0} onClick={apply}>
            {t('apply', { count: chosen.length })}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
