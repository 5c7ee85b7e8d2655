import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PREVIEW_FRAME } from '#shared/model/limits.ts';
import type { SiteTemplate } from '#shared/model/sites/site-template.ts';
import { useTemplateDocument } from '#web/features/sites/shared/template-queries.ts';
import { SheetPager } from '#web/features/sites/templates/own/sheet-pager.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { QueryState } from '#web/ui/page/query-state.tsx';

interface OwnTemplatePreviewProps {
  /** `null` while the preview is closed. */
  template: SiteTemplate | null;
  /** Why the template cannot be used; `null` if it can. */
  blockedReason: (template: SiteTemplate) => string | null;
  onClose: () => void;
  onUse: (template: SiteTemplate) => void;
}

function Preview({ template, blockedReason, onUse }: Omit<OwnTemplatePreviewProps, 'template' | 'onClose'> & { template: SiteTemplate }) {
  const { t } = useTranslation('snapshots');
  const content = useTemplateDocument(template.id, template.updatedAt);
  const reason = blockedReason(template);
  return (
    <Stack gap="md">
      {template.description !== '' && (
        <Text size="sm" c="dimmed">
          {template.description}
        </Text>
      )}
      <div>
        <QueryState
          query={content}
          failed={t('previewFailed')}
          placeholder={<Skeleton height={PREVIEW_FRAME.height} width={PREVIEW_FRAME.width} maw="100%" radius={20} mx="auto" />}
        >
          {(document) => <SheetPager name={template.name} document={document} />}
        </QueryState>
      </div>
      <Text size="xs" c="dimmed">
        {t('previewNote')}
      </Text>
      <Button fullWidth disabled={reason !== null} onClick={() => onUse(template)}>
        {reason ?? t('use')}
      </Button>
    </Stack>
  );
}

/** A dialog with the sheets of a saved template, as visitors would see them on a phone. */
export function OwnTemplatePreview({ template, onClose, ...actions }: OwnTemplatePreviewProps) {
  const [shown, setShown] = useState(template);
  // The last template is kept during the closing animation.
  if (template !== null && template !== shown) setShown(template);
  return (
    <Dialog isOpen={template !== null} onClose={onClose} title={shown?.name} size={420} centered>
      {shown && <Preview key={shown.id} template={shown} {...actions} />}
    </Dialog>
  );
}
