import { useTranslation } from '#web/lib/use-translation.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';
import { EMPTY_SEO } from '#shared/model/sites/seo.ts';
import { TextField } from '#web/features/editor/fields/text-field.tsx';
import { useLanguagePart, useLanguagePartEdits, useLanguagePartFault } from '#web/features/editor/sections/use-language-part.ts';
import { useIsSeoReadOnly } from '#web/features/editor/seo/use-is-seo-read-only.ts';

interface SeoFieldProps {
  name: 'title' | 'h1' | 'description';
  max: number;
}

function SeoField({ name, max }: SeoFieldProps) {
  const { t } = useTranslation(['seo', 'fields']);
  const { change } = useLanguagePartEdits('seo', 'seo');
  const value = useLanguagePart('seo')?.[name] ?? '';
  const error = useLanguagePartFault('seo', name);
  const isReadOnly = useIsSeoReadOnly();
  return (
    <div data-anchor={`seo/${name}`}>
      <TextField
        label={t(`fields:content.${name}`)}
        help={t(`${name}Help`)}
        value={value}
        max={max}
        error={error}
        isLong={name === 'description'}
        isReadOnly={isReadOnly}
        onChange={(text) => change({ [name]: text }, EMPTY_SEO)}
      />
    </div>
  );
}

/** Title, H1 and description in the language being edited. */
export function SeoFields() {
  return (
    <>
      <SeoField name="title" max={TEXT_MAX.seoTitle} />
      <SeoField name="h1" max={TEXT_MAX.seoH1} />
      <SeoField name="description" max={TEXT_MAX.seoDescription} />
    </>
  );
}
