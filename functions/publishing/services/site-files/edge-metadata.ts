import type { Site } from '#functions/sites/store/site.ts';

/**
 * Returns the metadata of each file of a site: the accounts whose contracts decide whether the edge serves it
 * (infra/edge/site-response.js).
 */
export const edgeMetadata = ({ lineage }: Pick<Site, 'lineage'>) => ({ lineage: lineage.join() });
