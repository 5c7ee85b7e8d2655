import classes from '#web/app/theme.module.css';
import {
  createTheme,
  type CSSVariablesResolver,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type MantineThemeOverride,
  type VariantColorsResolver,
} from '@mantine/core';
import { type BrandColours, brandColours } from '#shared/rules/colour/brand-colour.ts';

/** The index of the shade that fills buttons. */
const FILL = 7;

const WARM_GREY: MantineColorsTuple = [
  '#fafaf8',
  '#f3f3f0',
  '#e6e6e2',
  '#d6d6d1',
  '#b9b9b3',
  '#8c8c86',
  '#6b6b66',
  '#53534f',
  '#3a3a37',
  '#202020',
];
/** #E54D2E is used for icons and lines; text uses one shade darker, since #E54D2E has a contrast below 4.5:1. */
const DANGER: MantineColorsTuple = [
  '#fff4f1',
  '#fde6e0',
  '#f9cabf',
  '#f4a897',
  '#ee7f68',
  '#e9654a',
  '#e54d2e',
  '#c4381b',
  '#a52d14',
  '#7d2210',
];
const GREEN: MantineColorsTuple = [
  '#eefaf1',
  '#d9f2e0',
  '#b3e4c1',
  '#86d39c',
  '#57bd76',
  '#35a85a',
  '#218c46',
  '#16733a',
  '#115c2e',
  '#0c4523',
];
const BLUE: MantineColorsTuple = [
  '#eef5fd',
  '#dbe9fa',
  '#b7d2f4',
  '#8bb6ec',
  '#5c96e0',
  '#3a7bd3',
  '#2666bd',
  '#1c56a5',
  '#164583',
  '#103362',
];

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
    styles: { title: { fontSize: 16, fontWeight: 650 } },
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

/** Filled buttons in the primary colour get a readable text colour and a border. */
const variantColours =
  (brand: BrandColours): VariantColorsResolver =>
  (input) => {
    const colours = defaultVariantColorsResolver(input);
    const isPrimary = input.color === undefined || input.color === 'primary';
    if (input.variant === 'filled' && isPrimary) return { ...colours, color: brand.onFill, border: `1px solid ${brand.edge}` };
    return colours;
  };

const cssVariables = (brand: BrandColours): ReturnType<CSSVariablesResolver> => ({
  variables: { '--mantine-primary-color-contrast': brand.onFill },
  light: {
    '--mantine-color-body': '#ffffff',
    '--mantine-color-error': DANGER[7],
    '--mantine-color-dimmed': WARM_GREY[6],
    '--mantine-color-placeholder': '#73736e',
    '--mantine-color-anchor': brand.line,
    '--mantine-color-default-border': WARM_GREY[2],
    '--brand-edge': brand.edge,
    '--mantine-color-primary-light-color': brand.line,
    '--mantine-color-primary-outline': brand.line,
    '--mantine-color-primary-text': brand.line,
    '--mantine-color-gray-light-color': WARM_GREY[8],
    '--mantine-color-danger-light-color': DANGER[8],
    '--mantine-primary-color-contrast': brand.onFill,
  },
  dark: {},
});

/** Returns the Mantine theme of the console in a brand's main colour, with the colours of. */
export function consoleTheme(mainColour: string): ConsoleTheme {
  const brand = brandColours(mainColour);
  const theme = createTheme({
    primaryColor: 'primary',
    primaryShade: FILL,
    colors: { primary: primaryTuple(brand), danger: DANGER, gray: WARM_GREY, green: GREEN, blue: BLUE, red: DANGER },
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
    variantColorResolver: variantColours(brand),
    components: COMPONENTS,
  });
  return { theme, cssVariablesResolver: () => cssVariables(brand) };
}
