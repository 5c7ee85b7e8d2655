import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { draftErrors, EMPTY_SITE, type SiteDraft, toNewSite } from '#web/features/sites/create/site-draft.ts';
import type { SiteTemplate } from '#shared/model/sites/site-template.ts';
import { useCreateSite } from '#web/features/sites/site-queries.ts';
import type { TemplateDesign } from '#web/features/sites/templates/template-design.ts';
import { useTemplateContent } from '#web/features/sites/templates/use-template-content.ts';
import { useTemplateTexts } from '#web/features/sites/templates/use-template-texts.ts';
import { useDraftForm } from '#web/lib/form/use-draft-form.ts';
import { useUser } from '#web/lib/session/user.ts';
import { toast } from '#web/lib/toast.ts';

/** Where a new site begins: blank, a built-in template, or a saved one. */
export type SiteStart = { kind: 'blank' } | { kind: 'curated'; design: TemplateDesign } | { kind: 'saved'; template: SiteTemplate };

const BLANK: SiteStart = { kind: 'blank' };

type Layout = Pick<SiteDraft, 'numberHorizontal' | 'numberVertical' | 'viewMode'>;

/** Returns the grid and view mode of a built-in template, else those of a blank site. A saved template has its own. */
const layoutOf = (start: SiteStart): Layout =>
  start.kind === 'curated'
    ? { numberHorizontal: start.design.rows, numberVertical: start.design.columns, viewMode: start.design.viewMode }
    : { numberHorizontal: EMPTY_SITE.numberHorizontal, numberVertical: EMPTY_SITE.numberVertical, viewMode: EMPTY_SITE.viewMode };

/** The state of the form of a new site, blank or from a template. */
export function useCreateSiteForm() {
  const { t } = useTranslation('sites');
  const user = useUser();
  const create = useCreateSite();
  const contentOf = useTemplateContent();
  const [start, setStart] = useState<SiteStart>(BLANK);
  const texts = useTemplateTexts();
  const { formId, form, showErrors, refuse } = useDraftForm({
    initialValues: EMPTY_SITE,
    errorsOf: (draft) => draftErrors(draft, user.limits),
    checkedOnBlur: ['name'],
  });

  const suggestedName = (one: SiteStart): string => {
    if (one.kind === 'saved') return one.template.name;
    return (one.kind === 'curated' && texts?.[one.design.name].title) || '';
  };
  /** Selects where the site begins. Replaces the name if it was only suggested, and keeps one that was entered. */
  const select = (next: SiteStart): void => {
    const { name } = form.values;
    const isSuggested = name.trim() === '' || name === suggestedName(start);
    form.setValues({ ...layoutOf(next), ...(isSuggested && { name: suggestedName(next) }) });
    form.clearErrors();
    setStart(next);
  };

  const submit = form.onSubmit(
    (draft) =>
      create.mutate(
        {
          site: toNewSite(draft),
          ...(start.kind === 'curated' && { makeContent: () => contentOf(start.design) }),
          ...(start.kind === 'saved' && { templateId: start.template.id }),
        },
        {
          onSuccess: ({ site }) => toast.success(t('create.done', { name: site.name })),
          onError: (error) => {
            toast.error(error, t('create.failed'));
            refuse(error);
          },
        },
      ),
    showErrors,
  );

  return { formId, form, create, submit, start, select };
}
