import { ColorInput, type ColorInputProps, MantineThemeProvider } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';

type ColourFieldProps = Pick<
  ColorInputProps,
  | 'label'
  | 'description'
  | 'error'
  | 'value'
  | 'onChange'
  | 'onChangeEnd'
  | 'onFocus'
  | 'onBlur'
  | 'disabled'
  | 'readOnly'
  | 'placeholder'
  | 'swatches'
  | 'swatchesPerRow'
  | 'size'
  | 'name'
  | 'aria-label'
  | 'mt'
  | 'popoverProps'
>;

/** A colour typed as hex, picked from a palette, or taken from the screen; every control has an accessible name. */
export function ColourField(props: ColourFieldProps) {
  const { t } = useTranslation();
  // ColorInput passes its picker no labels for the sliders, so they are set as default props.
  const theme = useMemo(
    () => ({ components: { ColorPicker: { defaultProps: { saturationLabel: t('colour.saturation'), hueLabel: t('colour.hue') } } } }),
    [t],
  );
  return (
    <MantineThemeProvider theme={theme} inherit>
      <ColorInput {...props} format="hex" fixOnBlur={false} eyeDropperButtonProps={{ 'aria-label': t('colour.eyeDropper') }} />
    </MantineThemeProvider>
  );
}
