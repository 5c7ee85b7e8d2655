import type { Language } from '#shared/model/language.ts';
import type { SiteTheme } from '#shared/model/sites/theme.ts';

/** Returns the phrases of a text; joined, they are the text. A line may end after each of them. */
export type SplitPhrases = (text: string, language: Language) => string[];

/** Loads the splitter of a site with a theme. Its models of languages have 100 KB, so nothing else imports them statically. */
export const loadPhrases = async (theme: SiteTheme | null): Promise<SplitPhrases | undefined> =>
  theme === null ? undefined : loadSplitter();

/** Loads the splitter, for sites with and without a theme. */
export const loadSplitter = async (): Promise<SplitPhrases> => (await import('#site-renderer/phrases/phrases.ts')).phrases;
