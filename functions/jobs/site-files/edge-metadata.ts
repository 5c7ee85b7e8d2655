import type { Site } from '#functions/store/site/site.ts';

/** What the edge is told of every file: the accounts whose contracts decide whether it is served (infra/edge/site-response.js). */
export const edgeMetadata = ({ lineage }: Pick<Site, 'lineage'>) => ({ lineage: lineage.join() });
