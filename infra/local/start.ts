/** `npm start`: runs the whole product on this machine until Ctrl+C. Configured by PORT, DATA_DIR and QUIET. */
import { parseArgs } from 'node:util';

if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error(`Node 24 is needed and this is ${process.version}. Run through npm: "npm start".`);
  process.exit(1);
}

const { formatAddresses: summaryOf } = await import('#infra/local/platform/addresses.ts');
const { parsePort: portFrom, SetupError } = await import('#infra/local/platform/ports.ts');
const { startPlatform } = await import('#infra/local/platform/start-platform.ts');

const { values } = parseArgs({ options: { 'no-build': { type: 'boolean' }, 'no-demo': { type: 'boolean' } } });

let stop = async (): Promise<void> => undefined;
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop().finally(() => process.exit(0)));

try {
  const { addresses, close } = await startPlatform({
    port: portFrom(process.env['PORT']),
    dataDir: process.env['DATA_DIR'] ?? '.data',
    demo: values['no-demo'] !== true,
    build: values['no-build'] !== true,
    databaseEndpoint: process.env['AWS_ENDPOINT_URL_DYNAMODB'],
    report: process.env['QUIET'] ? () => undefined : console.log,
  });
  stop = close;
  console.log(summaryOf(addresses));
} catch (error) {
  console.error(error instanceof SetupError ? error.message : error);
  process.exit(1);
}
