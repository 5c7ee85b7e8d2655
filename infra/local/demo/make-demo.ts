import { access } from 'node:fs/promises';
import path from 'node:path';
import { makeDemoBrand } from '#infra/local/demo/accounts/make-demo-brand.ts';
import { makeDemoPeople } from '#infra/local/demo/accounts/make-demo-people.ts';
import { makeDemoSite } from '#infra/local/demo/sites/make-demo-site.ts';
import { makeDemoSites } from '#infra/local/demo/sites/make-demo-sites.ts';
import type { Layout } from '#infra/local/platform/layout.ts';
import { writeFileAtomically } from '#infra/local/platform/write-file-atomically.ts';

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

async function makeOnce(layout: Layout): Promise<void> {
  const marker = path.join(layout.dataDir, 'demo-people');
  if (await exists(marker)) return;
  await makeDemoBrand(layout.consoleOrigin);
  await makeDemoPeople(layout);
  await makeDemoSites(layout.consoleOrigin);
  await writeFileAtomically(marker, '');
}

/**
 * Creates the demo and returns the address of its first site. Everything but that site is created once, so that later changes to it
 * stay. An interrupted start continues at the next one.
 */
export async function makeDemo(layout: Layout, report: (line: string) => void): Promise<string> {
  const [site] = await Promise.all([makeDemoSite({ layout, report }), makeOnce(layout)]);
  return site;
}
