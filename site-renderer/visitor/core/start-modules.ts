import type { VisitorModule, Visit } from '#site-renderer/visitor/core/visitor-module.ts';

/** Fetches the pieces that the page asks for, all at once, and starts them in the order it names them in. */
export async function startModules(visit: Visit, fetchPiece = (address: string): Promise<VisitorModule> => import(address)): Promise<void> {
  const addresses = visit.stage.dataset['pieces']?.split(' ') ?? [];
  const fetched = addresses.map((address) => fetchPiece(address).catch(() => undefined));
  for (const piece of fetched) (await piece)?.start(visit);
}
