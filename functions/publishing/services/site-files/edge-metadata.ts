import type { Site } from '#functions/sites/store/site.ts';

/**
 * Returns the metadata of every file for the edge: the accounts whose contracts decide whether it is served (infra/edge/site-response.js).
 */
export const edgeMetadata = ({ lineage }: Pick<Site, 'lineage'>) => ({ lineage: lineage.join() });
