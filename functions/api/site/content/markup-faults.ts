import { validateTags, TAG_KINDS } from '#shared/markup/tags/validate-tags.ts';
import type { FieldError } from '#shared/model/error.ts';
import { LANGUAGES } from '#shared/model/language.ts';
import type { SiteChanges, SiteDocument } from '#shared/model/site/site.ts';

/** What is wrong with the head and body tags in content that a body holds under `root`. */
export const markupFaults = (content: SiteChanges | SiteDocument, root: string): FieldError[] =>
  TAG_KINDS.flatMap((kind) =>
    LANGUAGES.flatMap((language) => {
      const tags = content[kind]?.[language];
      const fault = tags && validateTags(kind, tags.html);
      return fault ? [{ ...fault, path: `${root}.${kind}.${language}.${fault.path}` }] : [];
    }),
  );
