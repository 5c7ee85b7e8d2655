import { Radio, Text } from '@mantine/core';
import { type CSSProperties, type ReactNode, useId } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Surface, SURFACES } from '#shared/model/sites/sheet/sheet-layout.ts';
import type { Palette } from '#shared/model/sites/theme.ts';
import { useFieldHelp, WithTip } from '#web/features/editor/fields/field-help.tsx';
import { FieldContainer } from '#web/features/editor/inspector/sheet/sheet-field-controls.tsx';
import classes from '#web/features/editor/inspector/layout/layout.module.css';
import { MixedNote } from '#web/features/editor/inspector/layout/mixed-note.tsx';
import { useIsMixed } from '#web/features/editor/fields/sheet/use-is-mixed.ts';
import { useChangeEachSheet, useSheetField } from '#web/features/editor/fields/sheet/use-selected-sheet.ts';
import { useIsReadOnly } from '#web/features/editor/state/editor.ts';

const ROLES = Surface.shape.colour.options;

interface SwatchesProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string; sample: ReactNode }[];
  isMixed: boolean;
  onChange: (value: string) => void;
}

/** A choice between options that are shown as samples. */
function Swatches({ label, value, options, isMixed, onChange }: SwatchesProps) {
  const isReadOnly = useIsReadOnly();
  return (
    <Radio.Group label={label} labelProps={{ size: 'xs', mt: 8 }} value={isMixed ? null : value} readOnly={isReadOnly} onChange={onChange}>
      <div className={classes['swatches']}>
        {options.map((option, index) => (
          <Radio.Card
            key={option.value}
            value={option.value}
            aria-label={option.label}
            tabIndex={(isMixed ? index === 0 : option.value === value) ? 0 : -1}
            className={classes['swatch'] ?? ''}
          >
            {option.sample}
            <Text component="span" size="xs" className={classes['swatchName'] ?? ''}>
              {option.label}
            </Text>
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  );
}

/** Pattern and colour of what fills the selected sheets where they have no picture. */
export function SurfaceField({ palette }: { palette: Palette }) {
  const { t } = useTranslation(['inspector', 'fields']);
  const labelId = useId();
  const label = t('fields:sheet.surface');
  const surface = useSheetField('surface');
  const isPatternMixed = useIsMixed('surface', (sheet) => sheet.surface.pattern);
  const isColourMixed = useIsMixed('surface', (sheet) => sheet.surface.colour);
  const change = useChangeEachSheet('surface');
  const { description, className, tip } = useFieldHelp(label, t('layout.surfaceHint'));
  const set = (patch: Partial<Surface>): void =>
    change((sheet) => ({ surface: { ...sheet.surface, ...patch } }), Object.keys(patch).join());
  const colours: CSSProperties & Record<`--${string}`, string> = {
    '--colour': palette[surface.colour],
    '--drawn': surface.colour === 'accent' ? palette.background : palette.accent,
  };
  return (
    <FieldContainer name="surface">
      <div role="group" aria-labelledby={labelId} style={colours}>
        <WithTip tip={tip}>
          <Text id={labelId} size="sm" fw={550}>
            {label}
          </Text>
        </WithTip>
        <Swatches
          label={t('layout.pattern')}
          value={surface.pattern}
          options={SURFACES.map((pattern) => ({
            value: pattern,
            label: t(`layout.patterns.${pattern}`),
            sample: <span className={classes['pattern']} data-pattern={pattern} />,
          }))}
          isMixed={isPatternMixed}
          onChange={(pattern) => set({ pattern: Surface.shape.pattern.parse(pattern) })}
        />
        <Swatches
          label={t('layout.surfaceColour')}
          value={surface.colour}
          options={ROLES.map((role) => ({
            value: role,
            label: t(`layout.role.${role}`),
            sample: <span className={classes['colour']} style={{ background: palette[role] }} />,
          }))}
          isMixed={isColourMixed}
          onChange={(role) => set({ colour: Surface.shape.colour.parse(role) })}
        />
        <MixedNote isMixed={isPatternMixed || isColourMixed} />
        <Text size="xs" c="dimmed" mt={4} className={className ?? ''}>
          {description}
        </Text>
      </div>
    </FieldContainer>
  );
}
