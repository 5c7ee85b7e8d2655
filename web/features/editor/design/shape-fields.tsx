import { Select } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import { BACKDROPS, BUTTON_SHAPES, CORNERS, ENTRANCES, SiteTheme, SPACINGS, TRANSITIONS, TYPE_SCALES } from '#shared/model/sites/theme.ts';
import { useThemeEdits } from '#web/features/editor/design/use-theme-edits.ts';
import { SegmentedField } from '#web/features/editor/fields/segmented-field.tsx';
import { SwitchField } from '#web/features/editor/fields/switch-field.tsx';
import { useIsReadOnly } from '#web/features/editor/state/editor.ts';

/** Sizes, shapes and motion of the theme. */
export function ShapeFields({ theme }: { theme: SiteTheme }) {
  const { t } = useTranslation(['design', 'fields', 'inspector']);
  const isReadOnly = useIsReadOnly();
  const { change } = useThemeEdits();
  const set = (patch: Partial<SiteTheme>): void => change(Object.keys(patch).join('/'), () => patch);
  return (
    <>
      <SegmentedField
        label={t('scale')}
        value={theme.scale}
        options={TYPE_SCALES.map((value) => ({ value, label: t(`scales.${value}`) }))}
        isReadOnly={isReadOnly}
        onChange={(scale) => set({ scale })}
      />
      <Select
        label={t('buttonShape')}
        data={BUTTON_SHAPES.map((value) => ({ value, label: t(`buttonShapes.${value}`) }))}
        value={theme.buttonShape}
        readOnly={isReadOnly}
        allowDeselect={false}
        onChange={(shape) => set({ buttonShape: SiteTheme.shape.buttonShape.parse(shape) })}
      />
      <SegmentedField
        label={t('corner')}
        value={theme.corner}
        options={CORNERS.map((value) => ({ value, label: t(`corners.${value}`) }))}
        isReadOnly={isReadOnly}
        onChange={(corner) => set({ corner })}
      />
      <SegmentedField
        label={t('fields:sheet.textBackdrop')}
        help={t('inspector:layout.backdropHint')}
        value={theme.backdrop}
        options={BACKDROPS.map((value) => ({ value, label: t(`inspector:layout.backdrop.${value}`) }))}
        isReadOnly={isReadOnly}
        onChange={(backdrop) => set({ backdrop })}
      />
      <SegmentedField
        label={t('spacing')}
        value={theme.spacing}
        options={SPACINGS.map((value) => ({ value, label: t(`spacings.${value}`) }))}
        isReadOnly={isReadOnly}
        onChange={(spacing) => set({ spacing })}
      />
      <Select
        label={t('entrance')}
        description={t('motionHint')}
        data={ENTRANCES.map((value) => ({ value, label: t(`entrances.${value}`) }))}
        value={theme.entrance}
        readOnly={isReadOnly}
        allowDeselect={false}
        onChange={(entrance) => set({ entrance: SiteTheme.shape.entrance.parse(entrance) })}
      />
      <Select
        label={t('transition')}
        description={t('transitionHint')}
        data={TRANSITIONS.map((value) => ({ value, label: t(`transitions.${value}`) }))}
        value={theme.transition}
        readOnly={isReadOnly}
        allowDeselect={false}
        onChange={(transition) => set({ transition: SiteTheme.shape.transition.parse(transition) })}
      />
      <SwitchField label={t('slowZoom')} isOn={theme.slowZoom} onChange={(slowZoom) => set({ slowZoom })} />
      <SwitchField label={t('progressLine')} isOn={theme.progressLine} onChange={(progressLine) => set({ progressLine })} />
      <SwitchField label={t('shareButton')} isOn={theme.shareButton !== false} onChange={(shareButton) => set({ shareButton })} />
    </>
  );
}
