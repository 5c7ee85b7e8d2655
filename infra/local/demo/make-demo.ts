import { access } from 'node:fs/promises';
import path from 'node:path';
import { makeDemoActing } from '#infra/local/demo/accounts/make-demo-acting.ts';
import { makeDemoBilling } from '#infra/local/demo/billing/make-demo-billing.ts';
import { makeDemoBrand } from '#infra/local/demo/accounts/make-demo-brand.ts';
import { makeDemoCard } from '#infra/local/demo/billing/make-demo-card.ts';
import { makeDemoImports } from '#infra/local/demo/accounts/make-demo-imports.ts';
import { makeDemoInvoices } from '#infra/local/demo/billing/make-demo-invoices.ts';
import { makeDemoLegal } from '#infra/local/demo/accounts/make-demo-legal.ts';
import { makeDemoNotices } from '#infra/local/demo/accounts/make-demo-notices.ts';
import { makeDemoPapers } from '#infra/local/demo/billing/make-demo-papers.ts';
import { makeDemoPeople } from '#infra/local/demo/accounts/make-demo-people.ts';
import { demoSiteMarker, makeDemoSite } from '#infra/local/demo/sites/make-demo-site.ts';
import { HOTEL_LOGIN, makeDemoSites } from '#infra/local/demo/sites/make-demo-sites.ts';
import { makeDemoDomains } from '#infra/local/demo/sites/make-demo-domains.ts';
import { makeDemoViews } from '#infra/local/demo/sites/make-demo-views.ts';
import { makeDemoVisitors } from '#infra/local/demo/sites/make-demo-visitors.ts';
import { makeDemoVisits } from '#infra/local/demo/visits/make-demo-visits.ts';
import type { Layout } from '#infra/local/platform/layout.ts';
import { writeFileAtomically } from '#infra/local/platform/write-file-atomically.ts';

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

const markerOf = ({ dataDir }: Layout): string => path.join(dataDir, 'demo-people');

/** Returns the path of the file that marks page views as created: a second log of the same visits would count them again. */
const viewsMarkerOf = ({ dataDir }: Layout): string => path.join(dataDir, 'demo-views');

/** Returns the path of the file that marks visits as created: a second start would add visits of other people. */
const visitsMarkerOf = ({ dataDir }: Layout): string => path.join(dataDir, 'demo-visits');

const domainsMarkerOf = ({ dataDir }: Layout): string => path.join(dataDir, 'demo-domains');

/** Returns the path of the file that marks invoices as issued: issuing them again would bill the months twice. */
const invoicesMarkerOf = ({ dataDir }: Layout): string => path.join(dataDir, 'demo-invoices');

/** Returns the path of the file that marks notifications as sent: a second set would fill every notification bell. */
const noticesMarkerOf = ({ dataDir }: Layout): string => path.join(dataDir, 'demo-notices');

/** Whether an earlier start has completed the demo. */
export const isDemoMade = async (layout: Layout): Promise<boolean> =>
  (await exists(markerOf(layout))) &&
  (await exists(demoSiteMarker(layout))) &&
  (await exists(viewsMarkerOf(layout))) &&
  (await exists(visitsMarkerOf(layout))) &&
  (await exists(domainsMarkerOf(layout))) &&
  (await exists(noticesMarkerOf(layout))) &&
  (await exists(invoicesMarkerOf(layout)));

/** The steps of the demo, with the text reported when they are done. */
const STEPS = {
  legal: 'terms of use and privacy policy',
  brand: 'the brand of the OEM',
  billing: 'the issuer of invoices',
  people: 'further accounts',
  imports: 'accounts from files',
  sites: 'the sites of the OEM’s customers',
  visitors: 'members, contacts and form entries',
  site: 'the demo site',
  views: 'page views of three months',
  visits: 'visits of two months',
  domains: 'sites with custom domains',
  notices: 'notifications of the operator',
  invoices: 'invoices of three months, a card for the next ones',
};

type Done = (step: keyof typeof STEPS) => void;

function stepReport(report: (line: string) => void): Done {
  let done = 0;
  return (step) => {
    done += 1;
    report(`Demo ${done}/${Object.keys(STEPS).length}: ${STEPS[step]}`);
  };
}

async function makeOnce(layout: Layout, done: Done): Promise<void> {
  if (await exists(markerOf(layout))) return;
  // Runs before other accounts are created, so that each agrees at its first sign-in.
  await makeDemoLegal(layout.consoleOrigin);
  done('legal');
  await makeDemoBrand(layout.consoleOrigin);
  done('brand');
  await makeDemoBilling(layout.consoleOrigin);
  done('billing');
  await makeDemoPeople(layout);
  await makeDemoActing(layout.consoleOrigin);
  done('people');
  await makeDemoImports(layout.consoleOrigin);
  done('imports');
  await makeDemoSites(layout.consoleOrigin);
  done('sites');
  await makeDemoVisitors(layout, HOTEL_LOGIN);
  done('visitors');
  await writeFileAtomically(markerOf(layout), '');
}

/** Creates the custom domains once. Mostly waits for the checks of the domains. */
async function makeDomainsOnce(layout: Layout, accessKeyId: string, done: Done): Promise<void> {
  if (await exists(domainsMarkerOf(layout))) return;
  await makeDemoDomains(layout, accessKeyId);
  await writeFileAtomically(domainsMarkerOf(layout), '');
  done('domains');
}

/** Creates past data once: page views, visits and invoices. */
async function makeHistoryOnce(layout: Layout, done: Done): Promise<void> {
  if (!(await exists(viewsMarkerOf(layout)))) {
    await writeFileAtomically(viewsMarkerOf(layout), '');
    await makeDemoViews(layout);
    done('views');
  }
  if (!(await exists(visitsMarkerOf(layout)))) {
    await writeFileAtomically(visitsMarkerOf(layout), '');
    await makeDemoVisits(layout);
    done('visits');
  }
  if (!(await exists(noticesMarkerOf(layout)))) {
    await writeFileAtomically(noticesMarkerOf(layout), '');
    await makeDemoNotices(layout.consoleOrigin);
    done('notices');
  }
  if (!(await exists(invoicesMarkerOf(layout)))) {
    await writeFileAtomically(invoicesMarkerOf(layout), '');
    await makeDemoInvoices(layout);
    // Runs after the invoices of past months, which were paid by bank transfer.
    await makeDemoCard(layout);
    await makeDemoPapers(layout);
    done('invoices');
  }
}

/**
 * Creates the demo and returns the address of its first site. Everything else is created only once, so that later changes
 * to it are kept. The next start resumes an interrupted creation.
 */
export async function makeDemo(layout: Layout, accessKeyId: string, report: (line: string) => void): Promise<string> {
  const done = stepReport(report);
  const [site] = await Promise.all([makeDemoSite(layout, () => done('site')), makeOnce(layout, done)]);
  await Promise.all([makeDomainsOnce(layout, accessKeyId, done), makeHistoryOnce(layout, done)]);
  return site;
}
