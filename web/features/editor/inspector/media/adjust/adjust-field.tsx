import { IconCrop } from '@tabler/icons-react';
import { lazy, memo, Suspense, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { SubtleButton } from '#web/features/editor/fields/subtle-button.tsx';
import { FieldContainer } from '#web/features/editor/inspector/sheet/sheet-field-controls.tsx';

const AdjustPanel = lazy(async () => ({
  default: (await import('#web/features/editor/inspector/media/adjust/adjust-panel.tsx')).AdjustPanel,
}));

/** Opens the crop and the adjustments of the creative of the selected sheet. */
export const AdjustField = memo(function AdjustField() {
  const { t } = useTranslation('inspector');
  const [isOpen, setOpen] = useState(false);
  return (
    <FieldContainer name="pictureCrop">
      <SubtleButton leftSection={<IconCrop size={16} stroke={1.5} aria-hidden />} onClick={() => setOpen(!isOpen)}>
        {t(isOpen ? 'adjust.close' : 'adjust.open')}
      </SubtleButton>
      {isOpen && (
        <Suspense>
          <AdjustPanel />
        </Suspense>
      )}
    </FieldContainer>
  );
});
