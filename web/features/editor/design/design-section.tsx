import { Group, Stack, Title } from '@mantine/core';
import { IconArrowDown, IconRotate } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { DesignPreview } from '#web/features/editor/design/design-preview.tsx';
import { FontFields } from '#web/features/editor/design/font-fields.tsx';
import { LayoutProposals } from '#web/features/editor/design/layout-proposals.tsx';
import { LogoColours } from '#web/features/editor/design/logo-colours.tsx';
import { PaletteFields } from '#web/features/editor/design/palette-fields.tsx';
import { ShapeFields } from '#web/features/editor/design/shape-fields.tsx';
import { ThemeGallery } from '#web/features/editor/design/theme-gallery.tsx';
import { useThemeEdits } from '#web/features/editor/design/use-theme-edits.ts';
import { SubtleButton } from '#web/features/editor/fields/subtle-button.tsx';
import { isChangedTheme } from '#web/features/editor/model/document/edit-theme.ts';
import { SectionFrame } from '#web/features/editor/sections/section-frame.tsx';
import { useEditor, useIsReadOnly, useSettings } from '#web/features/editor/state/editor.ts';

/** The parts below the themes, which are out of view when the section opens. */
const PARTS = ['palette', 'fonts', 'details'] as const;
type PartName = (typeof PARTS)[number];

/** Buttons that scroll to the parts below the themes and focus their first control. */
function PartLinks() {
  const { t } = useTranslation('design');
  const { revealAnchor } = useEditor();
  return (
    <Group gap={4} role="group" aria-label={t('parts')}>
      {PARTS.map((name) => (
        <SubtleButton
          key={name}
          leftSection={<IconArrowDown size={16} stroke={1.5} aria-hidden />}
          onClick={() => revealAnchor({ section: 'design', anchor: `design/${name}` })}
        >
          {t(name)}
        </SubtleButton>
      ))}
    </Group>
  );
}

function Part({ name, children }: { name: PartName; children: ReactNode }) {
  const { t } = useTranslation('design');
  return (
    <Stack gap="md" mt="md" data-anchor={`design/${name}`}>
      <Title order={3}>{t(name)}</Title>
      {children}
    </Stack>
  );
}

/** The look of the site's sheets: its theme, and the values in which it differs from the curated one. */
export function DesignSection() {
  const { t } = useTranslation(['design', 'fields']);
  const { theme, logo } = useSettings();
  const isReadOnly = useIsReadOnly();
  const { apply } = useThemeEdits();
  return (
    <SectionFrame section="design" title={t('fields:section.design')} intro={t('intro')} preview={<DesignPreview />}>
      {theme && <PartLinks />}
      <ThemeGallery />
      {theme && (
        <>
          <Part name="palette">
            <PaletteFields palette={theme.palette} />
            {!isReadOnly && logo && <LogoColours key={logo.mediaId} logo={logo} />}
          </Part>
          <Part name="fonts">
            <FontFields fonts={theme.fonts} />
          </Part>
          <Part name="details">
            <ShapeFields theme={theme} />
            {!isReadOnly && <LayoutProposals />}
          </Part>
          {!isReadOnly && isChangedTheme(theme) && (
            <SubtleButton leftSection={<IconRotate size={16} stroke={1.5} aria-hidden />} onClick={() => apply(theme.name)}>
              {t('reset')}
            </SubtleButton>
          )}
        </>
      )}
    </SectionFrame>
  );
}
