import type { NewsState } from '#shared/model/news/news.ts';

/**
 * The states in which a news item can be saved, by its current state; `none`: a new item. Only published items can be withdrawn.
 */
const NEXT: Readonly<Record<NewsState | 'none', readonly NewsState[]>> = {
  none: ['draft', 'public'],
  draft: ['draft', 'public'],
  public: ['draft', 'public', 'unpublic'],
  unpublic: ['draft', 'public', 'unpublic'],
};

/** Whether a news item in state `from` (`undefined`: a new item) may be saved in state `to`. */
export const mayBecome = (from: NewsState | undefined, to: NewsState): boolean => NEXT[from ?? 'none'].includes(to);
