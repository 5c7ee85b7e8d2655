import { invalidInput } from '#functions/platform/base/app-error.ts';
import { sanitiseCompany } from '#shared/markup/rich-text/sanitise-company.ts';
import type { FieldError } from '#shared/model/error.ts';
import { LANGUAGES } from '#shared/model/language.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';
import { LEGAL_PAGES } from '#shared/model/sites/company.ts';
import type { SiteChanges } from '#shared/model/sites/site.ts';
import { textLength } from '#shared/values/text/normalise-text.ts';

/**
 * Returns the content with its rich texts sanitised. Sanitising can lengthen a text by escaping characters. A text that exceeds the limit
 * only because of this is rejected with `invalid-input` and never truncated. `path` is the path of the content in the request body.
 */
export function sanitiseChanges<C extends Pick<SiteChanges, 'company'>>(content: C, path: string): C {
  if (!content.company) return content;
  const company = { ...content.company };
  const faults: FieldError[] = [];
  for (const language of LANGUAGES) {
    const sent = company[language];
    if (!sent) continue;
    const safe = sanitiseCompany(sent);
    for (const page of LEGAL_PAGES) {
      if (textLength(safe[page]) > TEXT_MAX.richText)
        faults.push({ path: `${path}.company.${language}.${page}`, rule: 'too-long', params: { max: TEXT_MAX.richText } });
    }
    company[language] = safe;
  }
  if (faults.length > 0) throw invalidInput(faults);
  return { ...content, company };
}
