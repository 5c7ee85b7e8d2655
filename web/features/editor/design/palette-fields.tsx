import { Text } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import { PALETTE_ROLES, type Palette, type PaletteRole } from '#shared/model/sites/theme.ts';
import { TEXT_CONTRAST } from '#shared/values/colour.ts';
import classes from '#web/features/editor/design/design.module.css';
import { lowContrast } from '#web/features/editor/design/palette-contrast.ts';
import { useThemeEdits } from '#web/features/editor/design/use-theme-edits.ts';
import { useFieldFault } from '#web/features/editor/fields/use-field-fault.ts';
import { useIsReadOnly } from '#web/features/editor/state/editor.ts';
import { FieldErrorText } from '#web/lib/form/field-errors.tsx';
import { SiteColourField } from '#web/features/editor/fields/site-colour-field.tsx';

function PaletteField({ role, palette }: { role: PaletteRole; palette: Palette }) {
  const { t } = useTranslation(['design', 'inspector']);
  const fault = useFieldFault('settings', `theme.palette.${role}`);
  const isReadOnly = useIsReadOnly();
  const { change } = useThemeEdits();
  const low = lowContrast(palette, role);
  return (
    <div data-anchor={`settings/theme.palette.${role}`}>
      <SiteColourField
        label={t(`inspector:layout.role.${role}`)}
        value={palette[role]}
        readOnly={isReadOnly}
        // Above the field, so that it does not cover the warning below it.
        popoverProps={{ position: 'top-start' }}
        error={fault && <FieldErrorText error={fault} />}
        onChange={(colour) => change(`palette/${role}`, (theme) => ({ palette: { ...theme.palette, [role]: colour } }))}
      />
      {low && (
        <Text size="xs" c="dimmed" mt={4} role="status">
          {t('contrast', {
            paper: t(`inspector:layout.role.${low.paper}`),
            // Rounded down, so that a failing ratio never seems to pass.
            ratio: (Math.floor(low.ratio * 10) / 10).toFixed(1),
            least: TEXT_CONTRAST,
          })}
        </Text>
      )}
    </div>
  );
}

/** The colours of the theme by role, with a warning beside each that is hard to read. */
export const PaletteFields = ({ palette }: { palette: Palette }) => (
  <div className={classes['colours']}>
    {PALETTE_ROLES.map((role) => (
      <PaletteField key={role} role={role} palette={palette} />
    ))}
  </div>
);
