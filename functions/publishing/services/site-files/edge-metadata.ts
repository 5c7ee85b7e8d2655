import type { Site } from '#functions/sites/store/site.ts';

/**
 * Returns the metadata of a site's files: the accounts whose contracts decide whether the edge serves them (infra/edge/site-response.js).
 */
export const edgeMetadata = ({ lineage }: Pick<Site, 'lineage'>) => ({ lineage: lineage.join() });
