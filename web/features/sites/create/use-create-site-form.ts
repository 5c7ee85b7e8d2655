import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { draftErrors, EMPTY_SITE, type SiteDraft, toNewSite } from '#web/features/sites/create/site-draft.ts';
import { useCreateSite } from '#web/features/sites/site-queries.ts';
import type { TemplateDesign } from '#web/features/sites/templates/template-design.ts';
import { useTemplateContent } from '#web/features/sites/templates/use-template-content.ts';
import { useTemplateTexts } from '#web/features/sites/templates/use-template-texts.ts';
import { useDraftForm } from '#web/lib/form/use-draft-form.ts';
import { useUser } from '#web/lib/session/user.ts';
import { toast } from '#web/lib/toast.ts';

type Layout = Pick<SiteDraft, 'numberHorizontal' | 'numberVertical' | 'viewMode'>;

/** Returns the grid and view mode of a template; for `null`, those of a blank site. */
const layoutOf = (design: TemplateDesign | null): Layout =>
  design
    ? { numberHorizontal: design.rows, numberVertical: design.columns, viewMode: design.viewMode }
    : { numberHorizontal: EMPTY_SITE.numberHorizontal, numberVertical: EMPTY_SITE.numberVertical, viewMode: EMPTY_SITE.viewMode };

/** The state of the form of a new site, blank or from a template. */
export function useCreateSiteForm() {
  const { t } = useTranslation('sites');
  const user = useUser();
  const create = useCreateSite();
  const contentOf = useTemplateContent();
  const [template, setTemplate] = useState<TemplateDesign | null>(null);
  const texts = useTemplateTexts();
  const { formId, form, showErrors, refuse } = useDraftForm({
    initialValues: EMPTY_SITE,
    errorsOf: (draft) => draftErrors(draft, user.limits),
    checkedOnBlur: ['name'],
  });

  const suggestedName = (design: TemplateDesign | null): string => (design && texts?.[design.name].title) ?? '';
  /** Selects a template or a blank site. Replaces the name if it was only suggested, and keeps one that was entered. */
  const selectTemplate = (design: TemplateDesign | null): void => {
    const { name } = form.values;
    const isSuggested = name.trim() === '' || name === suggestedName(template);
    form.setValues({ ...layoutOf(design), ...(isSuggested && { name: suggestedName(design) }) });
    form.clearErrors();
    setTemplate(design);
  };

  const submit = form.onSubmit(
    (draft) =>
      create.mutate(
        { site: toNewSite(draft), ...(template && { makeContent: () => contentOf(template) }) },
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

  return { formId, form, create, submit, template, selectTemplate };
}
