import { Alert, Button, Group, Progress, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useTemplateFaultText } from '#web/features/sites/templates/use-template-fault-text.ts';
import type { TemplateProgress } from '#web/features/sites/templates/use-template-preparation.ts';

interface TemplateProgressNoteProps {
  progress: TemplateProgress;
  /** The pictures are uploaded, and the site is being created. */
  isCreating: boolean;
  onCancel: () => void;
}

/** The progress of a creation from a template, with a button that cancels it. */
export function TemplateProgressNote({ progress, isCreating, onCancel }: TemplateProgressNoteProps) {
  const { t } = useTranslation('templates');
  const faultText = useTemplateFaultText();
  if (progress.phase === 'idle') return null;
  if (progress.phase === 'failed')
    return (
      <Alert role="group" color="danger" variant="light" icon={<IconAlertTriangle aria-hidden />} title={t('failed')}>
        {faultText(progress.fault)}
      </Alert>
    );
  const share = progress.phase === 'uploading' ? progress.done / progress.total : 0;
  const text = isCreating ? t('creating') : progress.phase === 'drawing' ? t('drawing') : t('uploading', progress);
  return (
    <div role="status">
      <Group justify="space-between" mb={4}>
        <Text size="sm">{text}</Text>
        {!isCreating && (
          <Button variant="subtle" color="gray" size="compact-sm" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </Group>
      <Progress value={isCreating ? 100 : share * 100} animated aria-label={text} />
    </div>
  );
}
