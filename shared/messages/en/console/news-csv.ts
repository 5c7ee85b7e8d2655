import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { newsCsv as source } from '#shared/messages/jp/console/news-csv.ts';

export const newsCsv: CatalogueOf<typeof source> = {
  field: {
    title: 'Title',
    content: 'Text',
    contentUrl: 'Link',
    status: 'Status',
    sites: 'Sites',
    owner: 'Account',
    startDate: 'Shown from',
    endDate: 'Shown until',
    createdAt: 'Created',
    updatedAt: 'Updated',
  },
  status: {
    public: 'Public',
    unpublic: 'Not public',
    draft: 'Draft',
    expired: 'Ended',
  },
};
