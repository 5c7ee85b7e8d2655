import { ActionIcon, Button, Group, Modal, Text } from '@mantine/core';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_TAG } from '#shared/model/language.ts';
import { PREVIEW_FRAME } from '#shared/model/limits.ts';
import { sheetAt } from '#shared/rules/publishing/publish-check.ts';
import { SheetView } from '#site-renderer/components/sheet/sheet-view.tsx';
import { SITE_PAGE_OF_INTERNAL_PAGE } from '#shared/model/sites/destination.ts';
import type { SiteAddresses } from '#site-renderer/components/shared/site-addresses.ts';
import { SiteStage } from '#site-renderer/components/shell/site-stage.tsx';
import { VISITOR_LABELS } from '#shared/messages/visitor-catalogues.ts';
import { FEATURE_CSS } from '#site-renderer/styles/feature-css.ts';
import { SHEET_CSS } from '#site-renderer/styles/sheet-css.ts';
import { COMPOSITION_CSS } from '#site-renderer/styles/theme-css.ts';
import { templatePreviewDocument } from '#web/features/sites/templates/template-preview-document.ts';
import type { AllTemplateTexts, TemplateDesign } from '#web/features/sites/templates/template-design.ts';
import classes from '#web/features/sites/templates/template-preview.module.css';
import { useLanguage } from '#web/lib/use-language.ts';
import { useUser } from '#web/lib/session/user.ts';
import { ShadowFrame } from '#web/ui/shadow-frame.tsx';

const { picture, points, price, products } = FEATURE_CSS;
const CSS = `${SHEET_CSS}${picture}${points}${price}${products}${Object.values(COMPOSITION_CSS).join('')}:host{display:block}`;

const ADDRESSES: SiteAddresses = {
  imageUrl: ({ mediaId }) => mediaId,
  backdropUrl: () => '',
  videoUrl: ({ mediaId }) => mediaId,
  cellUrl: (cell) => `#${cell}`,
  pageUrl: (page) => `#${page}`,
  linkedPageUrl: (page) => `#${SITE_PAGE_OF_INTERNAL_PAGE[page]}`,
  languageUrl: () => undefined,
  isGoal: () => false,
};

interface TemplatePagerProps {
  design: TemplateDesign;
  texts: AllTemplateTexts;
  onUse: (design: TemplateDesign) => void;
}

/** One sheet of the template at a time, with buttons for the next and the previous one. */
function TemplatePager({ design, texts, onUse }: TemplatePagerProps) {
  const { t } = useTranslation('templates');
  const language = useLanguage();
  const { limits } = useUser();
  const document = useMemo(() => templatePreviewDocument(design, texts, { language, limits }), [design, texts, language, limits]);
  const [index, setIndex] = useState(0);
  const count = design.sheets.length;
  const cell = design.sheets[index]?.cell ?? 'A1';
  const sheet = sheetAt(document, cell, language);
  const { theme } = document.settings;
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
        {sheet && (
          <ShadowFrame className={classes['frame']} lang={LANGUAGE_TAG[language]} css={CSS}>
            <div style={{ ...PREVIEW_FRAME }} inert>
              <SiteStage viewMode="MOBILE" speakerColor={document.settings.speakerColor} themed={theme ? { theme, language } : undefined}>
                <div className="grid lone">
                  <SheetView
                    key={cell}
                    sheet={sheet}
                    cell={cell}
                    addresses={ADDRESSES}
                    words={VISITOR_LABELS[language]}
                    sizes={`${PREVIEW_FRAME.width}px`}
                    theme={theme}
                    language={language}
                  />
                </div>
              </SiteStage>
            </div>
          </ShadowFrame>
        )}
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
  onClose: () => void;
  onUse: (design: TemplateDesign) => void;
}

/** A dialog with the sheets of a template, as visitors would see them. */
export function TemplatePreview({ design, texts, onClose, onUse }: TemplatePreviewProps) {
  return (
    <Modal opened={design !== null} onClose={onClose} title={design && texts[design.name].title} size={420} centered>
      {design && <TemplatePager key={design.name} design={design} texts={texts} onUse={onUse} />}
    </Modal>
  );
}
