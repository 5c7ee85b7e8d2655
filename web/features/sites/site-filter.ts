import { SiteSort, SiteStatus } from '#shared/model/sites/site.ts';
import { defineFilter, type FilterOf, sortFields, textField, valueField } from '#web/ui/list/list-filter.ts';

/** Filter and order of the site list; kept in the URL. Sorting by publication date omits sites that were never published. */
export const siteFilter = defineFilter(
  { keyword: textField({ param: 'q' }), status: valueField(SiteStatus), ...sortFields(SiteSort, 'edited') },
  'published',
);

export type SiteFilter = FilterOf<typeof siteFilter>;
