import type { TagRules } from '#shared/markup/tags/markup-fault.ts';
import { validateTags, TAG_KINDS } from '#shared/markup/tags/validate-tags.ts';
import type { FieldError } from '#shared/model/error.ts';
import { LANGUAGES } from '#shared/model/language.ts';
import type { SiteChanges, SiteDocument } from '#shared/model/sites/site.ts';

/** Returns the faults of the head and body tags in content. `root` is the path of the content in the request body. */
export const markupFaults = (content: SiteChanges | SiteDocument, root: string, rules: TagRules): FieldError[] =>
  TAG_KINDS.flatMap((kind) =>
    LANGUAGES.flatMap((language) => {
      const tags = content[kind]?.[language];
      const fault = tags && validateTags(kind, tags.html, rules);
      return fault ? [{ ...fault, path: `${root}.${kind}.${language}.${fault.path}` }] : [];
    }),
  );
