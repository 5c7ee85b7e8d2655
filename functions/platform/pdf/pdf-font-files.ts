/** The font files of PDFs, in the order in which they are searched for a character. The build puts them beside the function. */
export const PDF_FONT_FILES = {
  jp: { package: '@expo-google-fonts/noto-sans-jp', file: '400Regular/NotoSansJP_400Regular.ttf' },
  sc: { package: '@expo-google-fonts/noto-sans-sc', file: '400Regular/NotoSansSC_400Regular.ttf' },
  kr: { package: '@expo-google-fonts/noto-sans-kr', file: '400Regular/NotoSansKR_400Regular.ttf' },
} as const;
export type FontName = keyof typeof PDF_FONT_FILES;

/** Returns the name of a font file beside the function. */
export const pdfFontFile = (name: string): string => `${name}.ttf`;
