import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { SiteTemplate } from '#shared/model/sites/site-template.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { gridCells } from '#shared/values/cell.ts';
import { loadPhrases } from '#site-renderer/phrases/split-phrases.ts';
import { useTemplateDocument } from '#web/features/sites/shared/template-queries.ts';
import { SheetPager } from '#web/features/sites/templates/sheet-pager.tsx';
import { PREVIEW_SIZE, TemplatePreviewScreen, UPLOADS } from '#web/features/sites/templates/template-screens.tsx';
import { addThemeFaces } from '#web/lib/fonts/font-faces.ts';
import { useLanguage } from '#web/lib/use-language.ts';
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

/** The sheets of a saved template, in the console's language if the template has it, with the fonts and the phrases of its theme. */
function SavedSheets({ name, document }: { name: string; document: SiteDocument }) {
  const { t } = useTranslation('snapshots');
  const console = useLanguage();
  const { grid, settings } = document;
  const { theme, languages, defaultLanguage } = settings;
  const language = languages.includes(console) ? console : defaultLanguage;
  const { data: phrases } = useQuery({
    queryKey: ['phrases', theme !== null],
    queryFn: async () => (await loadPhrases(theme)) ?? null,
    staleTime: Infinity,
  });
  useEffect(() => {
    if (theme) addThemeFaces(theme.fonts[language]);
  }, [theme, language]);
  const cells = [...gridCells(grid.numberHorizontal, grid.numberVertical)].filter((cell) => grid.cells[cell] !== undefined);
  if (cells.length === 0) return <Text c="dimmed">{t('noSheets')}</Text>;
  return (
    <SheetPager name={name} cells={cells}>
      {(cell) => (
        <TemplatePreviewScreen document={document} cell={cell} language={language} phrases={phrases ?? undefined} addresses={UPLOADS} />
      )}
    </SheetPager>
  );
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
          placeholder={<Skeleton {...PREVIEW_SIZE} maw="100%" radius={28} mx="auto" />}
        >
          {(document) => <SavedSheets name={template.name} document={document} />}
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
