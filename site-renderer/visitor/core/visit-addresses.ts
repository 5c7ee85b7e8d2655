import type { Language } from '#shared/model/language.ts';
import { newsDataPath } from '#shared/rules/sites/site-file-keys.ts';

/** The addresses of a visit. Exported sites replace this module (ADR 126). */

/** Returns the last segment of the page's address, which may name a cell. */
export const namedInPath = (): string => location.pathname.split('/').pop() as string;
export const newsAddress = (language: Language): string => newsDataPath(language);
/** Returns the address of the active popups. `api`: the API address of the site. */
export const popupsAddress = (api: string, language: string): string => `${api}/popups?lang=${language}`;
