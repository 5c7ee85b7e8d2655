import { Text } from '@mantine/core';
import { IconColorSwatch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { ImageRef } from '#shared/model/media/media.ts';
import { paletteFrom } from '#shared/rules/themes/propose-palette.ts';
import { logoPixels } from '#web/features/editor/design/logo-pixels.ts';
import { useThemeEdits } from '#web/features/editor/design/use-theme-edits.ts';
import { SubtleButton } from '#web/features/editor/fields/subtle-button.tsx';

/** Gives the theme a palette from the colours of the site's logo, in one undo step. */
export function LogoColours({ logo }: { logo: ImageRef }) {
  const { t } = useTranslation('design');
  const { applyPalette } = useThemeEdits();
  const [isFailed, setIsFailed] = useState(false);
  const apply = async (): Promise<void> => {
    const pixels = await logoPixels(logo);
    setIsFailed(!pixels);
    if (pixels) applyPalette(paletteFrom(pixels));
  };
  return (
    <>
      <SubtleButton leftSection={<IconColorSwatch size={16} stroke={1.5} aria-hidden />} onClick={() => void apply()}>
        {t('fromLogo')}
      </SubtleButton>
      {isFailed && (
        <Text size="xs" c="var(--mantine-color-error)" role="alert">
          {t('logoUnreadable')}
        </Text>
      )}
    </>
  );
}
