import { siteId } from '#shared/model/fields.ts';
import { NewsSort, NewsStatus } from '#shared/model/news/news.ts';
import { defineFilter, type FilterOf, sortFields, textField, valueField } from '#web/ui/list/list-filter.ts';

/** Filter and order of a list of news; kept in the URL. `siteId`: the site that shows the items. Sorting by start omits items without one. */
export const newsFilter = defineFilter(
  {
    keyword: textField({ param: 'q' }),
    status: valueField(NewsStatus),
    siteId: valueField(siteId(), 'site'),
    ...sortFields(NewsSort, 'updated'),
  },
  'start',
);

export type NewsFilter = FilterOf<typeof newsFilter>;
