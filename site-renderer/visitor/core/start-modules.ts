import type { VisitorModule, Visit } from '#site-renderer/visitor/core/visitor-module.ts';

/** Fetches the visitor modules that the page lists (`data-pieces`) in parallel, and starts them in that order. Skips those that fail to load. */
export async function startModules(
  visit: Visit,
  fetchModule = (address: string): Promise<VisitorModule> => import(address),
): Promise<void> {
  const addresses = visit.stage.dataset['pieces']?.split(' ') ?? [];
  const fetched = addresses.map((address) => fetchModule(address).catch(() => undefined));
  for (const module of fetched) (await module)?.start(visit);
}
