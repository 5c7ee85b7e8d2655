import { type ComponentProps, useRef, useState } from 'react';
import { PALETTE_ROLES } from '#shared/model/sites/theme.ts';
import { hexOf, parseColour } from '#shared/values/colour.ts';
import { useSettings } from '#web/features/editor/state/editor.ts';
import { recentValues } from '#web/lib/storage/recent-values.ts';
import { ColourField } from '#web/ui/fields/colour-field.tsx';

const recentColours = recentValues('recent-colours', 2 * PALETTE_ROLES.length);

interface SiteColourFieldProps extends Omit<ComponentProps<typeof ColourField>, 'swatches' | 'swatchesPerRow'> {
  value: string;
}

const inHex = (colour: string): string | undefined => {
  const rgb = parseColour(colour);
  return rgb && hexOf(rgb);
};

/**
 * A colour of the site. Below its picker are the colours of the site's theme, in a row of their own, then those that were last chosen on
 * this device.
 */
export function SiteColourField({ value, onFocus, onBlur, ...props }: SiteColourFieldProps) {
  const palette = useSettings().theme?.palette;
  const [recent, setRecent] = useState(recentColours.read);
  const before = useRef(value);
  const ofTheme = palette ? PALETTE_ROLES.map((role) => palette[role]) : [];
  const swatches = [...ofTheme, ...recent.filter((colour) => !ofTheme.some((other) => inHex(other) === colour))];

  return (
    <ColourField
      {...props}
      value={value}
      swatches={swatches}
      swatchesPerRow={PALETTE_ROLES.length}
      onFocus={(event) => {
        before.current = value;
        setRecent(recentColours.read());
        onFocus?.(event);
      }}
      onBlur={(event) => {
        const chosen = inHex(value);
        if (chosen !== undefined && chosen !== inHex(before.current)) recentColours.remember(chosen);
        onBlur?.(event);
      }}
    />
  );
}
