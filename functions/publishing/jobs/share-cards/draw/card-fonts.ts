import { create, type Font } from 'fontkit';
import { fontKey } from '#functions/platform/gateways/font-keys.ts';
import type { ObjectStorage } from '#functions/platform/gateways/object-storage.ts';
import type { FontCoverage } from '#functions/platform/pdf/text-layout.ts';
import { fontFilePath } from '#shared/rules/themes/font-files.ts';
import { CARD_FONTS, type CardFont } from '#site-renderer/seo/share-card.ts';
import type { Language } from '#shared/model/language.ts';

/** A font that draws parts of a card. */
export interface DrawnFont extends FontCoverage {
  font: Font;
}

/** Reads the fonts of cards. */
export interface CardFonts {
  /** Returns the fonts for a text: its own, and those of other languages if it lacks a character. */
  fontsFor(text: string, own: CardFont, language: Language): Promise<DrawnFont[]>;
}

/** The languages whose fonts are searched for a character, in this order. */
const FALLBACKS = ['jp', 'cn', 'kr'] as const satisfies readonly Language[];

const codePointsOf = (text: string): number[] => Array.from(text.replaceAll(/\s/g, ''), (character) => character.codePointAt(0) ?? 0);

/** Returns the whole fonts of the deployment (ADR 90), each read once. */
export function cardFonts(files: Pick<ObjectStorage, 'read'>): CardFonts {
  const opened = new Map<string, Promise<DrawnFont>>();

  async function openFont(key: string): Promise<DrawnFont> {
    const bytes = await files.read(key);
    if (!bytes) throw new Error(`The font ${key} is not stored`);
    const font = create(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    if (!('layout' in font)) throw new Error(`The font ${key} is a collection of fonts`);
    return { name: key, font, hasGlyph: (codePoint) => font.hasGlyphForCodePoint(codePoint) };
  }

  const read = ({ font, weight }: CardFont): Promise<DrawnFont> => {
    const key = fontKey(fontFilePath(font, weight));
    const reading = opened.get(key) ?? openFont(key);
    opened.set(key, reading);
    return reading;
  };

  return {
    async fontsFor(text, own, language) {
      const fonts = [await read(own)];
      const isCovered = () => codePointsOf(text).every((codePoint) => fonts.some(({ hasGlyph }) => hasGlyph(codePoint)));
      for (const other of [language, ...FALLBACKS]) {
        if (isCovered()) break;
        const fallback = await read({ font: CARD_FONTS[other], weight: own.weight > 500 ? 700 : 400 });
        if (!fonts.includes(fallback)) fonts.push(fallback);
      }
      return fonts;
    },
  };
}
