/** `npm start`: runs the whole product on this machine until Ctrl+C. Configured by PORT, DATA_DIR, IMAGE_MAX_MB and QUIET. */
import { parseArgs } from 'node:util';
import type { Addresses } from '#infra/local/startup/addresses.ts';

if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error(`Node 24 is needed and this is ${process.version}. Run through npm: "npm start".`);
  process.exit(1);
}

const { formatAddresses: summaryOf, formatDemoSite } = await import('#infra/local/startup/addresses.ts');
const { parsePort: portFrom, SetupError } = await import('#infra/local/platform/ports.ts');
const { parseImageMaxMb } = await import('#infra/local/platform/image-max-mb.ts');
const { startPlatform } = await import('#infra/local/startup/start-platform.ts');

const { values } = parseArgs({ options: { 'no-build': { type: 'boolean' }, 'no-demo': { type: 'boolean' } } });

let stop = async (): Promise<void> => undefined;
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop().finally(() => process.exit(0)));

/** Waits for the demo and logs its failure: the product runs without it too. */
async function demoIsComplete(complete: Promise<Addresses>): Promise<void> {
  console.log('  The console can be used. The demo data are being created …\n');
  try {
    console.log(formatDemoSite(await complete));
  } catch (error) {
    console.error(`The demo is incomplete; the next start continues with it. ${String(error)}`);
  }
}

try {
  const { addresses, complete, close } = await startPlatform({
    port: portFrom(process.env['PORT']),
    dataDir: process.env['DATA_DIR'] ?? '.data',
    demo: values['no-demo'] !== true,
    build: values['no-build'] !== true,
    databaseEndpoint: process.env['AWS_ENDPOINT_URL_DYNAMODB'],
    imageMaxMb: parseImageMaxMb(process.env['IMAGE_MAX_MB']),
    report: process.env['QUIET'] ? () => undefined : console.log,
  });
  stop = close;
  console.log(summaryOf(addresses));
  if (addresses.site === null && values['no-demo'] !== true) await demoIsComplete(complete);
} catch (error) {
  console.error(error instanceof SetupError ? error.message : error);
  process.exit(1);
}
