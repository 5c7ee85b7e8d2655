import type { ListedNews } from '#shared/model/news/news.ts';
import type { NewsAction } from '#web/features/news/news-queries.ts';

/** Returns the actions on an item by its status, except editing: items that visitors see can be ended; all other items can be published. */
export const availableNewsActions = ({ status }: Pick<ListedNews, 'status'>): NewsAction[] => [
  status === 'public' ? 'end' : 'publish',
  'duplicate',
  'remove',
];
