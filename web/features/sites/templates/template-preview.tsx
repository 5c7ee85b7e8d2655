import { Button, Modal, Text } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { TemplateLooks } from '#web/features/sites/templates/looks/use-template-looks.ts';
import { templatePreviewDocument } from '#web/features/sites/templates/template-preview-document.ts';
import type { AllTemplateTexts, TemplateDesign } from '#web/features/sites/templates/template-design.ts';
import { SheetPager } from '#web/features/sites/templates/sheet-pager.tsx';
import { DRAWINGS, TemplatePreviewScreen } from '#web/features/sites/templates/template-screens.tsx';
import { useLanguage } from '#web/lib/use-language.ts';
import { useUser } from '#web/lib/session/user.ts';

interface TemplateSheetsProps {
  design: TemplateDesign;
  texts: AllTemplateTexts;
  looks: TemplateLooks;
  onUse: (design: TemplateDesign) => void;
}

/** The purpose of a template, its sheets, and the button that uses it. */
function TemplateSheets({ design, texts, looks: { tones, phrases }, onUse }: TemplateSheetsProps) {
  const { t } = useTranslation('templates');
  const language = useLanguage();
  const { limits } = useUser();
  const document = useMemo(
    () => templatePreviewDocument(design, texts, { language, limits, tones }),
    [design, texts, language, limits, tones],
  );
  const { title, about } = texts[design.name];
  return (
    <>
      <Text size="sm" c="dimmed" mb="md">
        {about}
      </Text>
      <SheetPager name={title} cells={design.sheets.map(({ cell }) => cell)}>
        {(cell) => <TemplatePreviewScreen document={document} cell={cell} language={language} phrases={phrases} addresses={DRAWINGS} />}
      </SheetPager>
      <Button fullWidth mt="md" onClick={() => onUse(design)}>
        {t('use')}
      </Button>
    </>
  );
}

interface TemplatePreviewProps {
  /** `null` while the preview is closed. */
  design: TemplateDesign | null;
  texts: AllTemplateTexts;
  looks: TemplateLooks;
  onClose: () => void;
  onUse: (design: TemplateDesign) => void;
}

/** A dialog with the sheets of a template, as visitors would see them. */
export function TemplatePreview({ design, texts, looks, onClose, onUse }: TemplatePreviewProps) {
  return (
    <Modal opened={design !== null} onClose={onClose} title={design && texts[design.name].title} size={420} centered>
      {design && <TemplateSheets key={design.name} design={design} texts={texts} looks={looks} onUse={onUse} />}
    </Modal>
  );
}
