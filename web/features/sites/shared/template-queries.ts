import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { TemplateFields } from '#shared/model/sites/site-template.ts';
import { api } from '#web/lib/api/api-client.ts';

const TEMPLATES = ['site-templates'] as const;

/** The templates that the login may use: those of its account first, then shared ones. */
export const useSiteTemplates = () =>
  useQuery({ queryKey: [...TEMPLATES, 'list'], queryFn: ({ signal }) => api.siteTemplate.list({}, { signal }), staleTime: 0 });

/** The content of a template. `version` is the time of its last change. */
export const useTemplateDocument = (id: string, version: string) =>
  useQuery({
    queryKey: [...TEMPLATES, 'content', id, version],
    queryFn: async ({ signal }) => (await api.siteTemplate.get({ params: { id } }, { signal })).document,
  });

/** Returns a mutation that refreshes the templates and the audit log after it. */
function useTemplateMutation<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: () => void Promise.all([TEMPLATES, ['audit']].map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}

/** Saves a site as a new template or, with `replacedId`, as the content of an existing one. */
export const useSaveTemplate = () =>
  useTemplateMutation(({ replacedId, siteId, fields }: { replacedId: string | null; siteId: string; fields: TemplateFields }) =>
    replacedId === null
      ? api.siteTemplate.create({ body: { siteId, ...fields } })
      : api.siteTemplate.replace({ params: { id: replacedId }, body: { siteId } }),
  );

export const useUpdateTemplate = () =>
  useTemplateMutation(({ id, fields }: { id: string; fields: TemplateFields }) =>
    api.siteTemplate.update({ params: { id }, body: fields }),
  );

export const useDeleteTemplate = () => useTemplateMutation((id: string) => api.siteTemplate.delete({ params: { id } }));
