import type { ObjectStorage } from '#functions/platform/gateways/object-storage.ts';
import type { SiteDependencies } from '#functions/sites/api/dependencies.ts';
import type { TemplateStore } from '#functions/sites/store/templates/template-store.ts';

export interface TemplateDependencies extends Pick<
  SiteDependencies,
  'accounts' | 'clock' | 'copies' | 'ids' | 'media' | 'plans' | 'revisions' | 'sites' | 'sitesOrigin'
> {
  templates: TemplateStore;
  files: Pick<ObjectStorage, 'bucket' | 'copyFrom'>;
}
