import type { VisitorModule, Visit } from '#site-renderer/visitor/core/visitor-module.ts';

/**
 * Fetches the visitor modules in the page's list (`data-pieces`) in parallel, and starts them in the order of the list. Skips modules that
 * fail to load, and those that the media query in the fragment of their address excludes from this screen.
 */
export async function startModules(
  visit: Visit,
  fetchModule = (address: string): Promise<VisitorModule> => import(address),
): Promise<void> {
  const addresses = visit.stage.dataset['pieces']?.split(' ') ?? [];
  // Without a fragment, the query is `undefined`: a medium that does not exist.
  const fetched = addresses
    .filter((address) => !matchMedia(String(address.split('#')[1])).matches)
    .map((address) => fetchModule(address).catch(() => undefined));
  for (const module of fetched) (await module)?.start(visit);
}
