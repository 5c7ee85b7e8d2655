import { invalidInput } from '#functions/app-error.ts';
import { LEGAL_PAGES } from '#shared/model/site/company.ts';
import type { FieldError } from '#shared/model/error.ts';
import { textLength } from '#shared/rules/text/normalise-text.ts';
import { LANGUAGES } from '#shared/model/language.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';
import type { SiteChanges } from '#shared/model/site/site.ts';
import { sanitiseCompany } from '#shared/markup/rich-text/sanitise-company.ts';

/**
 * Content with every rich text in it reduced to what is kept of it. One that is too long only then (signs that have to be
 * written out, say) is refused, never cut. `path` is where the request names the content.
 */
export function sanitiseChanges<C extends Pick<SiteChanges, 'company'>>(content: C, path: string): C {
  if (!content.company) return content;
  const company = { ...content.company };
  const faults: FieldError[] = [];
  for (const language of LANGUAGES) {
    const sent = company[language];
    if (!sent) continue;
    const kept = sanitiseCompany(sent);
    for (const page of LEGAL_PAGES) {
      if (textLength(kept[page]) > TEXT_MAX.richText)
        faults.push({ path: `${path}.company.${language}.${page}`, rule: 'too-long', params: { max: TEXT_MAX.richText } });
    }
    company[language] = kept;
  }
  if (faults.length > 0) throw invalidInput(faults);
  return { ...content, company };
}
