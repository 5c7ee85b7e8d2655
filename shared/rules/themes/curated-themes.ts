import type { FontPair, Palette, SiteTheme, ThemeName } from '#shared/model/sites/theme.ts';
import type { Language } from '#shared/model/language.ts';

type Look = Omit<SiteTheme, 'name' | 'palette' | 'fonts'>;

const LOOK: Look = {
  scale: 'medium',
  buttonShape: 'pill',
  corner: 'small',
  backdrop: 'gradient',
  spacing: 'normal',
  entrance: 'rise',
  slowZoom: false,
  transition: 'slide',
  progressLine: true,
};

const palette = (background: string, surface: string, text: string, accent: string, quiet: string): Palette => ({
  background,
  surface,
  text,
  accent,
  quiet,
});

type Fonts = Record<Language, FontPair>;
const GOTHIC: Fonts = {
  jp: { headline: 'zen-kaku-gothic-new', text: 'zen-kaku-gothic-new' },
  en: { headline: 'montserrat', text: 'inter' },
  cn: { headline: 'noto-sans-sc', text: 'noto-sans-sc' },
  kr: { headline: 'noto-sans-kr', text: 'noto-sans-kr' },
};
const MINCHO: Fonts = {
  jp: { headline: 'shippori-mincho', text: 'shippori-mincho' },
  en: { headline: 'cormorant-garamond', text: 'cormorant-garamond' },
  cn: { headline: 'noto-serif-sc', text: 'noto-serif-sc' },
  kr: { headline: 'gowun-batang', text: 'gowun-batang' },
};
const ROUNDED: Fonts = {
  jp: { headline: 'zen-maru-gothic', text: 'zen-maru-gothic' },
  en: { headline: 'montserrat', text: 'montserrat' },
  cn: { headline: 'noto-sans-sc', text: 'noto-sans-sc' },
  kr: { headline: 'gowun-dodum', text: 'gowun-dodum' },
};
const BRUSH: Fonts = {
  jp: { headline: 'yuji-syuku', text: 'zen-old-mincho' },
  en: { headline: 'playfair-display', text: 'cormorant-garamond' },
  cn: { headline: 'ma-shan-zheng', text: 'noto-serif-sc' },
  kr: { headline: 'noto-serif-kr', text: 'gowun-batang' },
};
const DISPLAY: Fonts = {
  jp: { headline: 'dela-gothic-one', text: 'm-plus-1p' },
  en: { headline: 'oswald', text: 'inter' },
  cn: { headline: 'noto-sans-sc', text: 'noto-sans-sc' },
  kr: { headline: 'noto-sans-kr', text: 'noto-sans-kr' },
};
const MAGAZINE: Fonts = {
  jp: { headline: 'noto-serif-jp', text: 'noto-sans-jp' },
  en: { headline: 'dm-serif-display', text: 'inter' },
  cn: { headline: 'noto-serif-sc', text: 'noto-sans-sc' },
  kr: { headline: 'noto-serif-kr', text: 'noto-sans-kr' },
};
const DECORATIVE: Fonts = { ...MINCHO, jp: { headline: 'kaisei-decol', text: 'zen-old-mincho' } };
const POP: Fonts = {
  ...ROUNDED,
  jp: { headline: 'rocknroll-one', text: 'm-plus-rounded-1c' },
  kr: { headline: 'noto-sans-kr', text: 'noto-sans-kr' },
};

/** The twelve themes from which an owner starts. Every palette has a contrast of 4.5:1 for its texts and its buttons. */
const CURATED_THEMES: { readonly [N in ThemeName]: Omit<SiteTheme, 'name'> } = {
  paper: { ...LOOK, palette: palette('#F6F1E7', '#FFFDF8', '#2B2622', '#8A4B2D', '#6E6459'), fonts: MINCHO },
  ink: {
    ...LOOK,
    palette: palette('#1A1A1A', '#262626', '#F4F1EA', '#E2C9A1', '#B5AFA4'),
    fonts: BRUSH,
    buttonShape: 'square',
    corner: 'none',
  },
  snow: { ...LOOK, palette: palette('#FFFFFF', '#F3F5F7', '#1D2430', '#0B5FB0', '#5A6676'), fonts: GOTHIC, buttonShape: 'rounded' },
  blossom: {
    ...LOOK,
    palette: palette('#FDF3F3', '#FFFFFF', '#43282E', '#B03A5B', '#7A5A61'),
    fonts: DECORATIVE,
    corner: 'large',
    entrance: 'fade',
    transition: 'fade',
  },
  moss: { ...LOOK, palette: palette('#EFF1E6', '#FAFBF5', '#26301F', '#47642C', '#5D6853'), fonts: MINCHO, buttonShape: 'outline' },
  indigo: {
    ...LOOK,
    palette: palette('#0F2540', '#18335A', '#F3F6FA', '#9CC7F0', '#A9BACD'),
    fonts: MINCHO,
    buttonShape: 'square',
    corner: 'none',
    spacing: 'wide',
  },
  night: {
    ...LOOK,
    palette: palette('#0B0B12', '#1A1A26', '#F5F5FA', '#B8A5FF', '#A4A4B8'),
    fonts: GOTHIC,
    entrance: 'settle',
    slowZoom: true,
    transition: 'depth',
  },
  ember: {
    ...LOOK,
    palette: palette('#2A1410', '#3B1E18', '#FFF3EA', '#FFB37A', '#D3AFA0'),
    fonts: GOTHIC,
    backdrop: 'shade',
    entrance: 'drift',
  },
  editorial: {
    ...LOOK,
    palette: palette('#FAFAF7', '#FFFFFF', '#161616', '#B3261E', '#616161'),
    fonts: MAGAZINE,
    scale: 'large',
    buttonShape: 'text',
    corner: 'none',
    spacing: 'wide',
    entrance: 'reveal',
    transition: 'cover',
  },
  pop: {
    ...LOOK,
    palette: palette('#FFE94A', '#FFFFFF', '#1C1A2E', '#C2185B', '#4D4A2A'),
    fonts: POP,
    scale: 'large',
    corner: 'large',
    backdrop: 'panel',
  },
  mono: {
    ...LOOK,
    palette: palette('#FFFFFF', '#F0F0F0', '#000000', '#000000', '#595959'),
    fonts: DISPLAY,
    scale: 'large',
    buttonShape: 'square',
    corner: 'none',
    backdrop: 'shade',
    spacing: 'tight',
    entrance: 'none',
  },
  gilt: {
    ...LOOK,
    palette: palette('#14110B', '#221C12', '#F7EFDF', '#D9B56B', '#B9AA8C'),
    fonts: DECORATIVE,
    buttonShape: 'outline',
    corner: 'none',
    spacing: 'wide',
    entrance: 'fade',
    slowZoom: true,
  },
};

/** Returns the theme with its curated values. */
export const curatedTheme = (name: ThemeName): SiteTheme => ({ name, ...CURATED_THEMES[name] });
