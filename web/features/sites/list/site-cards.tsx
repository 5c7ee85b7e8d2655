import { Skeleton, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { ListedSite } from '#shared/model/sites/site.ts';
import { SiteCard } from '#web/features/sites/list/site-card.tsx';
import classes from '#web/features/sites/list/site-list.module.css';

interface SiteCardsProps {
  sites: readonly ListedSite[];
  actionsOf: (site: ListedSite) => ReactNode;
  isLoading: boolean;
  /** Whether the sites belong to the previous query and are about to be replaced. */
  isStale: boolean;
  /** `null` if it is hidden. */
  toolbar: ReactNode;
}

const SKELETON_CARDS = 4;

/** Placeholders while the list is loading. */
function SiteCardSkeletons() {
  const { t } = useTranslation();
  return (
    <>
      <VisuallyHidden component="output">{t('loading')}</VisuallyHidden>
      <div className={classes['list']} aria-hidden>
        {Array.from({ length: SKELETON_CARDS }, (_, index) => (
          <Skeleton key={index} height={340} />
        ))}
      </div>
    </>
  );
}

/** The sites as cards. */
export function SiteCards({ sites, actionsOf, isLoading, isStale, toolbar }: SiteCardsProps) {
  const { t } = useTranslation('sites');
  return (
    <div aria-busy={isLoading || isStale}>
      {toolbar && <div className={classes['toolbar']}>{toolbar}</div>}
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
