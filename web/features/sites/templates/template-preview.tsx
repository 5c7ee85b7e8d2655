import { ActionIcon, Button, Group, Modal, Text } from '@mantine/core';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TemplateLooks } from '#web/features/sites/templates/looks/use-template-looks.ts';
import { templatePreviewDocument } from '#web/features/sites/templates/template-preview-document.ts';
import type { AllTemplateTexts, TemplateDesign } from '#web/features/sites/templates/template-design.ts';
import classes from '#web/features/sites/templates/template-preview.module.css';
import { TemplatePreviewScreen } from '#web/features/sites/templates/template-screens.tsx';
import { useLanguage } from '#web/lib/use-language.ts';
import { useUser } from '#web/lib/session/user.ts';

interface TemplatePagerProps {
  design: TemplateDesign;
  texts: AllTemplateTexts;
  looks: TemplateLooks;
  onUse: (design: TemplateDesign) => void;
}

/** One sheet of the template at a time, with buttons for the next and the previous one. */
function TemplatePager({ design, texts, looks: { tones, phrases }, onUse }: TemplatePagerProps) {
  const { t } = useTranslation('templates');
  const language = useLanguage();
  const { limits } = useUser();
  const document = useMemo(
    () => templatePreviewDocument(design, texts, { language, limits, tones }),
    [design, texts, language, limits, tones],
  );
  const [index, setIndex] = useState(0);
  const count = design.sheets.length;
  const cell = design.sheets[index]?.cell ?? 'A1';
  const { title, about } = texts[design.name];
  const steps = [
    { label: t('previous'), icon: IconArrowLeft, to: index - 1 },
    { label: t('next'), icon: IconArrowRight, to: index + 1 },
  ];
  return (
    <>
      <Text size="sm" c="dimmed" mb="md">
        {about}
      </Text>
      <div className={classes['phone']} role="img" aria-label={t('screen', { name: title, cell })}>
        <TemplatePreviewScreen document={document} cell={cell} language={language} phrases={phrases} />
      </div>
      <Group justify="center" mt="sm" gap="md">
        {steps.map(({ label, icon: Icon, to }) => {
          const isPossible = to >= 0 && to < count;
          return (
            <ActionIcon
              key={label}
              size={44}
              variant="default"
              aria-label={label}
              aria-disabled={!isPossible}
              {...(!isPossible && { 'data-disabled': true })}
              onClick={() => isPossible && setIndex(to)}
            >
              <Icon size={20} stroke={1.5} aria-hidden />
            </ActionIcon>
          );
        })}
      </Group>
      <Text size="xs" c="dimmed" ta="center" mt={4} aria-live="polite">
        {t('position', { place: index + 1, count })}
      </Text>
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
      {design && <TemplatePager key={design.name} design={design} texts={texts} looks={looks} onUse={onUse} />}
    </Modal>
  );
}
