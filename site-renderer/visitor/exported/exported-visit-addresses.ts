import type { Language } from '#shared/model/language.ts';

/** The addresses of a visit of an exported site, below the folder of the page's language (ADR 126). */

/** Returns the name of the page's file, which may name a cell. Some hosts leave out `.html`. */
export const namedInPath = (): string => (location.pathname.split('/').pop() as string).replace('.html', '');
export const newsAddress = (language: Language): string => `./n/${language}.json`;
export const popupsAddress = (_api: string, language: string): string => `./p/${language}.json`;
