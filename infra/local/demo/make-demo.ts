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
 * Makes what the demo shows and answers the address of its first site. Everything but that site is made once: what people do
 * with it afterwards stays. A start that was broken off goes on where it was.
 */
export async function makeDemo(layout: Layout, report: (line: string) => void): Promise<string> {
  const [site] = await Promise.all([makeDemoSite({ layout, report }), makeOnce(layout)]);
  return site;
}
