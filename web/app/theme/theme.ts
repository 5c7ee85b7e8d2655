import classes from '#web/app/theme/theme.module.css';
import {
  createTheme,
  type CSSVariablesResolver,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type MantineThemeOverride,
  type VariantColorsResolver,
} from '@mantine/core';
import { type BrandColours, brandColours, type ColourScheme, DARK_SURFACE } from '#shared/rules/colour/brand-colour.ts';
import { DARK, FILL, RAMPS } from '#web/app/theme/palette.ts';

const primaryTuple = ({ tint, fill }: BrandColours): MantineColorsTuple => [
  tint(0.03),
  tint(0.07),
  tint(0.13),
  tint(0.25),
  tint(0.4),
  tint(0.6),
  tint(0.8),
  fill,
  fill,
  fill,
];

/** The system fonts, followed by the Noto font of each script. */
const FONT_FAMILY =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Hiragino Sans", "Yu Gothic UI", "Noto Sans JP", "Noto Sans CJK JP", "PingFang SC", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC", "Apple SD Gothic Neo", "Malgun Gothic", "Noto Sans KR", "Noto Sans CJK KR", sans-serif';

export interface ConsoleTheme {
  theme: MantineThemeOverride;
  cssVariablesResolver: CSSVariablesResolver;
}

const COMPONENTS: NonNullable<MantineThemeOverride['components']> = {
  Button: { defaultProps: { size: 'sm', variant: 'filled' }, classNames: { root: classes['button'] ?? '' } },
  ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 36 } },
  InputWrapper: {
    defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] },
    classNames: { description: classes['description'] ?? '', error: classes['error'] ?? '' },
    styles: {
      label: { marginBottom: 4 },
      description: { marginTop: 6, lineHeight: 1.5 },
      error: { marginTop: 4, fontSize: 13, lineHeight: 1.5 },
    },
  },
  Modal: {
    styles: { title: { fontSize: 16, fontWeight: 650, lineHeight: 1.4 } },
    // The header of a dialog is not the banner of the page.
    defaultProps: {
      attributes: { header: { role: 'none' } },
      centered: true,
      overlayProps: { backgroundOpacity: 0.4 },
      transitionProps: { duration: 150 },
    },
  },
  Drawer: { defaultProps: { attributes: { header: { role: 'none' } } } },
  // The placeholder is not a menu item; without it the focus goes to the first item.
  Menu: { defaultProps: { shadow: 'md', withInitialFocusPlaceholder: false, transitionProps: { duration: 120 } } },
  Tooltip: { defaultProps: { openDelay: 300, transitionProps: { duration: 120 }, events: { hover: true, focus: true, touch: false } } },
};

/** Filled controls in the primary colour get a readable text colour and a border; `variables` set both for each scheme. */
const primaryIsReadable: VariantColorsResolver = (input) => {
  const colours = defaultVariantColorsResolver(input);
  if (input.variant !== 'filled' || input.color !== 'primary') return colours;
  return { ...colours, color: 'var(--mantine-primary-color-contrast)', border: '1px solid var(--brand-edge)' };
};

type Variables = Record<string, string>;

/** Returns the shades of a colour in the dark scheme, and what Mantine derives from shades in the light one. */
function rampVariables(name: string, ramp: MantineColorsTuple, { fill, hover }: { fill: string; hover: string }): Variables {
  const prefix = `--mantine-color-${name}`;
  return {
    ...Object.fromEntries(ramp.map((shade, index) => [`${prefix}-${index}`, shade])),
    [`${prefix}-filled`]: fill,
    [`${prefix}-filled-hover`]: hover,
    [`${prefix}-text`]: `var(${prefix}-${FILL})`,
    [`${prefix}-outline`]: `var(${prefix}-${FILL})`,
    [`${prefix}-outline-hover`]: `var(${prefix}-0)`,
    [`${prefix}-light`]: `var(${prefix}-1)`,
    [`${prefix}-light-hover`]: `var(${prefix}-2)`,
    [`${prefix}-light-color`]: `var(${prefix}-9)`,
  };
}

/** Returns the variables whose meaning is the same in both schemes. */
const schemeVariables = (brand: BrandColours, scheme: ColourScheme): Variables => ({
  '--mantine-primary-color-contrast': brand.onFill,
  '--mantine-color-error': RAMPS.danger[scheme][7],
  '--mantine-color-dimmed': RAMPS.gray[scheme][6],
  '--mantine-color-anchor': brand.line,
  '--mantine-color-default-border': RAMPS.gray[scheme][2],
  '--brand-edge': brand.edge,
  '--mantine-color-primary-light-color': brand.line,
  '--mantine-color-primary-outline': brand.line,
  '--mantine-color-primary-text': brand.line,
  '--mantine-color-gray-light-color': RAMPS.gray[scheme][8],
  '--mantine-color-danger-light-color': RAMPS.danger[scheme][8],
});

const lightVariables = (brand: BrandColours): Variables => ({
  ...schemeVariables(brand, 'light'),
  '--mantine-color-body': '#ffffff',
  '--mantine-color-placeholder': '#73736e',
});

const darkVariables = (brand: BrandColours): Variables => ({
  ...Object.assign(
    {},
    ...Object.entries(RAMPS).map(([name, ramp]) =>
      rampVariables(name, ramp.dark, { fill: ramp.light[FILL], hover: ramp.light[FILL + 1] ?? ramp.light[FILL] }),
    ),
  ),
  ...rampVariables('primary', primaryTuple(brand), { fill: brand.fill, hover: brand.fill }),
  ...schemeVariables(brand, 'dark'),
  '--mantine-color-body': DARK_SURFACE,
  '--mantine-color-placeholder': DARK[3],
  '--mantine-color-success': RAMPS.green.dark[FILL],
  '--mantine-color-bright': DARK[0],
  '--mantine-color-default-color': DARK[0],
  '--mantine-shadow-md': '0 8px 24px rgb(0 0 0 / 50%)',
});

/** Returns the Mantine theme of the console in a brand's main colour, with the colours of and their dark scheme. */
export function consoleTheme(mainColour: string): ConsoleTheme {
  const brand = brandColours(mainColour);
  const dark = brandColours(mainColour, 'dark');
  const ramps = Object.fromEntries(Object.entries(RAMPS).map(([name, ramp]) => [name, ramp.light]));
  const theme = createTheme({
    primaryColor: 'primary',
    primaryShade: FILL,
    colors: { ...ramps, primary: primaryTuple(brand), dark: DARK },
    black: '#202020',
    fontFamily: FONT_FAMILY,
    fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '20px' },
    headings: {
      fontFamily: FONT_FAMILY,
      fontWeight: '650',
      sizes: {
        h1: { fontSize: '20px', lineHeight: '1.4' },
        h2: { fontSize: '16px', lineHeight: '1.5' },
        h3: { fontSize: '14px', lineHeight: '1.5' },
      },
    },
    spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
    defaultRadius: 'md',
    radius: { sm: '4px', md: '8px' },
    shadows: { md: '0 8px 24px rgb(32 32 32 / 14%)' },
    cursorType: 'pointer',
    respectReducedMotion: true,
    variantColorResolver: primaryIsReadable,
    components: COMPONENTS,
  });
  return { theme, cssVariablesResolver: () => ({ variables: {}, light: lightVariables(brand), dark: darkVariables(dark) }) };
}
