import type { Language } from '#shared/model/language.ts';

type Generic = 'sans-serif' | 'serif';
type ByWeight<T> = Readonly<Record<400 | 700, T>>;

/** The mean width in em of a character of running text in Arial and in Times New Roman, which Helvetica, Liberation and others share. */
export const SYSTEM_WIDTHS: Readonly<Record<Generic, ByWeight<number>>> = {
  'sans-serif': { 400: 0.4452, 700: 0.4818 },
  serif: { 400: 0.4041, 700: 0.4303 },
};

/** The names of system fonts with these widths: Windows and macOS, iOS, Linux, Android. */
export const LATIN_FONTS: Readonly<Record<Generic, ByWeight<readonly string[]>>> = {
  'sans-serif': {
    400: ['Arial', 'Helvetica', 'Liberation Sans', 'Roboto'],
    700: ['Arial Bold', 'Helvetica Bold', 'Liberation Sans Bold', 'Roboto Bold'],
  },
  serif: {
    400: ['Times New Roman', 'Times', 'Liberation Serif'],
    700: ['Times New Roman Bold', 'Times Bold', 'Liberation Serif Bold'],
  },
};

/** The width in em of the characters of a script in the system fonts of `SCRIPT_FONTS`. */
export const SCRIPT_WIDTHS: Readonly<Record<Exclude<Language, 'en'>, number>> = { jp: 1, cn: 1, kr: 0.92 };

/** The names of system fonts of a script: macOS and iOS, Windows, Android and Linux. */
export const SCRIPT_FONTS: Readonly<Record<Exclude<Language, 'en'>, Readonly<Record<Generic, ByWeight<readonly string[]>>>>> = {
  jp: {
    'sans-serif': {
      400: ['HiraginoSans-W3', 'Yu Gothic Medium', 'NotoSansCJKjp-Regular'],
      700: ['HiraginoSans-W6', 'Yu Gothic Bold', 'NotoSansCJKjp-Bold'],
    },
    serif: {
      400: ['HiraMinProN-W3', 'Yu Mincho', 'NotoSerifCJKjp-Regular'],
      700: ['HiraMinProN-W6', 'Yu Mincho Demibold', 'NotoSerifCJKjp-Bold'],
    },
  },
  cn: {
    'sans-serif': {
      400: ['PingFangSC-Regular', 'Microsoft YaHei', 'NotoSansCJKsc-Regular'],
      700: ['PingFangSC-Semibold', 'Microsoft YaHei Bold', 'NotoSansCJKsc-Bold'],
    },
    serif: { 400: ['STSongti-SC-Regular', 'SimSun', 'NotoSerifCJKsc-Regular'], 700: ['STSongti-SC-Bold', 'SimSun', 'NotoSerifCJKsc-Bold'] },
  },
  kr: {
    'sans-serif': {
      400: ['AppleSDGothicNeo-Regular', 'Malgun Gothic', 'NotoSansCJKkr-Regular'],
      700: ['AppleSDGothicNeo-Bold', 'Malgun Gothic Bold', 'NotoSansCJKkr-Bold'],
    },
    serif: { 400: ['AppleMyungjo', 'Batang', 'NotoSerifCJKkr-Regular'], 700: ['AppleMyungjo', 'Batang', 'NotoSerifCJKkr-Bold'] },
  },
};
