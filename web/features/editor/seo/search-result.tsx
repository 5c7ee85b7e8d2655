import { IconWorld } from '@tabler/icons-react';
import { FAVICON_SIZES, type ImageRef } from '#shared/model/media/media.ts';
import classes from '#web/features/editor/seo/seo.module.css';
import { mediaUrl } from '#web/lib/media-url.ts';

interface SearchResultProps {
  siteName: string;
  favicon: ImageRef | null;
  url: URL;
  title: string;
  description: string;
}

/** Preview of the site as a search result on a phone. */
export function SearchResult({ siteName, favicon, url, title, description }: SearchResultProps) {
  const path = url.pathname.split('/').filter((step) => step !== '');
  return (
    <div className={classes['result']} data-scheme="light">
      <div className={classes['from']}>
        <span className={classes['favicon']}>
          {favicon ? (
            <img src={mediaUrl(favicon.mediaId, Math.min(...FAVICON_SIZES), 'png')} alt="" />
          ) : (
            <IconWorld size={16} stroke={1.5} aria-hidden />
          )}
        </span>
        <span className={classes['names']}>
          <span>{siteName}</span>
          <small>{[url.origin, ...path].join(' › ')}</small>
        </span>
      </div>
      <div className={classes['title']}>{title}</div>
      <div className={classes['description']}>{description}</div>
    </div>
  );
}
