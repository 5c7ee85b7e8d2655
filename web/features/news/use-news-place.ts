import { useParams } from 'react-router';
import { type NewsPaths, newsPaths } from '#web/lib/paths.ts';
import { useUser } from '#web/lib/session/user.ts';

interface NewsPlace {
  /** The site that the screens are bound to (notification delivery); `null` for the news of all sites (latest information). */
  siteId: string | null;
  /** The item in the URL; empty on screens without one. */
  newsId: string;
  paths: NewsPaths;
}

/** Returns which of the two views of news the URL opens, with the paths of that view. */
export function useNewsPlace(): NewsPlace {
  const { siteId = null, id: newsId = '' } = useParams();
  return { siteId, newsId, paths: newsPaths(useUser(), siteId) };
}
