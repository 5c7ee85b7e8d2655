import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedSite } from '#shared/model/site/site.ts';
import { SiteCard } from '#web/features/sites/list/site-card.tsx';
import { SiteCardSkeletons } from '#web/features/sites/list/site-card-skeletons.tsx';
import classes from '#web/features/sites/list/site-list.module.css';

interface SiteCardsProps {
  sites: readonly ListedSite[];
  actionsOf: (site: ListedSite) => ReactNode;
  isLoading: boolean;
  /** The sites shown are about to be replaced by others. */
  isStale: boolean;
  toolbar: ReactNode;
}

/** The sites by their pictures. */
export function SiteCards({ sites, actionsOf, isLoading, isStale, toolbar }: SiteCardsProps) {
  const { t } = useTranslation('sites');
  return (
    <div aria-busy={isLoading || isStale}>
      <div className={classes['toolbar']}>{toolbar}</div>
      {isLoading ? (
        <SiteCardSkeletons />
      ) : (
        <ul className={classes['list']} aria-label={t('list.title')} data-stale={isStale}>
          {sites.map((site) => (
            <li key={site.id}>
              <SiteCard site={site} actions={actionsOf(site)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
