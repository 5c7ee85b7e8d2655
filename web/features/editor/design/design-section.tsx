import { Title } from '@mantine/core';
import { IconRotate } from '@tabler/icons-react';
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
import { useIsReadOnly, useSettings } from '#web/features/editor/state/editor.ts';

/** The look of the site's sheets: its theme, and the values in which it differs from the curated one. */
export function DesignSection() {
  const { t } = useTranslation(['design', 'fields']);
  const { theme, logo } = useSettings();
  const isReadOnly = useIsReadOnly();
  const { apply } = useThemeEdits();
  return (
    <SectionFrame section="design" title={t('fields:section.design')} intro={t('intro')} preview={<DesignPreview />}>
      <ThemeGallery />
      {theme && (
        <>
          <Title order={3} mt="md">
            {t('palette')}
          </Title>
          <PaletteFields palette={theme.palette} />
          {!isReadOnly && logo && <LogoColours key={logo.mediaId} logo={logo} />}
          <Title order={3} mt="md">
            {t('fonts')}
          </Title>
          <FontFields fonts={theme.fonts} />
          <Title order={3} mt="md">
            {t('details')}
          </Title>
          <ShapeFields theme={theme} />
          {!isReadOnly && <LayoutProposals />}
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
