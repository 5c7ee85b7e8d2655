import * as z from 'zod';
import type { Language } from '#shared/model/language.ts';
import { labelsIn, plainText } from '#web/app/help/pages/help-markup.ts';
import { HELP_PAGES, HELP_PAGE_NAMES, type HelpPage } from '#web/app/help/pages/help-pages.ts';
import { i18n, loadTexts } from '#web/lib/i18n.ts';
import type { Area } from '#web/lib/texts.ts';

const PageTexts = z.object({
  lead: z.string(),
  tasks: z.record(z.string(), z.object({ title: z.string(), steps: z.string() })),
  notes: z.string(),
});

const Titles = z.object({ title: z.string(), words: z.string() });

const NO_TEXTS: z.infer<typeof PageTexts> = { lead: '', tasks: {}, notes: '' };

/** Returns the label at `area:key` in a language; empty until its catalogue is loaded. */
export function labelIn(language: Language, key: string): string {
  const [area = '', path = ''] = key.split(':');
  const label: unknown = i18n.getResource(language, area, path);
  return typeof label === 'string' ? label : '';
}

/** Returns title and other words of a page. The catalogues `help`, `common`, `commands` and `sites` must be loaded. */
export function titleOf(language: Language, page: HelpPage): { title: string; words: string } {
  const { title, words } = Titles.parse(i18n.getResource(language, 'help', `page.${page}`));
  return { title: plainText(title, (key) => labelIn(language, key)), words };
}

/** Returns the texts of a page; empty until their catalogue is loaded. Labels and figures are not replaced yet. */
export const textsOfPage = (language: Language, page: HelpPage): z.infer<typeof PageTexts> =>
  PageTexts.safeParse(i18n.getResource(language, HELP_PAGES[page].area, page)).data ?? NO_TEXTS;

const areasIn = (language: Language, page: HelpPage): Area[] => {
  const areas = labelsIn(JSON.stringify(textsOfPage(language, page))).map((key) => key.split(':')[0]);
  return [...new Set(areas)] as Area[];
};

/** Loads the texts of pages, and the catalogues with the labels that they name. */
export async function loadPages(language: Language, pages: readonly HelpPage[] = HELP_PAGE_NAMES): Promise<void> {
  await loadTexts([...new Set(pages.map((page) => HELP_PAGES[page].area))]);
  await loadTexts([...new Set(pages.flatMap((page) => areasIn(language, page)))]);
}
